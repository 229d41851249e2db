import Faceplate
import FaceplateTesting
import Testing

/// Panels of a target whose default isolation is the main actor, with `import Faceplate` alone: their layouts, shapes,
/// effects, keys and models conform to the toolkit's protocols without a word about actors, and work.
@Suite("Sources with default isolation")
struct DefaultIsolationTests {
  @Test("Layouts of an application's own, and the change from one to another")
  func layouts() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { FlowPanel() }
    let (first, fourth) = (try panel.element("Tag 0").frame, try panel.element("Tag 3").frame)
    // Digits differ in width; the frames around the labels do not.
    #expect(abs(fourth.midX - first.midX) <= 0.5 && fourth.minY == first.minY + 34)
    #expect(try panel.element("wide").frame.width == 225)
    #expect(try panel.element("narrow").frame.width == 75)
    #expect(try panel.element("40 %").frame.maxX == panel.element("180").frame.maxX)
    try panel.tap("Turn")
    try panel.advance(by: .seconds(1))
    #expect(try abs(panel.element("Tag 1").frame.midX - panel.element("Tag 0").frame.midX) < 1)
  }

  @Test("Animations end where they should and let the panel sleep")
  func motion() throws {
    let panel = try Harness(size: Size(width: 300, height: 400)) { MotionPanel() }
    #expect(panel.contains("0"))
    try panel.tap("Run")
    try panel.advance(by: .milliseconds(500))
    let halfway = panel.labels.compactMap { Int($0) }.first ?? 0
    #expect((30...70).contains(halfway), "\(panel.labels)")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("100") && panel.contains("Drawer"))
  }

  @Test("Models, anchors and focus reach every view that asks for them")
  func shared() throws {
    let panel = try Harness(size: Size(width: 480, height: 480)) { SharedPanel() }
    #expect(panel.contains("180 degrees, 0 taps"))
    try panel.tap("Tap")
    try panel.tap("Hotter")
    #expect(panel.contains("185 degrees, 1 taps"))
    let underline = try panel.element("underline").frame
    try panel.tap("Two, longer")
    #expect(panel.contains("Second page") && !panel.contains("First page"))
    #expect(try panel.element("underline").frame.minX > underline.minX)
    #expect(panel.contains("nowhere"))
    try panel.tap("Name")
    #expect(panel.contains("in name"), "\(panel.accessibilityDump)")
    try panel.key(.enter)
    #expect(panel.contains("in note"), "\(panel.accessibilityDump)")
  }
}
