import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime

/// The entry of a card in use, in each style, on the screen that the style is meant for. `make bless` draws the pictures
/// anew. The digits are those of a test number; the pictures show them, as the screen of a panel does.
@Suite("Pictures of card entry")
struct CardPicturesTests {
  nonisolated enum Moment: String, CaseIterable { case typed, keypad, wrong, masked, hint, pending, unanswered }

  private struct Screen: View {
    let style: String
    @State private var card = PaymentCard()

    var body: some View {
      VStack(spacing: 12) {
        switch style {
        case "rounded": lockup.creditCardLockupStyle(.rounded)
        case "compact": lockup.creditCardLockupStyle(.compact)
        default: lockup
        }
        Button("Leave") {}
      }
      .frame(maxWidth: 420)
      .padding(12)
    }

    private var lockup: some View {
      CreditCardLockup(
        card: $card,
        rules: [
          InputRule(
            "Refused",
            asynchronously: { _ in
              try await Task.sleep(for: .seconds(3600))
              return true
            })
        ])
    }
  }

  private static let screens: [(style: String, size: Size)] = [
    ("automatic", Size(width: 800, height: 480)), ("rounded", Size(width: 480, height: 272)),
    ("compact", Size(width: 320, height: 240)),
  ]
  private static var folder: String { Program.package + "/Tests/FaceplateTests/Gallery/Pictures" }

  @Test("The entry of a card is drawn, byte for byte, as it was found good", arguments: Moment.allCases)
  func pictures(state: Moment) async throws {
    for (style, size) in Self.screens {
      let panel = try Harness(size: size) { Screen(style: style) }
      try panel.setEnvironment {
        $0.showsPaymentData = true
        $0.currentMonth = CalendarMonth(year: 2026, month: 11)
      }
      try await bring(panel, to: state)
      let name = "card-\(style)-\(state.rawValue)-\(Int(size.width))x\(Int(size.height)).png"
      let file = "\(Self.folder)/\(name)"
      let png = panel.png()
      if getenv("FACEPLATE_BLESS") != nil { try png.write(to: file) }
      if try PNG.decode([UInt8](contentsOf: file)) == PNG.decode(png) { continue }
      try png.write(to: "/tmp/" + name)
      Issue.record("/tmp/\(name) is not \(file)")
    }
  }

  private func bring(_ panel: Harness, to state: Moment) async throws {
    func type(_ digits: String) throws { for digit in digits { try panel.key(.character(digit)) } }
    if state == .keypad {
      try panel.tap("Card number")
      for digit in "411111" { try panel.tap(String(digit)) }
      return
    }
    try panel.key(.tab)
    switch state {
    case .keypad: break
    case .typed: try type("41111111111")
    case .wrong:
      try type("4111111111111112")
      try panel.key(.enter)
    case .masked: try type("41111111111111119")
    case .hint:
      try type("378282246310005927")
      try panel.tap("Where is the security code?")
    case .pending:
      try type("4111111111111111927123")
      try await panel.advance(by: .seconds(2))
    case .unanswered:
      try type("4111111111111111927123")
      try await panel.advance(by: .seconds(12))
    }
    try await panel.advance(by: .seconds(1))
  }
}
