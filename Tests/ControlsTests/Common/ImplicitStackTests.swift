import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The frames of two views, in points of the panel.
@MainActor private final class Places {
  var one = Rect.zero, other = Rect.zero

  var isColumn: Bool { one.midX == other.midX && one.maxY + 8 == other.minY }
  var isRow: Bool { one.midY == other.midY && one.maxX + 8 == other.minX }
}

/// Two views without a stack.
private struct Pair: View {
  let places: Places
  var body: some View {
    Color.red.frame(width: 40, height: 30).onGeometryChange(for: Rect.self) {
      $0.frame(in: .global)
    } action: {
      places.one = $0
    }
    Color.blue.frame(width: 20, height: 30).onGeometryChange(for: Rect.self) {
      $0.frame(in: .global)
    } action: {
      places.other = $0
    }
  }
}

@MainActor
@Suite("Several views without a stack")
struct ImplicitStackTests {
  private func places(@ViewBuilder _ view: @escaping (Pair) -> some View) throws -> Places {
    let places = Places()
    let panel = try Harness(size: Size(width: 700, height: 420)) { view(Pair(places: places)) }
    try panel.advance(by: .seconds(1))
    return places
  }

  @Test("The root, a page, a tab, a cover and a sheet put them into a column in the middle")
  func columns() throws {
    let root = try places { $0 }
    #expect(root.isColumn && root.one.union(root.other).center == Point(x: 350, y: 210))
    #expect(try places { pair in NavigationStack { pair } }.isColumn)
    #expect(
      try places { pair in
        NavigationStack(path: .constant([1])) { Text("Root").navigationDestination(for: Int.self) { _ in pair } }
      }
      .isColumn)
    #expect(
      try places { pair in
        NavigationSplitView {
          Text("Side")
        } detail: {
          pair
        }
      }.isColumn)
    #expect(try places { pair in TabView { Tab("Tab", systemImage: "gear") { pair } } }.isColumn)
    #expect(try places { pair in Text("Page").fullScreenCover(isPresented: .constant(true)) { pair } }.isColumn)
    #expect(try places { pair in Text("Page").sheet(isPresented: .constant(true)) { pair } }.isColumn)
  }

  @Test("The label of a button puts them into a row")
  func rows() throws {
    #expect(
      try places { pair in
        Button {
        } label: {
          pair
        }
      }.isRow)
    #expect(
      try places { pair in
        Button {
        } label: {
          pair
        }.buttonStyle(.bordered)
      }.isRow)
    #expect(
      try places { pair in
        Button {
        } label: {
          pair
        }.buttonStyle(.plain)
      }.isRow)
  }

  @Test("Another view may join a single one, and leave it")
  func joining() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        if count == 1 { Button("Go on") { count = 2 } }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Page() }
    #expect(try panel.element("Count 0").frame.midY == 100)
    try panel.tap("Count 0")
    #expect(try panel.element("Count 1").frame.midY < 100)
    try panel.tap("Go on")
    #expect(try panel.element("Count 2").frame.midY == 100)
    try panel.tap("Count 2")
    #expect(panel.contains("Count 3"))
  }
}
