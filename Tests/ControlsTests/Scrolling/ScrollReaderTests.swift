import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Views to scroll to")
struct ScrollReaderTests {
  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { row in Text("Row \(row)").frame(height: 50) }
      }
    }
  }

  /// Buttons with the identities of rows, above the rows.
  private struct Panel: View {
    let isInPage: Bool

    var body: some View {
      if isInPage { ScrollView { reader } } else { reader }
    }

    private var reader: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ForEach([2, 15, 8], id: \.self) { row in Button("Go \(row)") { proxy.scrollTo(row, anchor: .top) } }
          ScrollView { Rows() }.frame(height: 150)
        }
      }
    }
  }

  @Test("A view outside a scroll view is not the one to scroll to", arguments: [false, true])
  func outside(isInPage: Bool) throws {
    let panel = try Harness(size: Size(width: 300, height: 400)) { Panel(isInPage: isInPage) }
    let top = try panel.element("Row 0").frame.minY
    try panel.tap("Go 15")
    #expect(try panel.element("Row 15").frame.minY == top)
    try panel.tap("Go 8")
    #expect(try panel.element("Row 8").frame.minY == top)
  }

  // https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)
  @Test("Without an anchor the way is the shortest on which a view becomes wholly visible")
  func least() throws {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            ForEach([5, 3, 1], id: \.self) { row in Button("Go \(row)") { proxy.scrollTo(row) } }
            ScrollView { Rows() }.frame(height: 150)
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 400)) { Page() }
    let top = try panel.element("Row 0").frame.minY
    try panel.tap("Go 5")
    #expect(try panel.element("Row 5").frame.minY == top + 100)
    try panel.tap("Go 3")
    #expect(try panel.element("Row 5").frame.minY == top + 100)
    try panel.tap("Go 1")
    #expect(try panel.element("Row 1").frame.minY == top)
  }

  private struct Inside: View {
    var body: some View {
      ScrollView {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("Go") { proxy.scrollTo(15, anchor: .bottom) }.frame(height: 50)
            Rows()
          }
        }
      }
    }
  }

  @Test("A reader inside a scroll view scrolls that one")
  func around() throws {
    let panel = try Harness(size: Size(width: 300, height: 400)) { Inside() }
    try panel.tap("Go")
    // A text of an odd height stands on a whole pixel.
    #expect(try panel.element("Row 15").frame.midY.rounded(.down) == 375)
  }

  nonisolated private static let axes: [Axis.Set] = [.horizontal, .vertical]

  private struct Page: View {
    let axes: Axis.Set
    let isLazy: Bool
    let isBelowTitle: Bool

    var body: some View {
      VStack(spacing: 0) {
        if isBelowTitle { Color.red.frame(height: 40) }
        ScrollView(axes) {
          switch (axes == .horizontal, isLazy) {
          case (true, true): LazyHStack(spacing: 0) { part }
          case (true, false): HStack(spacing: 0) { part }
          case (false, true): LazyVStack(spacing: 0) { part }
          case (false, false): VStack(spacing: 0) { part }
          }
        }
      }
    }

    private var part: some View {
      Color.blue.containerRelativeFrame(axes).frame(minWidth: 10, minHeight: 10)
        .accessibilityElement().accessibilityLabel("part")
    }
  }

  @Test(
    "A view as large as its scroll view is so in the first frame", arguments: axes, [false, true])
  func container(axes: Axis.Set, isLazy: Bool) throws {
    for isBelowTitle in [false, true] {
      let panel = try Harness(size: Size(width: 300, height: 200)) {
        Page(axes: axes, isLazy: isLazy, isBelowTitle: isBelowTitle)
      }
      let size = try panel.element("part").frame.size
      #expect(axes == .horizontal ? size.width == 300 : size.height == (isBelowTitle ? 160 : 200))
    }
  }
}
