import Graphics
import PrimitiveViews
import Runtime
import Testing

@Suite("Layouts of the application's own, and views that ask for their space")
struct CustomLayoutTests {
  /// Steps to the right and down by each view's size.
  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return Size(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner = corner.offsetBy(dx: size.width, dy: size.height + subview[Gap.self])
      }
    }
  }

  private enum Gap: LayoutValueKey { static var defaultValue: Double { 0 } }

  private func block(_ name: String, _ width: Double, _ height: Double) -> some View {
    Box.black.frame(width: width, height: height).words(.label, name).words(.value, "-")
  }

  private func frames(_ panel: BarePanel, _ names: String...) throws -> [Rect] {
    try names.map { try panel.element($0).frame }
  }

  /// Notes which of its views is the last one.
  private struct Ends: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: 10, height: 10)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for view in subviews { log.note(view == subviews.last ? "last" : "other") }
    }
  }

  @Test("Views that a layout arranges are equal if they are the same one")
  func equality() throws {
    let log = Log()
    _ = try BarePanel(size: Size(width: 100, height: 100)) {
      Ends(log: log)() {
        block("a", 20, 10)
        block("b", 20, 10)
      }
    }
    #expect(log.take().suffix(2) == ["other", "last"])
  }

  @Test("A layout measures and places its views, and reads values that they carry")
  func diagonal() throws {
    let panel = try BarePanel(size: Size(width: 200, height: 200)) {
      Diagonal()() {
        block("a", 20, 10)
        block("b", 30, 40).layoutValue(key: Gap.self, value: 5)
        block("c", 10, 10)
      }
    }
    // 60×60, in the middle of 200×200.
    let all = try frames(panel, "a", "b", "c")
    #expect(all[0] == Rect(x: 70, y: 70, width: 20, height: 10))
    #expect(all[1] == Rect(x: 90, y: 80, width: 30, height: 40))
    #expect(all[2] == Rect(x: 120, y: 125, width: 10, height: 10))
  }

  @Test("A geometry reader builds its content from its size, and anew when that changes")
  func geometry() throws {
    let panel = try BarePanel(size: Size(width: 300, height: 100)) {
      GeometryReader { proxy in
        block("third", proxy.size.width / 3, 20)
      }
    }
    #expect(try frames(panel, "third") == [Rect(x: 0, y: 0, width: 100, height: 20)])
    try panel.resize(to: Size(width: 150, height: 100))
    #expect(try frames(panel, "third") == [Rect(x: 0, y: 0, width: 50, height: 20)])
  }

  @Test("The first view that fits is shown, and only that one is there")
  func fits() throws {
    let panel = try BarePanel(size: Size(width: 300, height: 100)) {
      ViewThatFits(in: .horizontal) {
        block("wide", 200, 20)
        block("narrow", 80, 20)
      }
    }
    #expect(panel.labels == ["wide"])
    try panel.resize(to: Size(width: 100, height: 100))
    #expect(panel.labels == ["narrow"])
    try panel.resize(to: Size(width: 40, height: 100))
    #expect(panel.labels == ["narrow"])
    try panel.resize(to: Size(width: 300, height: 100))
    #expect(panel.labels == ["wide"])
    try panel.checkAgainstFreshStage()
  }

  @Test("A ratio is kept inside the space, or over all of it", arguments: [(ContentMode.fit, 100.0), (.fill, 300)])
  func ratio(_ mode: ContentMode, _ side: Double) throws {
    let panel = try BarePanel(size: Size(width: 300, height: 100)) {
      Box.black.aspectRatio(1, contentMode: mode).words(.label, "square").words(.value, "-")
    }
    let frame = try frames(panel, "square")[0]
    #expect(frame.size == Size(width: side, height: side))
    #expect(frame.center == Point(x: 150, y: 50))
  }

  @Test("A view's guide moves it against the others")
  func guide() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) {
      HStack(alignment: .top, spacing: 0) {
        block("a", 10, 20)
        block("b", 10, 20).alignmentGuide(.top) { $0[.bottom] }
      }
    }
    let all = try frames(panel, "a", "b")
    #expect(all[0].minY - all[1].minY == 20)
  }

  @Test("A higher index is drawn, and touched, above what comes later; the layout keeps its order")
  func zIndex() throws {
    struct Panel: View {
      @State private var top = 1.0
      @State private var touched = "nobody"
      var body: some View {
        VStack {
          Area("Swap") { top = -1 }
          ZStack {
            Box.red.frame(width: 50, height: 50).onTapGesture { touched = "red" }.zIndex(top)
            Box.blue.frame(width: 50, height: 50).onTapGesture { touched = "blue" }
          }
          .words(.label, "Pile")
          .words(.value, touched)
        }
      }
    }
    let panel = try BarePanel(size: Size(width: 200, height: 200)) { Panel() }
    try panel.tap("Pile")
    #expect(try panel.value(of: "Pile") == "red")
    try panel.tap("Swap")
    try panel.tap("Pile")
    #expect(try panel.value(of: "Pile") == "blue")
  }

  @Test("What takes all of an endless room is endless to a layout, in both its sizes and its dimensions")
  func endless() throws {
    struct Asking: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let size = subviews[0].sizeThatFits(.infinity)
        let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: .infinity, height: 20))
        log.note("\(size.width) \(size.height) \(dimensions.width) \(dimensions.height)")
        return proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let log = Log()
    _ = try BarePanel { Asking(log: log)() { Box.red } }
    #expect(log.take().first == "inf inf inf 20.0")
    _ = try BarePanel { Asking(log: log)() { Box.red.frame(height: 30).padding(5) } }
    #expect(log.take().first == "inf 40.0 inf 40.0")
    _ = try BarePanel {
      Asking(log: log)() {
        HStack {
          Box.red
          Box.blue
        }
      }
    }
    #expect(log.take().first == "inf inf inf 20.0")
  }
}
