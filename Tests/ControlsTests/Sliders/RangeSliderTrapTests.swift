import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Faults that other range sliders have or had.
@Suite("Traps of range sliders")
struct RangeSliderTrapTests {
  private typealias Panel = RangeSliderTests.Panel

  private func panel(_ view: Panel) throws -> Harness { try Harness(size: Size(width: 300, height: 120)) { view } }
  private func values(_ panel: Harness) throws -> [String] { try [low, high].map { try panel.value(of: $0) } }
  private let low = "Price minimum"
  private let high = "Price maximum"

  @Test("9.7-①, 9.7-③ Every place of a handle can be grabbed, and one fast sample reaches the very end")
  func fastSample() throws {
    for dx in stride(from: -14.0, through: 14, by: 7) {
      let panel = try panel(Panel(log: Log(), step: nil))
      try panel.press(at: panel.element(high).frame.center.offsetBy(dx: dx, dy: 0))
      try panel.move(dx: 87, steps: 1)
      try panel.lift()
      #expect(try values(panel) == ["20", "100"])
    }
  }

  @Test("9.7-④ However handles are dragged, they never cross", arguments: RangePolicy.allCases)
  func crossing(policy: RangePolicy) throws {
    let panel = try panel(Panel(log: Log(), policy: policy))
    for (handle, dx) in [(low, 300.0), (high, -300), (low, 300), (low, -70), (high, 20), (high, -200)] {
      try panel.drag(handle, dx: dx, steps: 3)
      let (a, b) = try (panel.element(low).frame.midX, panel.element(high).frame.midX)
      #expect(a <= b)
      let numbers = try values(panel).compactMap(Double.init)
      #expect(numbers.count == 2 && numbers[0] <= numbers[1])
    }
  }

  @Test("9.7-⑤, 9.7-⑥ Handle, text and binding say one value, in a drag and from outside")
  func oneSource() throws {
    let log = Log()
    let panel = try panel(Panel(log: log))
    let start = try panel.element(low).frame.midX - 2 * 20
    func isTrue(_ value: Double) throws -> Bool { try abs(panel.element(low).frame.midX - start - 2 * value) < 1e-9 }
    try panel.press(low)
    for _ in 0..<9 {
      try panel.move(dx: 3.7)
      #expect(try isTrue(Double(panel.value(of: low)) ?? -1))
    }
    try panel.lift()
    #expect(try log.take().filter { $0 != "begin" && $0 != "end" }.last == values(panel).joined(separator: " "))
    try panel.activate("Write")
    #expect(try values(panel) == ["30", "40"] && isTrue(30))
  }

  @Test(
    "9.7-⑦, 9.7-⑨ At any width the handles stay inside, and the whole range is in reach", arguments: [90.0, 236, 700])
  func anyWidth(width: Double) throws {
    struct Free: View {
      let width: Double
      @State var value = 0.0...100
      var body: some View { RangeSlider("Price", value: $value, in: 0...100, step: 1).frame(width: width) }
    }
    let panel = try Harness(size: Size(width: 720, height: 120)) { Free(width: width) }
    let frame = try panel.element("Price").frame
    let (left, right) = try (panel.element(low).frame.midX, panel.element(high).frame.midX)
    #expect(left - 18 >= frame.minX && right + 18 <= frame.maxX)
    try panel.flick(low, dx: 2 * width)
    #expect(try values(panel) == ["100", "100"])
    try panel.flick(low, dx: -2 * width)
    #expect(try values(panel) == ["0", "100"])
  }

  @Test("9.7-⑧ A handle can be grabbed on 44 points, above and below the line as well")
  func target() throws {
    let panel = try panel(Panel(log: Log()))
    let frame = try panel.element(low).frame
    #expect(frame.width >= 44 && frame.height >= 44)
    try panel.press(at: frame.center.offsetBy(dx: -21, dy: 21))
    try panel.move(dx: 20, steps: 2)
    try panel.lift()
    #expect(try values(panel) == ["30", "60"])
  }

