import Faceplate
import FaceplateTesting
import Foundation
import Testing

/// Sources as they come from Apple's systems: helper types that say nothing of the main actor, and Foundation beside.
@MainActor
@Suite("Sources as they are")
struct ApplicationTests {
  @Test("Styles of a protocol that names no actor step, clamp and are read out")
  func styles() throws {
    let panel = try Harness(size: Size(width: 480, height: 640)) { QuantityStepperGallery() }
    #expect(try panel.value(of: "Capsule") == "10")
    try panel.adjust("Capsule", by: 2)
    #expect(try panel.value(of: "Capsule") == "12")
    let vertical = try panel.element("Vertical").frame
    try panel.tap(at: Point(x: vertical.maxX - 16, y: vertical.midY - 8))
    #expect(try panel.value(of: "Vertical") == "13")
    try panel.tap(at: Point(x: vertical.maxX - 16, y: vertical.midY + 8))
    try panel.tap(at: Point(x: vertical.maxX - 16, y: vertical.midY + 8))
    #expect(try panel.value(of: "Mini") == "11")
  }

  @Test("Two handles of shapes and drags keep to their steps and to each other")
  func range() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { PriceSlider() }
    let price = RangeType.price
    #expect(panel.contains("Selected max value: \(price.string(7_750_000))"))
    let handle = try panel.element("Minimum").frame
    #expect(handle.width == 24 && handle.height == 24)
    try panel.drag("Minimum", dx: 100)
    #expect(try panel.element("Minimum").frame.minX > handle.minX + 80)
    #expect(panel.contains("Selected min value: \(price.string(1_750_000))"), "\(panel.labels)")
    try panel.flick("Minimum", dx: 2000)
    #expect(panel.contains("Selected min value: \(price.string(7_750_000))"))
  }

  @Test("A drag that follows a long press")
  func pressThenDrag() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) { DraggableCircle() }
    try panel.drag("Circle", dx: 60)
    #expect(panel.contains("Drops: 0, x: 0"))
    try panel.press("Circle")
    try panel.advance(by: .milliseconds(600))
    try panel.move(dx: 60, steps: 6)
    #expect(panel.contains("dragging"))
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Drops: 1, x: 60") && panel.contains("idle"), "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("Sizes and places go up as preferences and anchors")
  func anchors() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) { AnchorsScreen() }
    let short = try panel.element("Short").frame.width
    #expect(panel.labels.contains { $0.hasPrefix("Size \(Int(short)) ×") }, "\(panel.labels)")
    let widths = try ["A", "Longer title", "B"].map { try panel.element($0).frame.minX }
    #expect(Set(widths).count == 1, "\(widths) \(panel.stage.layoutDump)")
    try panel.tap("Two")
    try panel.advance(by: .seconds(1))
    let long = try panel.element("Quite a bit longer").frame.width
    #expect(panel.labels.contains { $0.hasPrefix("Size \(Int(long)) ×") }, "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("A layout with a cache and a layout that turns")
  func layouts() throws {
    let panel = try Harness(size: Size(width: 480, height: 640)) { LayoutsScreen() }
    let (cat, fish) = (try panel.element("Cat").frame, try panel.element("Goldfish").frame)
    #expect(cat.width == fish.width)
    #expect(panel.contains("Narrow") && !panel.contains("Column 0"))
    let before = try panel.element("3").frame
    try panel.tap("Toggle")
    try panel.advance(by: .seconds(2))
    #expect(try panel.element("3").frame.midY != before.midY)
    #expect(panel.stage.deadline == nil)
  }

  @Test("Steps drawn by paths lead back to what is done")
  func steps() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { StepsDemo() }
    try panel.tap("Next")
    #expect(panel.contains("At 2"))
    try panel.tap("Step 1 of 3")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("At 0"))
    try panel.tap("Step 3 of 3")
    #expect(panel.contains("At 0"))
  }

  @Test("Bindings to elements that cannot be compared")
  func todos() throws {
    let panel = try Harness(size: Size(width: 480, height: 640)) { TodoScreen() }
    #expect(panel.contains("0 done") && panel.contains("2 left") && panel.contains("today"))
    // Each section of a ForEach stands on a card of its own.
    let (home, work) = (try panel.element("Home").frame, try panel.element("Work").frame)
    let plants = try panel.element("Plants open").frame
    #expect(home.maxY < plants.minY && work.minY > plants.maxY + 20, "\(panel.accessibilityDump)")
    try panel.tap("Plants open")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("1 done") && panel.contains("1 left"), "\(panel.labels)")
    try panel.tap("Report open")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("2 done") && panel.contains("0 left"), "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("A cart of bound rows is added up, edited, and left by dialogs")
  func cart() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { CartScreen() }
    #expect(panel.contains("Cart") && panel.labels.contains { $0.contains("55.67") }, "\(panel.labels)")
    try panel.adjust("Quantity: 2", by: 1)
    #expect(panel.labels.contains { $0.contains("65.66") }, "\(panel.labels)")
    try panel.tap("Checkout")
    try panel.tap("Pay now")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("No Coffee"), "\(panel.labels)")
  }

  @Test("Tweaks of any type come up in the panel's own list")
  func tweaks() throws {
    let panel = try Harness(size: Size(width: 480, height: 640)) { TweakableDemo() }
    let before = try panel.element("Hello, world!").frame
    try panel.adjust("offset", by: 2)
    #expect(try panel.element("Hello, world!").frame.minX > before.minX)
  }

  @Test("Pages and tabs of an application")
  func washer() throws {
    let panel = try Harness(size: Size(width: 480, height: 640)) { MainTabs() }
    try panel.tap(panel.labels.first { $0.hasPrefix("Wool") } ?? "")
    #expect(panel.contains("Minutes") && panel.contains("45"), "\(panel.labels)")
    try panel.tap("About")
    #expect(panel.contains("Version 1.0"))
    try panel.tap("Back")
    try panel.tap("Root")
    #expect(panel.contains("Programs") && !panel.contains("Back"), "\(panel.labels)")
    try panel.tap(panel.labels.last { $0.contains("Status") } ?? "")
    #expect(panel.contains("Status page"))
  }

  @Test("A form with focus, sheets, pickers and measures that grow")
  func form() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { RegistrationForm() }
    #expect(try !panel.isEnabled("Submit"))
    try panel.tap("First name")
    try panel.key(.character("A"))
    try panel.key(.enter)
    #expect(try panel.isEnabled("Submit"), "\(panel.accessibilityDump)")
  }

  @Test("Keys of a macro, and previews without a list")
  func macros() throws {
    var values = EnvironmentValues()
    #expect(values.cardRadius == 12 && values.caption == "none" && values.onCommit == nil)
    values.cardRadius = 20
    #expect(values.cardRadius == 20)
    var transaction = Transaction()
    transaction.isQuiet = true
    #expect(transaction.isQuiet)
    var focused = FocusedValues()
    #expect(focused.openCard == nil)
    focused.openCard = "first"
    #expect(focused.openCard == "first")
    let panel = try Harness(size: Size(width: 200, height: 100)) { KeyedCard().environment(\.caption, "set") }
    #expect(panel.contains("set 12"))
  }

  @Test("Every preview of a program is drawn into a file of its own, without a list")
  func previews() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(Kiosk { Text("Panel") }.run(["panel", "render", "--previews", folder]) == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.contains("QuantityStepper_Previews-All.png"), "\(files)")
    #expect(files.contains("QuantityStepper_Previews-2.png"), "\(files)")
    #expect(files.contains { $0.hasPrefix("Macros-") && $0.hasSuffix("-Dark.png") }, "\(files)")
  }

  @Test("A gesture that is missing leaves touches to others")
  func missingGesture() throws {
    struct Lockable: View {
      @State private var isLocked = false
      @State private var taps = 0
      var body: some View {
        Text("Target").gesture(isLocked ? nil : TapGesture().onEnded { taps += 1 })
        Text("\(taps) taps")
        Button("Lock") { isLocked = true }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { VStack { Lockable() } }
    try panel.tap("Target")
    try panel.tap("Lock")
    try panel.tap("Target")
    #expect(panel.contains("1 taps"), "\(panel.labels)")
  }

  @Test("A style under a name that the toolkit has too is the application's")
  func ownNames() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { OwnNamesScreen() }
    #expect(panel.contains("Sum 20"))
    try panel.adjust("Plain", by: -1)
    let doubled = try panel.element("Doubled").frame
    try panel.tap(at: Point(x: doubled.maxX - 10, y: doubled.midY))
    #expect(try panel.value(of: "Plain") == "9" && panel.value(of: "Doubled") == "20")
    #expect(panel.contains("Sum 29"))
  }

  @Test("Styles of built-in controls, written by an application")
  func controlStyles() throws {
    let panel = try Harness(size: Size(width: 480, height: 2000)) { StylesScreen() }
    #expect(try panel.contains("none") && !panel.isEnabled("Remove"))
    try panel.tap("Twice")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("none"), "one tap is not enough")
    try panel.tap("Twice")
    try panel.tap("Twice")
    #expect(try panel.contains("some") && panel.isEnabled("Remove"), "\(panel.labels)")
    try panel.tap("Remove")
    #expect(panel.contains("none"))
    let before = panel.snapshot()
    try panel.tap("Check")
    #expect(try panel.value(of: "Check") == "on" && panel.snapshot() != before, "\(panel.accessibilityDump)")
  }

  @Test("Panels that draw something, and the same from the beginning")
  func all() throws {
    let views: [AnyView] = [
      AnyView(AccessibilityScreen()), AnyView(AnimationsScreen()), AnyView(DrawingScreen()), AnyView(EffectsScreen()),
      AnyView(StylesScreen()), AnyView(BindingsScreen()), AnyView(EntryKeyed()), AnyView(MenuGrid()),
      AnyView(PathScreen()), AnyView(SplitScreen()), AnyView(TimerScreen()), AnyView(HoldDemo()),
      AnyView(PinchAndTurn()), AnyView(SeekSliderScreen()),
    ]
    // One beginning of time for both stages: else a second may pass between them, and a hand go on.
    let origin = Date.now
    for (index, view) in views.enumerated() {
      let panel = try Harness(size: Size(width: 480, height: 640)) { view.environment(\.clockOrigin, origin) }
      try panel.check()
      try panel.checkAgainstFreshStage()
      #expect(panel.drawnShare > 0.005, "panel \(index)")
    }
  }
}

private struct PriceSlider: View {
  @State private var price = RangeType.price.minimum...RangeType.price.maximum
  var body: some View { SeekSlider(type: .price, selection: $price) }
}
