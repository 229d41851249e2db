import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Places of views")
struct GeometryTests {
  private struct Moving: View {
    let log: Log
    @State private var shift = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Box.clear.frame(height: shift)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Pad(name: "at \(Int(frame.minY)), \(Int(proxy.frame(in: .named("board")).minY))", width: 10, height: 10)
        }
        .frame(height: 20)
        .onGeometryChange(for: Double.self, of: { $0.frame(in: .global).minY }) { log.note("\(Int($0))") }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .coordinateSpace(.named("board"))
      .padding(.top, 5)
      .overlay(alignment: .bottom) { Do("Move") { shift += 30 } }
    }
  }

  @Test("A view is told when only what is above it moves")
  func ancestorsMove() throws {
    let log = Log()
    let panel = try BarePanel(size: Size(width: 100, height: 200)) { Moving(log: log) }
    #expect(panel.contains("at 5, 0"))
    #expect(log.take() == ["5"])
    try panel.activate("Move")
    #expect(panel.contains("at 35, 30"))
    #expect(log.take() == ["35"])
  }

  private struct Both: View {
    let log: Log
    @State private var number = 0

    var body: some View {
      Bar("outside \(number)")
      GeometryReader { _ in
        let _ = log.note("inside \(number)")
        Bar("inside \(number)")
      }
      Do("Next") { number += 1 }
    }
  }

  @Test("What it and the view around it have read makes its content anew once")
  func once() throws {
    let log = Log()
    let panel = try BarePanel { VStack { Both(log: log) } }
    #expect(log.take() == ["inside 0"])
    try panel.activate("Next")
    #expect(log.take() == ["inside 1"])
    #expect(panel.contains("outside 1") && panel.contains("inside 1"))
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<Rect>] { [] }
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
  }

  private struct Marked: View {
    @State private var width = 20.0

    var body: some View {
      HStack(spacing: 0) {
        Pad(name: "first", width: width, height: 20)
        Pad(name: "second", width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Do("Widen") { width = 50 }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let place = anchors.first.map { proxy[$0] } ?? .zero
          Leaf.fixed("mark", place.width, place.height).offset(x: place.minX, y: place.minY)
        }
      }
    }
  }

  @Test("A mark follows the view that it is anchored to")
  func anchors() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 100)) { Marked() }
    #expect(try panel.element("mark").frame == panel.element("second").frame)
    try panel.activate("Widen")
    #expect(try panel.element("mark").frame == panel.element("second").frame)
    #expect(try panel.element("first").frame.width == 50)
  }

  @Test("A bar keeps content clear; what ignores it grows under it")
  func safeArea() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) {
      ZStack {
        Leaf(name: "ground").ignoresSafeArea()
        Leaf(name: "content")
        GeometryReader { Pad(name: "bottom \(Int($0.safeAreaInsets.bottom))", width: 10, height: 10) }
      }
      .safeAreaInset(edge: .bottom, spacing: 5) { Leaf.fixed("bar", 100, 20) }
    }
    #expect(leaves(panel).contains("ground 0,0 100×100"))
    #expect(leaves(panel).contains("content 0,0 100×75"))
    #expect(leaves(panel).contains("bar 0,80 100×20"))
    #expect(panel.contains("bottom 25"))
  }
}
