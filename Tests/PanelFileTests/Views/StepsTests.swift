import FaceplateTesting
import Graphics
import Localization
import Testing

@testable import Looks
@testable import PanelFile
@testable import Runtime

@MainActor @Suite("Steps of panel files") struct StepsTests {
  /// A file with steps that have some keys.
  private static func file(_ keys: String = "", _ value: String = "initial: pay") -> String {
    """
    values:
      step: {type: choice, options: {cart: Cart, pay: Payment, done: Done}, \(value)}
    languages: {de: {Cart: Korb, Payment: Zahlung}}
    pages: {start: {body: [{steps: {value: step\(keys)}}]}}
    """
  }

  private func shown(_ keys: String = "", _ size: Size = Size(width: 480, height: 320)) throws -> ShownPanel {
    try ShownPanel(Self.file(keys), size: size)
  }

  /// The colour of the panel near the left edge of a circle, where its digit is not.
  private func fill(_ step: String, _ panel: ShownPanel) throws -> UInt32 {
    let frame = try panel.harness.element(step).frame
    return panel.harness.bitmap[Int(frame.minX) + 4, Int(frame.midY)] & 0xFFFFFF
  }

  @Test("The titles are in the language of the panel, and can be left out")
  func titles() throws {
    let panel = try shown()
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
    try panel.harness.frame()
    #expect(panel.harness.labels.contains { $0.hasSuffix(", Korb") })
    #expect(panel.harness.labels.contains { $0.hasSuffix(", Zahlung") })
    let bare = try shown(", titles: false").harness
    #expect(try bare.value(of: "Step 2 of 3") == "current")
  }

  @Test("A tap on a step that is done goes back to it, if the file says so", arguments: [true, false])
  func back(isAllowed: Bool) throws {
    let panel = try shown(isAllowed ? ", back: true" : "")
    try panel.harness.tap("Step 3 of 3, Done")
    #expect(panel.kept("step") == "pay")
    try panel.harness.tap("Step 1 of 3, Cart")
    #expect(panel.kept("step") == (isAllowed ? "cart" : "pay"))
  }

  @Test("Upright steps are one below the other")
  func axis() throws {
    func frames(_ keys: String) throws -> [Rect] {
      let panel = try shown(keys).harness
      return try ["Step 1 of 3, Cart", "Step 2 of 3, Payment"].map { try panel.element($0).frame }
    }
    let (row, column) = (try frames(""), try frames(", axis: vertical"))
    #expect(row[0].midY == row[1].midY)
    #expect(row[1].minX > row[0].maxX)
    #expect(column[0].midX == column[1].midX)
    #expect(column[1].minY > column[0].maxY)
  }

  @Test("Each state has the colour that the file says")
  func colors() throws {
    let panel = try shown(", done: '#806040', current: '#2040A0', upcoming: '#D0C0B0'")
    #expect(try fill("Step 1 of 3, Cart", panel) == 0x806040)
    #expect(try fill("Step 2 of 3, Payment", panel) == 0x2040A0)
    #expect(try fill("Step 3 of 3, Done", panel) == 0xD0C0B0)
  }

  @Test("Digits can be read on the colours of the file", arguments: ["#102030", "#F0E0D0"])
  func digits(color: String) throws {
    let panel = try shown(", current: '\(color)'")
    let frame = try panel.harness.element("Step 2 of 3, Payment").frame
    let fill = RGBA(hex: UInt32(color.dropFirst(), radix: 16) ?? 0)
    let row = (Int(frame.midX) - 8...Int(frame.midX) + 8).flatMap { x in
      (Int(frame.midY) - 8...Int(frame.midY) + 8).map { panel.harness.bitmap[x, $0] & 0xFFFFFF }
    }
    let best = row.map { RGBA(hex: $0).contrast(on: fill) }.max() ?? 0
    #expect(best >= 4.5)
  }

  @Test("Symbols take the place of the numbers of steps that are not done, and another mark that of the check mark")
  func symbols() throws {
    let plain = try shown().harness.bitmap
    let marked = try shown(", mark: star.fill").harness.bitmap
    let pictured = try shown(", symbols: {cart: cart, pay: creditcard, done: gift}").harness.bitmap
    #expect(plain != marked)
    #expect(plain != pictured)
    #expect(try shown(", symbols: {cart: house, pay: creditcard, done: gift}").harness.bitmap == pictured)
  }

  @Test(
    "Symbols that do not fit the options are a mistake at their place",
    arguments: [
      ("{cart: cart, pay: creditcard}", 46, "symbols: has none for done; write the symbol of done, too"),
      ("{cart: cart, paid: creditcard, done: gift}", 68, "step has no option “paid”; write one of cart, done, pay"),
      ("{cart: cart, pay: credit, done: gift}", 73, nil), ("[cart, creditcard, gift]", 55, nil),
      ("{}", 55, "symbols: expects a map of options to symbols; write {cart: cart, pay: creditcard}"),
    ])
  func mistakes(symbols: String, column: Int, message: String?) throws {
    let problems = Panels.problems(Self.file(", symbols: \(symbols)"))
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.hasPrefix("panel.yaml:4:\(column): "), "\(problem)")
    if let message { #expect(problem == "panel.yaml:4:\(column): \(message)") }
  }

  @Test("Steps cannot go back where the value can only be read")
  func readOnly() {
    let text = """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {step: {type: choice, options: [a, b], mqtt: {topic: s, read only: true}}}
      pages: {start: {body: [{steps: {value: step, back: true}}, {steps: step}, {steps: {value: step, back: false}}]}}
      """
    #expect(
      Panels.problems(text) == ["panel.yaml:3:46: step can only be read, and back: sets it; remove back:"])
  }

  @Test("Steps that a role may set are set by nobody outside")
  func guards() throws {
    let hash = "$y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05"
    func guarded(_ keys: String) -> Set<String>? {
      Panels.read(Self.file(", access: service\(keys)") + "\nroles: {service: \(hash)}\n").document?.guardedValues
    }
    #expect(guarded(", back: true") == ["step"])
    #expect(guarded("") == [])
  }

  @Test("Steps whose colour follows a private value are private")
  func privacy() throws {
    let text = Self.file(", done: red if code == 4711 else green")
      .replacing("values:\n", with: "values:\n  code: {type: number, private: true, initial: 4711}\n")
    let panel = try ShownPanel(text)
    #expect(try panel.harness.element("Step 1 of 3, Cart").isPrivate)
    #expect(try !shown().harness.element("Step 1 of 3, Cart").isPrivate)
  }
}
