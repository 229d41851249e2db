import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime

/// What a running panel writes while somebody enters a card.
@Suite("Payment data and files")
struct PaymentTraceTests {
  private struct Payment: View {
    @State private var card = PaymentCard()
    @Tweak("payment.limit", in: 0...500) private var limit = 50

    var body: some View {
      VStack {
        CreditCardLockup(card: $card, rules: [InputRule("Refused") { _ in false }])
        Stepper("Limit", value: $limit, in: 0...500)
      }
    }
  }

  @Test("Neither the log, nor the config file and what lies beside it, nor the report has digits of a card")
  func files() throws {
    let folder = try Folder()
    folder.write("[payment]\nlimit=60\n", to: "panel.conf")
    let desk = try Desk(folder) { Payment() }
    try desk.panel.key(.tab)
    for digit in "4242424242424242" { try desk.panel.key(.character(digit)) }
    for digit in "929737" { try desk.panel.key(.character(digit)) }
    // A text that is not taken, one that is refused, and a change that is written to the file.
    for _ in 0..<6 where !desk.panel.nameOfFocus.contains("Card number") { try desk.panel.key(.tab, .shift) }
    #expect(desk.panel.nameOfFocus.contains("Card number"))
    desk.panel.stage.service(PanelClipboard.self).text = "4242 4242 4242 4242 9"
    try desk.panel.key(.character("v"), .control)
    try desk.panel.key(.enter)
    try desk.panel.adjust("Limit", by: 1)
    try desk.turn(.seconds(5))
    try desk.turn(until: { desk.file.contains("limit=61") })
    let files = try #require(opendir(folder.path))
    defer { closedir(files) }
    var names: [String] = []
    while let entry = readdir(files) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    #expect(names.contains("panel.conf"))
    let texts = names.map { folder.text(of: $0) } + desk.lines + desk.panel.reports + desk.panel.announcements
    for text in texts + [desk.panel.accessibilityDump, desk.panel.stage.layoutDump] {
      #expect(!text.contains("4242") && !text.contains("737"), "\(text)")
    }
  }
}
