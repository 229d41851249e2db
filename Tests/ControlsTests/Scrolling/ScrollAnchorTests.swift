import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Anchors, margins, bouncing and phases of scroll views")
struct ScrollAnchorTests {
  private struct Growing: View {
    var anchor: UnitPoint?
    var role: ScrollAnchorRole?
    var rows = 2
    @State private var count = 0

    private var list: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<(rows + count), id: \.self) { Pad(name: "Row \($0)", width: 50, height: 40) }
        }
      }
      .frame(width: 100, height: 160)
    }

    var body: some View {
      HStack(spacing: 0) {
        if let role { list.defaultScrollAnchor(anchor, for: role) } else { list.defaultScrollAnchor(anchor) }
        Do("Add") { count += 1 }
      }
      .frame(width: 200, height: 160, alignment: .topLeading)
    }
  }

  private func panel(_ view: Growing) throws -> Harness {
    try Harness(size: Size(width: 200, height: 160)) { view }
  }

  @Test("Content that fits is placed by the anchor for the alignment only")
  func alignment() throws {
    #expect(try panel(Growing(anchor: .bottom, role: .alignment)).element("Row 0").frame.minY == 80)
    #expect(try panel(Growing(anchor: .bottom, role: .initialOffset)).element("Row 0").frame.minY == 0)
    #expect(try panel(Growing(anchor: .bottom, role: .sizeChanges)).element("Row 0").frame.minY == 0)
    #expect(try panel(Growing(anchor: .bottom)).element("Row 0").frame.minY == 80)
  }

  // https://developer.apple.com/forums/thread/715390
  @Test("Content that fits is in the middle of a scroll view with two axes, and at the beginning of one with one axis")
  func twoAxes() throws {
    func frame(_ axes: Axis.Set, width: Double = 50, _ anchor: UnitPoint? = nil) throws -> Rect {
      let panel = try Harness(size: Size(width: 200, height: 160)) {
        ScrollView(axes) { Pad(name: "Map", width: width, height: 40) }.defaultScrollAnchor(anchor)
      }
      return try panel.element("Map").frame
    }
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(try frame(both).origin == Point(x: 75, y: 60))
    // Along the axis on which it does not fit, it begins at its beginning.
    #expect(try frame(both, width: 300).origin == Point(x: 0, y: 60))
    #expect(try frame(both, .topLeading).origin == .zero)
    #expect(try frame(.vertical).minY == 0)
    #expect(try frame(.horizontal).minX == 0)
  }

  @Test("The first position is that of the anchor for the initial offset only")
  func initialOffset() throws {
    #expect(try panel(Growing(anchor: .bottom, role: .initialOffset, rows: 10)).element("Row 9").frame.maxY == 160)
    #expect(try panel(Growing(anchor: .bottom, role: .alignment, rows: 10)).element("Row 0").frame.minY == 0)
    #expect(try panel(Growing(anchor: .bottom, role: .sizeChanges, rows: 10)).element("Row 0").frame.minY == 0)
  }

  @Test("Content that stands at the end stays there when it grows, until the user scrolls")
  func sizeChanges() throws {
    let log = try panel(Growing(anchor: .bottom, rows: 10))
    try log.activate("Add")
    #expect(try log.element("Row 10").frame.maxY == 160)
    try log.drag("Row 9", dx: 0, dy: 60)
    try log.advance(by: .seconds(3))
    let place = try log.element("Row 8").frame
    try log.activate("Add")
    #expect(try log.element("Row 8").frame == place)
    let other = try panel(Growing(anchor: .bottom, role: .initialOffset, rows: 10))
    try other.activate("Add")
    #expect(try other.element("Row 9").frame.maxY == 160)
  }

  @Test("Scroll indicators keep to their own margins")
  func indicatorMargins() throws {
    func firstRow(_ margin: Double) throws -> Int? {
      let panel = try Harness(size: Size(width: 100, height: 160)) {
        ScrollView { Color.gray.frame(width: 100, height: 400) }
          .contentMargins(.top, margin, for: .scrollIndicators)
      }
      try panel.press(at: Point(x: 50, y: 100))
      try panel.move(dx: 0, dy: -30, steps: 5)
      let picture = panel.snapshot()
      return (0..<160).first { picture.hex(95, $0) != picture.hex(50, $0) }
    }
    let (without, with) = (try #require(try firstRow(0)), try #require(try firstRow(60)))
    #expect(without < 30 && with > 60, "\(without) \(with)")
  }

  @Test("Content that fits can be pulled only along the axes that bounce")
  func bouncing() throws {
    let panel = try Harness(size: Size(width: 200, height: 160)) {
      ScrollView([.horizontal, .vertical]) { Pad(name: "Map", width: 50, height: 50) }
        .scrollBounceBehavior(.always, axes: .horizontal)
    }
    let start = try panel.element("Map").frame
    try panel.press(at: Point(x: 100, y: 80))
    try panel.move(dx: 0, dy: 60, steps: 6)
    #expect(try panel.element("Map").frame == start)
    try panel.lift()
    try panel.press(at: Point(x: 100, y: 80))
    try panel.move(dx: 60, dy: 0, steps: 6)
    #expect(try panel.element("Map").frame.minX > start.minX + 5)
    #expect(try panel.element("Map").frame.minY == start.minY)
  }

  @Test("A finger that is down but has not moved is tracked")
  func tracking() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 100, height: 160)) {
      ScrollView { Color.gray.frame(width: 100, height: 400) }
        .onScrollPhaseChange { log.note("\($1)") }
    }
    try panel.press(at: Point(x: 50, y: 100))
    #expect(log.take() == ["tracking"])
    try panel.lift()
    #expect(log.take() == ["idle"])
    try panel.press(at: Point(x: 50, y: 100))
    try panel.move(dx: 0, dy: -40, steps: 8)
    #expect(log.take() == ["tracking", "interacting"])
    try panel.cancel()
    #expect(log.take().last == "idle")
  }
}
