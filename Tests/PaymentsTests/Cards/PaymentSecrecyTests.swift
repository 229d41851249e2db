import FaceplateTesting
import Graphics
import SeededRandom
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime
@testable import Values

@Suite("Payment data is kept nowhere", .serialized, .seeded)
struct PaymentSecrecyTests {
  private struct Payment: View {
    @State private var card = PaymentCard()
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { CreditCardLockup(card: $card) }
        Button("Leave") { isShown = false }
      }
    }
  }

  private func panel(showsDigits: Bool = true, size: Size = Size(width: 800, height: 960)) throws -> Harness {
    let panel = try Harness(size: size) { Payment() }
    try panel.setEnvironment { $0.showsPaymentData = showsDigits }
    return panel
  }

  nonisolated enum End: CaseIterable { case idle, screenLeft }

  /// How the number has come to the panel.
  nonisolated enum Way: CaseIterable {
    case keys, keypad
    /// It was in the clipboard, and has been pasted.
    case pasted
    /// It is in the clipboard when the card is wiped.
    case copied
    /// Somebody has tried to copy it, has deleted it, and has tried to undo that.
    case undone
  }

  @Test(
    "All memory of the process is searched: the number is found while it is typed, and not after the wipe",
    arguments: End.allCases, Way.allCases)
  func memory(end: End, way: Way) async throws {
    let search = try MemorySearch()
    defer { search.end() }
    // A low screen repeats what is typed above the keys.
    let panel = try panel(size: way == .keypad ? Size(width: 480, height: 272) : Size(width: 800, height: 960))
    try enter(search, by: way, panel)
    switch end {
    case .idle: try await panel.advance(by: .seconds(61))
    case .screenLeft: try panel.activate("Leave")
    }
    try await panel.advance(by: .seconds(1))
    #expect(try search.count() == 0)
  }

  private func enter(_ search: MemorySearch, by way: Way, _ panel: Harness) throws {
    let clipboard = panel.stage.service(PanelClipboard.self)
    if way == .pasted || way == .copied { clipboard.copy((0..<16).lazy.map { search.digit($0) }) }
    if way == .keypad { try panel.tap("Card number") } else { try panel.key(.tab) }
    switch way {
    case .keys, .undone: for place in 0..<16 { try panel.key(.character(search.digit(place))) }
    case .keypad: for place in 0..<16 { try panel.tap(String(search.digit(place))) }
    case .pasted: try panel.key(.character("v"), .control)
    case .copied: try panel.key(.character("4"))
    }
    #expect(try search.count() > 0)
    let digits = way == .copied ? "1 digit entered" : "Visa, 16 digits entered"
    #expect(try panel.value(of: "Card number") == digits && clipboard.isEmpty == (way != .copied))
    guard way == .undone else { return }
    try panel.key(.tab, .shift)
    for command in ["c", "x"] as [Character] { try panel.key(.character(command), .control) }
    for _ in 0..<16 { try panel.key(.backspace) }
    for command in ["z", "y", "v"] as [Character] { try panel.key(.character(command), .control) }
    #expect(try panel.value(of: "Card number") == "empty" && clipboard.isEmpty)
  }

  @Test("A picture of the panel has dots in place of the digits, whatever is typed")
  func picture() throws {
    let panels = try ["4111111111111111", "4242424242424242"].map { number in
      let panel = try panel(showsDigits: false)
      try panel.key(.tab)
      for digit in number { try panel.key(.character(digit)) }
      return panel
    }
    #expect(panels[0].bitmap == panels[1].bitmap)
    // What can be told of a card is that, and how much, somebody has typed.
    #expect(try panels[0].bitmap != panel(showsDigits: false).bitmap)
  }

  @Test("On the screen itself the number is readable while it is typed, and then but for its last four digits")
  func screen() throws {
    func typed(_ number: String, _ goesOn: Bool) throws -> Bitmap {
      let panel = try panel()
      try panel.key(.tab)
      for digit in number.dropLast() { try panel.key(.character(digit)) }
      if goesOn { try panel.key(.character(number.last!)) }
      return panel.bitmap
    }
    #expect(try typed("4111111111111111", false) != typed("4242424242421111", false))
    #expect(try typed("4111111111111111", true) == typed("4000000000061111", true))
    #expect(try typed("4111111111111111", true) != typed("4242424242424242", true))
  }

  @Test("Neither the accessibility tree, the announcements, the reports nor the tweaks have digits of the card")
  func words() throws {
    let panel = try panel()
    try panel.key(.tab)
    for digit in "4242424242424242" { try panel.key(.character(digit)) }
    try panel.key(.character("x"))
    let words = [panel.accessibilityDump, panel.stage.layoutDump] + panel.announcements + panel.reports
    for word in words { #expect(!word.contains("42"), "\(word)") }
    #expect(panel.stage.tweaks.declarations.isEmpty)
  }
}