  @Test("9.7-⑩ Where a value is drawn is where a finger means that value", arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func inverse(fraction: Double) {
    for isReversed in [false, true] {
      for isVertical in [false, true] {
        let axis = SliderAxis(isVertical: isVertical, isReversed: isReversed && !isVertical)
        for extent in [90.0, 236, 700] {
          let size = Size(width: extent, height: extent)
          #expect(abs(axis.fraction(at: axis.point(at: fraction, in: size), in: size) - fraction) < 1e-12)
        }
      }
    }
  }

  @Test("9.7-⑭ New bounds above the old ones, or below, count at once; a value outside stays until a handle is moved")
  func newBounds() throws {
    struct Moving: View {
      @State private var bounds = 0.0...100
      @State private var value = 20.0...60
      var body: some View {
        VStack {
          RangeSlider("Price", value: $value, in: bounds, step: 5).frame(width: 236)
          Do("Up") { bounds = 200...300 }
          Do("Down") { bounds = -50...10 }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 160)) { Moving() }
    let frames = panel.frames
    try panel.activate("Up")
    #expect(try values(panel) == ["20", "60"] && panel.frames == frames + 1)
    try panel.adjust("Price maximum", by: 1)
    #expect(try values(panel) == ["200", "205"])
    try panel.activate("Down")
    #expect(try values(panel) == ["200", "205"])
    try panel.adjust("Price minimum", by: -1)
    #expect(try values(panel) == ["5", "10"])
  }

  @Test("9.7-⑮ A slider of one handle has one, which reaches both ends and writes inside its frame")
  func single() throws {
    struct One: View {
      @State private var value = 100.0
      var body: some View { Slider("Price", value: $value, in: 0...100).sliderLabels(.moving).frame(width: 160) }
    }
    let panel = try Harness(size: Size(width: 200, height: 120)) { One() }
    #expect(panel.labels == ["Price"])
    let frame = try panel.element("Price").frame
    for (end, text) in [(frame.minX + 18, "0"), (frame.maxX - 18, "100")] {
      try panel.tap(at: Point(x: end, y: frame.midY + 4))
      #expect(try panel.value(of: "Price") == text)
    }
    func texts(_ layoutNode: LayoutNode) -> [Rect] {
      (layoutNode.behavior is TextBehavior ? [layoutNode.stageFrame] : [])
        + layoutNode.behavior.shownChildren.flatMap(texts)
    }
    #expect(texts(panel.stage.rootLayoutNode).allSatisfy { $0.minX >= frame.minX && $0.maxX <= frame.maxX })
  }

  @Test("9.7-⑱ In a scroll view, a handle that is dragged sideways keeps the finger; one that is dragged up scrolls")
  func scrolling() throws {
    struct Long: View {
      @State private var value = 20.0...60
      var body: some View {
        ScrollView {
          RangeSlider("Price", value: $value, in: 0...100, step: 5).frame(width: 236)
          Color.gray.frame(width: 100, height: 900)
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Long() }
    let place = try panel.element(low).frame.center
    try panel.press(low)
    try panel.move(dx: 40, dy: 4, steps: 5)
    try panel.move(dx: 0, dy: -60, steps: 5)
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(try values(panel) == ["40", "60"] && panel.element(low).frame.midY == place.y)
    try panel.press(high)
    try panel.move(dx: 0, dy: -60, steps: 6)
    try panel.lift()
    try panel.advance(by: .seconds(2))
    #expect(try values(panel) == ["40", "60"] && panel.element(low).frame.midY < place.y - 30)
  }

  @Test("9.7-⑲ Texts at the handles and at the ends of the range do not lie on one another")
  func texts() throws {
    struct Both: View {
      @State private var value = 0.0...100
      var body: some View {
        RangeSlider("Price", value: $value, in: 0...100, showsBounds: true).sliderLabels(.moving).frame(width: 236)
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 160)) { Both() }
    func frames(_ layoutNode: LayoutNode) -> [Rect] {
      (layoutNode.behavior is TextBehavior ? [layoutNode.stageFrame] : [])
        + layoutNode.behavior.shownChildren.flatMap(frames)
    }
    let texts = frames(panel.stage.rootLayoutNode)
    #expect(texts.count == 5)
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] { #expect(!text.insetBy(dx: 0.5, dy: 0.5).intersects(other)) }
    }
  }
}
