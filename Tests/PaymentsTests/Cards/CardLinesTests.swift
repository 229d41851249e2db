import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Headless
@testable import Runtime
@testable import Values

/// What the numbered lines about card entry say of the screen: of groups, styles, codes and refusals.
@Suite("Card entry, line by line")
struct CardLinesTests {
  private func type(_ text: String, _ panel: Harness) throws {
    for character in text { try panel.key(.character(character)) }
  }

  /// After how many digits of the number there is a gap on the screen.
  private func gaps(_ panel: Harness) throws -> [Int] {
    let node = try #require(panel.stage.rootLayoutNode.first { $0.behavior is DigitsBehavior })
    let digits = try #require(node.behavior as? DigitsBehavior)
    if digits.count < 2 { return [] }
    let widths = (1...digits.count).map { digits.caretX(at: $0) - digits.caretX(at: $0 - 1) }
    return widths.indices.filter { widths[$0] > widths.min()! + 1 }.map { $0 + 1 }
  }

  @Test(
    "6.1 With each digit the number is grouped as its brand has it",
    arguments: [
      ("4111111111111111", [4, 8, 12]), ("5555555555554444", [4, 8, 12]), ("378282246310005", [4, 10]),
      ("30569309025904", [4, 10]), ("6011111111111117", [4, 8, 12]), ("3530111333300000", [4, 8, 12]),
    ])
  func groups(number: String, places: [Int]) throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    for (index, digit) in number.enumerated() {
      try type(String(digit), panel)
      #expect(try gaps(panel) == places.filter { $0 < index + 1 }, "after \(index + 1) digits")
    }
  }

  @Test("6.1 Another brand, another grouping: the digits of one number move as the first ones change")
  func regrouped() throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    try type("41111111111", panel)
    #expect(try gaps(panel) == [4, 8])
    try panel.key(.home)
    try panel.key(.delete)
    try type("37", panel)
    #expect(try gaps(panel) == [4, 10])
  }

  @Test("6.3 A 9 in the month is 09 on the screen at once, and what follows goes to the year")
  func month() throws {
    let pictures = try ["09", "9"].map { digits in
      let panel = try checkout(Till())
      for _ in 0..<2 { try panel.key(.tab) }
      try type(digits + "2", panel)
      return panel.bitmap
    }
    #expect(pictures[0] == pictures[1])
  }

  nonisolated private static let styles = ["automatic", "rounded", "compact"]

  private func panel(in style: String) throws -> Harness {
    let panel = try Harness(size: Size(width: 420, height: 400)) {
      switch style {
      case "rounded": AnyView(Checkout(till: Till()).creditCardLockupStyle(.rounded))
      case "compact": AnyView(Checkout(till: Till()).creditCardLockupStyle(.compact))
      default: AnyView(Checkout(till: Till()))
      }
    }
    try panel.setEnvironment { $0.currentMonth = CalendarMonth(year: 2026, month: 11) }
    return panel
  }

  /// The frames of the texts that are drawn, by what they say.
  private func texts(_ panel: Harness) -> [String: Rect] {
    Dictionary(LintSurvey(panel.stage).texts.map { ($0.fit.text, $0.frame) }) { first, _ in first }
  }

  @Test("6.5 One style on the group changes the look of every field, and where and how errors are shown")
  func errors() throws {
    let wrong = "This is not a valid card number"
    var rows: [String: (moved: Double, errors: Int)] = [:]
    var frames: [[Rect]] = []
    for style in Self.styles {
      let panel = try panel(in: style)
      let names = ["Card number", "Month", "Year", "Security code"]
      frames.append(try names.map { try panel.element($0).frame })
      let before = try panel.element("Month").frame.minY - panel.element("Card number").frame.minY
      try panel.key(.tab)
      try type("4111111111111112", panel)
      try panel.key(.tab)
      try panel.key(.tab)
      try panel.key(.tab)
      try panel.tap("Pay")
      let texts = texts(panel)
      let error = try #require(texts.first { $0.key.hasPrefix(wrong) }).value
      let (number, month) = try (panel.element("Card number").frame, panel.element("Month").frame)
      // In the usual style an error stands below its field, in the others one stands below all fields.
      #expect((error.minY < month.minY) == (style == "automatic"), "\(style)")
      #expect(error.minY >= number.maxY)
      rows[style] = (
        month.minY - number.minY - before, texts.keys.count { $0.hasPrefix(wrong) || $0.hasPrefix("Enter the") }
      )
      #expect(texts.keys.contains(wrong + ", and 3 more") == (style != "automatic"))
    }
    for index in 0..<4 { #expect(Set(frames.map { $0[index] }).count == 3) }
    #expect(try #require(rows["automatic"]).moved > 10 && rows["automatic"]?.errors == 4)
    for style in ["rounded", "compact"] { #expect(rows[style]?.moved == 0 && rows[style]?.errors == 1) }
  }

  @Test("6.5 Rounded shows symbols inside the fields: the logo, and a mark where something is wrong", arguments: styles)
  func symbols(style: String) throws {
    let panel = try panel(in: style)
    try panel.key(.tab)
    try type("4111111111111112", panel)
    try panel.key(.tab)
    let (logo, number) = try (panel.element("Visa").frame, panel.element("Card number").frame)
    #expect(abs(logo.midY - number.midY) < 2)
    // Between the digits and the logo nothing but the mark is red.
    var red = 0
    for y in Int(logo.minY)..<Int(logo.maxY) {
      for x in Int(logo.minX) - 38..<Int(logo.minX) - 4 {
        let parts = [16, 8, 0].map { panel.bitmap[x, y] >> $0 & 0xFF }
        if parts[0] > 0x90, parts[1] < 0x50, parts[2] < 0x50 { red += 1 }
      }
    }
    #expect((red > 60) == (style == "rounded") && (red == 0) == (style != "rounded"), "\(red)")
  }

  @Test("6.5 Rounded has a symbol before what the fields for the expiry and the code take", arguments: styles)
  func fieldSymbols(style: String) throws {
    let panel = try Harness(size: Size(width: 800, height: 480)) {
      switch style {
      case "rounded": AnyView(Checkout(till: Till()).creditCardLockupStyle(.rounded))
      case "compact": AnyView(Checkout(till: Till()).creditCardLockupStyle(.compact))
      default: AnyView(Checkout(till: Till()))
      }
    }
    let frames = try ["Card number", "Month", "Security code"].map { try panel.element($0).frame }
    // A symbol of 16 points, and 10 after it.
    #expect(frames[1].minX - frames[0].minX == (style == "rounded" ? 26 : 0))
    guard style == "rounded" else { return }
    for field in frames.dropFirst() {
      let ground = panel.bitmap[Int(field.minX) - 5, Int(field.midY)]
      var drawn = 0
      for y in Int(field.midY) - 8..<Int(field.midY) + 8 {
        for x in Int(field.minX) - 26..<Int(field.minX) - 10 where panel.bitmap[x, y] != ground { drawn += 1 }
      }
      #expect(drawn > 40)
    }
  }

  @Test("6 The fields are a group with a name, in each style", arguments: styles)
  func group(style: String) throws {
    let dump = try panel(in: style).accessibilityDump
    #expect(dump.contains("group \"Payment card\""), "\(dump)")
  }

  /// A style that does nothing but stack the parts.
  private struct Bare: CreditCardLockupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { ForEach(configuration.fields, id: \.field) { CreditCardFieldFrame($0) } }
    }

    func makeField(configuration: CreditCardFieldConfiguration) -> some View { configuration.content }
  }

  @Test("6.6 A style has no part in grouping, in the month's zero, in errors and in the way from field to field")
  func bare() throws {
    let panel = try Harness(size: Size(width: 800, height: 960)) {
      Checkout(till: Till()).creditCardLockupStyle(Bare())
    }
    try panel.setEnvironment { $0.currentMonth = CalendarMonth(year: 2026, month: 11) }
    try panel.key(.tab)
    try type("3782822463100059", panel)
    #expect(try gaps(panel) == [4, 10])
    #expect(try panel.value(of: "Card number") == "American Express, 15 digits entered")
    #expect(try panel.value(of: "Month") == "2 digits entered")
    try type("25", panel)
    try panel.key(.tab)
    #expect(try panel.value(of: "Year") == "2 digits entered" && !panel.element("Year").hint.isEmpty)
  }

  @Test("6.14 After a change from a brand with three digits to one with four, the code is judged anew, and back")
  func code() throws {
    let panel = try checkout(Till())
    try panel.key(.tab)
    try type("4111111111111111927123", panel)
    try panel.tap("Security code")
    try panel.tap("Done")
    #expect(try panel.value(of: "Security code") == "3 digits entered")
    try panel.tap("Card number")
    try panel.tap("Close")
    for _ in 0..<16 { try panel.key(.backspace) }
    try type("378282246310005", panel)
    try panel.tap("Pay")
    #expect(try panel.value(of: "Security code") == "3 digits entered")
    #expect(try panel.element("Security code").hint.contains("4 digits"))
    try type("4", panel)
    #expect(try panel.value(of: "Security code") == "4 digits entered")
    try panel.tap("Card number")
    try panel.tap("Close")
    for _ in 0..<15 { try panel.key(.backspace) }
    try type("4111", panel)
    #expect(try panel.value(of: "Security code") == "3 digits entered")
  }

  @Test(
    "6.12 By touch too a hostile paste changes nothing, and the reason is seen above the keys",
    arguments: [(320.0, 240.0), (480, 272), (800, 480)])
  func hostile(width: Double, height: Double) throws {
    for (text, reason) in [
      ("4111x111", "Only digits can be entered"), ("\u{202E}4111", "Only digits can be entered"),
      ("\u{200F}4111", "Only digits can be entered"),
      (String(repeating: "4", count: 10_000), "Card number: no more digits fit"),
    ] {
      let panel = try Harness(size: Size(width: width, height: height)) {
        ScrollView { Checkout(till: Till()).creditCardLockupStyle(.compact) }
      }
      try panel.setEnvironment { $0.currentMonth = CalendarMonth(year: 2026, month: 11) }
      panel.stage.service(PanelClipboard.self).text = text
      try panel.tap("Card number")
      try panel.key(.character("v"), .control)
      #expect(try panel.value(of: "Card number").hasPrefix("empty"))
      let shown = LintSurvey(panel.stage).texts.filter { $0.fit.text == reason && $0.frame.maxY <= height }
      #expect(shown.contains { !$0.fit.isTruncated }, "\(text.prefix(9)) at \(width)")
    }
  }
}
