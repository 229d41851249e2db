import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("A number that is typed into a stepper") struct NumberEntryTests {
  @Observable final class Model {
    var value = 120.0
    var isReadOnly = false
    /// What the stepper has said about its edits.
    var edits: [Bool] = []
  }

  /// A stepper, and a button beside it.
  private struct Panel: View {
    let model: Model
    var range = 3.0...480
    var step = 1.0
    var format = NumberFormat.number

    var body: some View {
      VStack {
        Stepper(
          "Number", value: Binding(get: { model.value }, set: { model.value = $0 }), in: range, step: step,
          format: format, onEditingChanged: { model.edits.append($0) }
        )
        .readOnly(model.isReadOnly)
        Button("Other") {}
      }
    }
  }

  private func panel(
    _ value: Double = 120, in range: ClosedRange<Double> = 3...480, step: Double = 1, _ format: NumberFormat = .number,
    size: Size = Size(width: 480, height: 800), model: Model = Model()
  ) throws -> Harness {
    model.value = value
    return try Harness(size: size) { Panel(model: model, range: range, step: step, format: format) }
  }

  private func type(_ text: String, on panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  /// The place between the buttons of a stepper.
  private func value(of label: String = "Number", on panel: Harness) throws -> Point {
    let (less, more) = try (
      panel.element("Decrement", in: label).frame, panel.element("Increment", in: label).frame
    )
    return Point(x: (less.maxX + more.minX) / 2, y: (less.midY + more.midY) / 2)
  }

  private func tapValue(of label: String = "Number", on panel: Harness) throws {
    try panel.tap(at: value(of: label, on: panel))
  }

  // MARK: Keys

  @Test("Digits at the focused stepper begin an entry; Enter accepts it, and Escape keeps the value")
  func keys() throws {
    let panel = try panel()
    try panel.key(.tab)
    try type("25", on: panel)
    #expect(try panel.value(of: "Number") == "25")
    try panel.key(.escape)
    #expect(try panel.value(of: "Number") == "120")
    try type("257", on: panel)
    try panel.key(.backspace)
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "25")
    try panel.key(.up)
    #expect(try panel.value(of: "Number") == "26")
  }

  @Test("Keys that type no number, and arrows, do what they did")
  func otherKeys() throws {
    let panel = try panel()
    try panel.key(.tab)
    try type("x%", on: panel)
    #expect(try panel.value(of: "Number") == "120")
    try type("7", on: panel)
    try panel.key(.up)
    #expect(try panel.value(of: "Number") == "121")
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "121")
  }

  // MARK: Touch

  @Test("A tap on the value opens the keypad of digits, and Done accepts")
  func touch() throws {
    let panel = try panel()
    try tapValue(on: panel)
    #expect(panel.contains("7"))
    #expect(!panel.contains("."))
    #expect(!panel.contains("-"))
    #expect(try panel.value(of: "Number") == "120")
    for key in ["4", "7", "Done"] { try panel.tap(key) }
    #expect(try panel.value(of: "Number") == "47")
    #expect(!panel.contains("7"))
  }

  // The digits take up about half of the width between the buttons.
  @Test("A tap beside the digits opens the keypad as far as the buttons, which step", arguments: [-0.8, 0.8])
  func besideDigits(share: Double) throws {
    let panel = try panel()
    let (middle, more) = try (value(on: panel), panel.element("Increment", in: "Number").frame)
    try panel.tap(at: Point(x: middle.x + share * (more.minX - middle.x), y: middle.y))
    #expect(panel.contains("Done"))
    try panel.tap("Close")
    let button = try panel.element("Increment", in: "Number").frame
    try panel.tap(at: Point(x: button.minX + 2, y: button.midY))
    #expect(!panel.contains("Done"))
    #expect(try panel.value(of: "Number") == "121")
  }

  @Test("Close, and a touch elsewhere, keep the value")
  func cancelled() throws {
    let panel = try panel()
    try tapValue(on: panel)
    try panel.tap("4")
    try panel.tap("Close")
    #expect(try panel.value(of: "Number") == "120")
    try tapValue(on: panel)
    try panel.tap("4")
    try panel.tap("Other")
    #expect(try panel.value(of: "Number") == "120")
    #expect(!panel.contains("7"))
  }

  @Test("The keypad closes when the focus leaves the stepper, also if a key had moved the focus before the tap ended")
  func focusLeaves() throws {
    let panel = try panel()
    try panel.press(at: value(on: panel))
    try panel.tab(to: "Other")
    try panel.lift()
    #expect(panel.contains("7"))
    try panel.key(.tab)
    #expect(!panel.contains("7"))
    #expect(try panel.value(of: "Number") == "120")
  }

  @Test("Done without a digit keeps the value")
  func empty() throws {
    let model = Model()
    let panel = try panel(model: model)
    try tapValue(on: panel)
    try panel.tap("Done")
    #expect(try panel.value(of: "Number") == "120")
    #expect(!panel.contains("7"))
    #expect(model.edits.isEmpty)
  }

  @Test("A press of a button ends the typing and steps from the value; it never opens the keypad")
  func buttons() throws {
    let panel = try panel(479)
    try tapValue(on: panel)
    try panel.tap("4")
    try panel.tap("Increment", in: "Number")
    #expect(try panel.value(of: "Number") == "480")
    #expect(!panel.contains("7"))
    // At the end of the range the button is disabled.
    let more = try panel.element("Increment", in: "Number").frame
    try panel.tap(at: Point(x: more.midX, y: more.midY))
    #expect(!panel.contains("7"))
    try panel.tap("Decrement", in: "Number")
    #expect(try panel.value(of: "Number") == "479")
    #expect(!panel.contains("7"))
  }

  private struct Styled<Style: StepperStyle>: View {
    let style: Style
    @State private var value = 120

    var body: some View { Stepper("Number", value: $value, in: 3...480).stepperStyle(style) }
  }

  private func open<Style: StepperStyle>(_ style: Style) throws -> Bool {
    let panel = try Harness(size: Size(width: 480, height: 800)) { Styled(style: style) }
    try tapValue(on: panel)
    return panel.contains("Done")
  }

  @Test("A tap on the value opens the keypad, but for values covered by buttons and for those between large ones")
  func styles() throws {
    #expect(try open(.default))
    #expect(try open(.compact))
    #expect(try open(.capsule))
    #expect(try open(.coarseFine))
    #expect(try !open(.vertical))
    #expect(try !open(.largeTouch))
    let dial = try Harness(size: Size(width: 480, height: 480)) { Styled(style: .dial) }
    let frame = try dial.element("Number").frame
    try dial.tap(at: Point(x: frame.midX, y: frame.midY))
    #expect(dial.contains("Done"))
  }

  @Test("A stepper that is disabled or read-only takes neither a tap nor digits", arguments: [true, false])
  func locked(isReadOnly: Bool) throws {
    struct Locked: View {
      let isReadOnly: Bool
      @State private var value = 120

      var body: some View {
        Stepper("Number", value: $value, in: 3...480).readOnly(isReadOnly).disabled(!isReadOnly).labelsHidden()
      }
    }
    let panel = try Harness(size: Size(width: 480, height: 800)) { Locked(isReadOnly: isReadOnly) }
    let frame = try panel.element("Number").frame
    try panel.tap(at: Point(x: frame.midX, y: frame.midY))
    #expect(!panel.contains("Done"))
    try panel.key(.tab)
    try type("25", on: panel)
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "120")
  }

  @Test("A stepper that becomes read-only keeps its value")
  func becomesReadOnly() throws {
    let model = Model()
    let panel = try panel(model: model)
    try tapValue(on: panel)
    try panel.tap("4")
    model.isReadOnly = true
    try panel.frame()
    try panel.tap("Done")
    #expect(model.value == 120)
  }

  // MARK: Numbers

  @Test("A number outside of the range is not set: the range is said, and the next digit replaces the number")
  func bounds() throws {
    let model = Model()
    let panel = try panel(120, in: 3...480, .number.unit("min"), model: model)
    try panel.key(.tab)
    try type("999", on: panel)
    try panel.key(.enter)
    #expect(model.value == 120)
    let range = "Enter a number from 3 min to 480 min"
    #expect(panel.announcements.last?.replacing("\u{202f}", with: " ") == range)
    #expect(try panel.value(of: "Number") == "999")
    try panel.key(.enter)
    #expect(model.value == 120)
    try type("61", on: panel)
    #expect(try panel.value(of: "Number") == "61")
    try panel.key(.escape)
    #expect(try panel.value(of: "Number") == "120 min")
    #expect(!panel.contains("Done"))
    try tapValue(on: panel)
    for key in ["2", "Done"] { try panel.tap(key) }
    #expect(model.value == 120)
    #expect(try panel.value(of: "Number") == "2")
    for key in ["6", "1", "Done"] { try panel.tap(key) }
    #expect(try panel.value(of: "Number") == "61 min")
  }

  @Test("The value becomes the stop nearest to what is typed")
  func step() throws {
    let panel = try panel(30, in: 30...250, step: 5)
    try panel.key(.tab)
    try type("203", on: panel)
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "205")
  }

  @Test("Decimals and a sign are typed where the range and the step have them, with the decimal mark of the language")
  func decimals() throws {
    let panel = try panel(1, in: -5...30, step: 0.5, .number.fractionDigits(1).unit("°C"))
    try panel.key(.tab)
    try type("21.5", on: panel)
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "21.5 °C")
    try tapValue(on: panel)
    for key in ["-", "2", ".", "5", "Done"] { try panel.tap(key) }
    #expect(try panel.value(of: "Number") == "-2.5 °C")
    try panel.setEnvironment { $0.numberConventions = .german }
    try tapValue(on: panel)
    for key in ["1", ",", "5", "Done"] { try panel.tap(key) }
    #expect(try panel.value(of: "Number") == "1,5 °C")
    // A full stop that does not group digits is a decimal mark.
    try panel.setEnvironment { $0.numberConventions = NumberEntryFormTests.french }
    try type("2.5", on: panel)
    #expect(try panel.value(of: "Number") == "2,5")
    try panel.key(.enter)
    #expect(try panel.value(of: "Number") == "2,5 °C")
  }

  @Test("A typed number has the marks between groups of digits that the language has")
  func grouping() throws {
    let model = Model()
    let panel = try panel(1, in: 0...5000, step: 0.5, model: model)
    try panel.setEnvironment { $0.numberConventions = .german }
    try panel.key(.tab)
    try type("1.234,5", on: panel)
    try panel.key(.enter)
    #expect(model.value == 1234.5)
    try type("1,234.5", on: panel)
    #expect(try panel.value(of: "Number") == "1,234.5")
    try panel.key(.enter)
    #expect(model.value == 1234.5)
    #expect(panel.announcements.last == "Enter a number such as 1.234,5")
    // The entry continues, on a keypad that says the same.
    #expect(panel.contains("Done"))
    for _ in 0..<2 { try panel.key(.backspace) }
    try panel.key(.enter)
    #expect(model.value == 1)
  }

  @Test("A percentage is typed as it is written")
  func percent() throws {
    let panel = try panel(0.5, in: 0...1, step: 0.01, .percent)
    try tapValue(on: panel)
    #expect(!panel.contains("."))
    for key in ["3", "7", "Done"] { try panel.tap(key) }
    #expect(try panel.value(of: "Number") == "37%")
  }

  // MARK: Others

  @Test("The typing is one edit, which begins when it is accepted")
  func edits() throws {
    let model = Model()
    let panel = try panel(model: model)
    try panel.key(.tab)
    try type("25", on: panel)
    model.value = 300
    try panel.frame()
    #expect(try panel.value(of: "Number") == "25")
    try panel.key(.escape)
    #expect(try panel.value(of: "Number") == "300")
    #expect(model.edits.isEmpty)
    try type("26", on: panel)
    try panel.key(.enter)
    #expect(model.edits == [true, false])
    #expect(model.value == 26)
  }

  @Test("The keys of a private number, and those of a private text, are private")
  func privacy() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) {
      VStack {
        Panel(model: Model()).privacySensitive()
        TextField("Name", text: .constant("")).privacySensitive()
        TextField("Town", text: .constant("")).keypad(.number)
      }
    }
    try tapValue(on: panel)
    #expect(try panel.element("7").isPrivate)
    try panel.tap("Town")
    #expect(try !panel.element("7").isPrivate)
    try panel.tap("Name")
    #expect(try panel.element("a").isPrivate)
  }

  @Test("A value that only its label shows is not typed: nobody would see what is typed")
  func label() throws {
    struct Shots: View {
      @State private var shots = 2

      var body: some View { Stepper("Shots: \(shots)", value: $shots, in: 1...9) }
    }
    let panel = try Harness { Shots() }
    try panel.key(.tab)
    try type("7", on: panel)
    try panel.key(.enter)
    #expect(panel.contains("Shots: 2"))
  }

  @Test(
    "Each key is on the screen, and the stepper or a line that repeats the number is above the keys",
    arguments: [
      Size(width: 320, height: 240), Size(width: 800, height: 480), Size(width: 480, height: 800),
      Size(width: 1920, height: 1080),
    ])
  func screens(size: Size) throws {
    let panel = try panel(1, in: -5...30, step: 0.5, size: size)
    try tapValue(on: panel)
    let keys = try (Array("1234567890-.").map(String.init) + ["Delete", "Close", "Done"]).map { try panel.element($0) }
    for key in keys {
      #expect(Rect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains(key.frame), "\(key.label)")
    }
    let top = try #require(keys.filter { $0.label != "Close" && $0.label != "Done" }.map(\.frame.minY).min())
    #expect(try panel.element("Number").frame.maxY <= top)
    let before = panel.snapshot()
    try panel.tap("7")
    let rows = 0..<Int(top * panel.stage.scale)
    #expect(
      rows.contains { y in (0..<before.width).contains { before[$0, y] != panel.bitmap[$0, y] } })
    try panel.tap("Done")
    #expect(try panel.value(of: "Number") == "7")
  }
}
