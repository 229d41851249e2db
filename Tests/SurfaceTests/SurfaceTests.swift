import Faceplate
import FaceplateTesting
import Testing

/// Panels written as for Apple's systems, with `import Faceplate` alone, used as a person would use them.
@MainActor
@Suite("Sources of applications")
struct SurfaceTests {
  @Test("Stepper styles of an application's own change gestures and looks, not values")
  func steppers() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { StyledSteppers() }
    #expect(panel.contains("Sum 30"))
    try panel.adjust("Capsule", by: 2)
    try panel.adjust("Plain", by: -1)
    #expect(try panel.value(of: "Capsule") == "12")
    #expect(panel.contains("Sum 31"))
    let vertical = try panel.element("Vertical").frame
    try panel.tap(at: Point(x: vertical.maxX - 8, y: vertical.minY + 4))
    try panel.tap(at: Point(x: vertical.maxX - 8, y: vertical.minY + 4))
    #expect(try panel.value(of: "Vertical") == "11")
    try panel.tap(at: Point(x: vertical.maxX - 8, y: vertical.maxY - 4))
    #expect(try panel.value(of: "Vertical") == "10")
  }

  @Test("A task that lives as long as a press counts while it is held", arguments: [(300, 1), (1000, 7), (2000, 17)])
  func hold(milliseconds: Int, count: Int) async throws {
    let panel = try Harness { HoldPanel() }
    try panel.press("More")
    await panel.settle()
    try await panel.advance(by: .milliseconds(milliseconds))
    try panel.lift()
    await panel.settle()
    try await panel.advance(by: .seconds(2))
    #expect(panel.contains("\(count)"))
  }

  @Test("A cart of bindings adds up while its quantities are stepped")
  func cart() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { CartList() }
    #expect(panel.labels.contains { $0.contains("55.67") }, "\(panel.accessibilityDump)")
    try panel.adjust("Quantity: 2", by: 1)
    #expect(panel.contains("Quantity: 3"))
    #expect(panel.labels.contains { $0.contains("65.66") }, "\(panel.accessibilityDump)")
  }

  @Test("Tweaks travel up as a preference and down through the environment")
  func tweaks() throws {
    let panel = try Harness(size: Size(width: 480, height: 480)) { TweakedPanel() }
    #expect(try panel.value(of: "padding").hasPrefix("10"))
    let before = try panel.element("Hello").frame
    try panel.adjust("offset", by: 10)
    let after = try panel.element("Hello").frame
    #expect(after.minX > before.minX && after.minY == before.minY)
    try panel.tap("bold")
    #expect(try panel.element("World").frame.width > 0)
  }

  @Test("Two handles made of circles and drags hold their order")
  func handles() throws {
    let panel = try Harness(size: Size(width: 400, height: 200)) { TwoHandlesPanel() }
    #expect(panel.contains("From 20 to 80"))
    try panel.drag("Lower", dx: 59.2)
    #expect(panel.contains("From 40 to 80"), "\(panel.accessibilityDump)")
    try panel.drag("Lower", dx: 400)
    #expect(panel.contains("From 80 to 80"))
    try panel.flick("Upper", dx: 400)
    #expect(panel.contains("From 80 to 100"))
  }

  @Test("A drag begins only after a long press, and transient state resets itself")
  func longPressThenDrag() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { PressThenDrag() }
    try panel.drag("Ball", dx: 50)
    #expect(panel.contains("Drops 0, x 0, free"))
    try panel.press("Ball")
    try panel.advance(by: .milliseconds(600))
    #expect(panel.contains("Drops 0, x 0, held"))
    try panel.move(dx: 60, steps: 6)
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Drops 1, x 60, free"), "\(panel.accessibilityDump)")
    #expect(panel.stage.deadline == nil)
  }

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

  @Test("Styles of built-in controls written by an application")
  func styles() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { ControlStylesPanel() }
    try panel.tap("Lamp")
    try panel.tap("Open")
    #expect(panel.contains("Opened 0"))
    try panel.tap("Open")
    try panel.tap("Open")
    #expect(panel.contains("Opened 1"), "\(panel.accessibilityDump)")
    try panel.tap("Delete")
    #expect(panel.contains("Opened 0"))
    #expect(try !panel.isEnabled("Delete"))
    try panel.tap("Heat")
    #expect(panel.contains("heat") || (try? panel.value(of: "Mode")) == "heat")
    try panel.advance(by: .seconds(2))
    #expect(panel.stage.deadline == nil)
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

  @Test("Shapes, paints and effects draw something at every size")
  func drawing() throws {
    for size in [Size(width: 480, height: 480), Size(width: 120, height: 80)] {
      let panel = try Harness(size: size) { DrawingPanel() }
      try panel.check()
      try panel.checkAgainstFreshStage()
    }
  }
}
