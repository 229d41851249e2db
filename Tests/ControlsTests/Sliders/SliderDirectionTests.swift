import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Sliders in both directions")
struct SliderDirectionTests {
  private struct Panel: View {
    var orientation = SliderOrientation.horizontal
    var labels = SliderLabels.hidden
    @State var window = 20.0...60
    @State var level = 30.0

    var body: some View {
      let stack = orientation == .vertical ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      stack {
        RangeSlider("Window", value: $window, in: 0...100, step: 5)
        Slider("Level", value: $level, in: 0...100, step: 5)
      }
      .labelsHidden()
      .sliderLabels(labels)
      .sliderOrientation(orientation)
      .frame(width: orientation == .vertical ? 160 : 236, height: orientation == .vertical ? 236 : 160)
    }
  }

  private func panel(
    _ direction: LayoutDirection, _ orientation: SliderOrientation = .horizontal, labels: SliderLabels = .hidden
  ) throws -> Harness {
    let panel = try Harness(size: Size(width: 300, height: 300)) { Panel(orientation: orientation, labels: labels) }
    try panel.setEnvironment { $0.layoutDirection = direction }
    return panel
  }

  private func values(_ panel: Harness) throws -> [String] {
    try ["Window minimum", "Window maximum", "Level"].map { try panel.value(of: $0) }
  }

  @Test("9.6-J From right to left the picture is the mirror image")
  func mirrored() throws {
    let (left, right) = try (panel(.leftToRight).snapshot(), panel(.rightToLeft).snapshot())
    func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
      [0, 8, 16].allSatisfy { abs(Int(one >> $0 & 0xff) - Int(other >> $0 & 0xff)) <= 4 }
    }
    var differences = 0
    for y in 0..<left.height {
      for x in 0..<left.width where !isNear(left[x, y], right[left.width - 1 - x, y]) { differences += 1 }
    }
    #expect(differences == 0)
    #expect(left != right)
  }

  @Test("9.6-J From right to left handles follow the finger, flicks end at the ends, and a tap on the track counts so")
  func touch() throws {
    let panel = try panel(.rightToLeft)
    let (low, high) = try (panel.element("Window minimum").frame.center, panel.element("Window maximum").frame.center)
    #expect(low.x > high.x)
    try panel.drag("Window minimum", dx: -20)
    #expect(try values(panel) == ["30", "60", "30"])
    try panel.flick("Window maximum", dx: -500)
    try panel.flick("Window minimum", dx: 500)
    #expect(try values(panel) == ["0", "100", "30"])
    let level = try panel.element("Level").frame
    try panel.tap(at: Point(x: level.maxX - 18 - 2 * 90, y: level.midY))
    #expect(try values(panel) == ["0", "100", "90"])
  }

  @Test("9.6-J Arrow keys go the way they point, in both directions of reading", arguments: LayoutDirection.allCases)
  func keys(direction: LayoutDirection) throws {
    let panel = try panel(direction)
    let more = direction == .leftToRight ? Key.right : .left
    try panel.key(.tab)
    let before = try panel.element("Window minimum").frame.midX
    try panel.key(more)
    #expect(try values(panel) == ["25", "60", "30"])
    #expect(try (panel.element("Window minimum").frame.midX > before) == (more == .right))
    try panel.key(.up)
    #expect(try values(panel) == ["30", "60", "30"])
    try panel.key(.home)
    try panel.key(.tab)
    try panel.key(.end)
    #expect(try values(panel) == ["0", "100", "30"])
  }

  @Test("9.6-J Upright, up is more, by touch and keys, whichever way reading goes", arguments: LayoutDirection.allCases)
  func upright(direction: LayoutDirection) throws {
    let panel = try panel(direction, .vertical)
    let (low, high) = try (panel.element("Window minimum").frame.center, panel.element("Window maximum").frame.center)
    #expect(low.y > high.y && low.x == high.x)
    try panel.drag("Window minimum", dx: 0, dy: -20)
    try panel.flick("Window maximum", dx: 0, dy: -500)
    #expect(try values(panel) == ["30", "100", "30"])
    try panel.flick("Window minimum", dx: 0, dy: 500)
    try panel.flick("Window maximum", dx: 0, dy: 500)
    #expect(try values(panel) == ["0", "0", "30"])
    // A finger has left the focus there without showing it: Tab goes on to the next, and round again.
    for _ in 0..<3 { try panel.key(.tab) }
    try panel.key(.up)
    #expect(try values(panel) == ["0", "5", "30"])
  }

  @Test(
    "9.6-I At every pair of values the texts at the handles stay apart and inside the frame",
    arguments: LayoutDirection.allCases, [160.0, 236])
  func labels(direction: LayoutDirection, width: Double) throws {
    struct Wide: View {
      let width: Double
      @State var window = 0.0...0
      var body: some View {
        RangeSlider(
          "Window", value: $window, in: 0...7_750_000, step: 1_550_000, format: .currency("€").fractionDigits(0)
        )
        .labelsHidden()
        .sliderLabels(.moving)
        .frame(width: width)
      }
    }
    let panel = try Harness(size: Size(width: 260, height: 120)) { Wide(width: width) }
    try panel.setEnvironment { $0.layoutDirection = direction }
    var counts: Set<Int> = []
    for low in 0...5 {
      for high in low...5 {
        try panel.adjust("Window maximum", by: 9)
        try panel.adjust("Window minimum", by: -9)
        try panel.adjust("Window minimum", by: low)
        try panel.adjust("Window maximum", by: high - 5)
        let texts = shownTexts(panel)
        counts.insert(texts.count)
        #expect(texts.allSatisfy { $0.minX >= (260 - width) / 2 - 0.5 && $0.maxX <= (260 + width) / 2 + 0.5 })
        if texts.count == 2 {
          let sorted = texts.sorted { $0.minX < $1.minX }
          #expect(sorted[0].maxX + 8 <= sorted[1].minX + 0.5)
        }
      }
    }
    #expect(counts.contains(width < 200 ? 1 : 2))
  }

  /// The frames of the texts that are drawn.
  private func shownTexts(_ panel: Harness) -> [Rect] {
    func search(_ layoutNode: LayoutNode) -> [Rect] {
      (layoutNode.behavior is TextBehavior ? [layoutNode.stageFrame] : [])
        + layoutNode.behavior.shownChildren.flatMap(search)
    }
    return search(panel.stage.rootLayoutNode)
  }
}
