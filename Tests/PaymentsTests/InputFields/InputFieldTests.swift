import FaceplateTesting
import Graphics
import Localization
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Runtime

@Suite("Input fields")
struct InputFieldTests {
  private final class Shop {
    var asked: [String] = []
    var delay = Duration.seconds(1)
    var isDown = false

    func knows(_ voucher: String) async throws -> Bool {
      asked.append(voucher)
      try await Task.sleep(for: delay)
      if isDown { throw CancellationError() }
      return voucher == "AB12"
    }
  }

  private struct Form: View {
    let shop: Shop
    let log: Log
    @State private var voucher = ""

    var body: some View {
      VStack {
        InputField(
          "Voucher", text: $voucher,
          rules: [
            .required("A voucher is needed"), .length(4...4, "A voucher has four characters"),
            InputRule("No such voucher", asynchronously: shop.knows),
          ]
        )
        .onSubmit { log.note("submit \(voucher)") }
        Button("Other") {}
      }
      .padding(20)
    }
  }

  private func panel(_ shop: Shop, _ log: Log = Log()) throws -> Harness { try Harness { Form(shop: shop, log: log) } }

  private func hint(_ panel: Harness) throws -> String { try panel.element("Voucher").hint }

  @Test("6.10: the field is read out with its name and its state, in the language of the panel")
  func accessible() async throws {
    let panel = try panel(Shop())
    let words = Localizer(LanguageTag("de"))
    try panel.setEnvironment { $0.setLanguage(words) }
    let field = try panel.element("Voucher")
    #expect(field.role == .textField && field.label == "Voucher")
    try panel.key(.tab)
    for character in "AB13" { try panel.key(.character(character)) }
    try await panel.advance(by: .milliseconds(400))
    #expect(try hint(panel) == words("being checked") && words("being checked") != "being checked")
    try panel.key(.tab)
    try await panel.advance(by: .seconds(2))
    #expect(try hint(panel) == "No such voucher")
    #expect(panel.announcements.contains { $0.contains("No such voucher") })
  }

  private struct Localized: View {
    @State private var text = ""

    var body: some View {
      VStack {
        InputField("Bake", text: $text, rules: [.required("Nothing"), .length(2...3, "Bake")], prompt: "Bake")
        InputField("Name", text: $text, rules: [.required(), .length(4...5)])
        InputField(String("Bake"), text: $text, rules: [.length(2...3, String("Bake"))])
        Button("Leave") {}
      }
    }
  }

  @Test("6.10: titles, examples and messages are keys of the application's tables")
  func localized() throws {
    let panel = try Harness(size: Size(width: 800, height: 600)) { Localized() }
    let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/LocalizationTests/Files"
    let localizer = Localizer(LanguageTag("de"), folders: TranslationFolders([folder]))
    try panel.setEnvironment { $0.setLanguage(localizer) }
    #expect(panel.contains("Backen") && panel.contains("Bake"))
    try panel.key(.tab)
    try panel.key(.character("A"))
    try panel.key(.tab)
    #expect(try panel.element("Backen").hint == "Backen")
    #expect(try panel.element("Name").hint == "")
    try panel.key(.tab)
    #expect(try panel.element("Name").hint == "4 bis 5 Zeichen")
    try panel.key(.tab)
    #expect(try panel.element("Bake").hint == "Bake")
  }

  @Test("6.13: an error shows when the field is left, and goes with the next key")
  func leaving() async throws {
    let panel = try panel(Shop())
    try panel.key(.tab)
    try panel.key(.character("A"))
    #expect(try hint(panel) == "")
    try panel.key(.tab)
    #expect(try hint(panel) == "A voucher has four characters")
    try panel.key(.tab, .shift)
    try panel.key(.character("B"))
    #expect(try hint(panel) == "")
  }

  @Test("6.9, 6.15: another's rule is asked 300 ms after the last key, once, and older answers are ignored")
  func asking() async throws {
    let (shop, log) = (Shop(), Log())
    let panel = try panel(shop, log)
    try panel.key(.tab)
    for character in "AB13" { try panel.key(.character(character)) }
    try await panel.advance(by: .milliseconds(250))
    #expect(shop.asked == [])
    try await panel.advance(by: .milliseconds(100))
    #expect(shop.asked == ["AB13"])
    #expect(try hint(panel) == "being checked")
    // A key while the answer is awaited: the old answer does not count.
    try panel.key(.backspace)
    try panel.key(.character("2"))
    try await panel.advance(by: .seconds(3))
    #expect(shop.asked == ["AB13", "AB12"])
    try panel.key(.enter)
    #expect(log.take() == ["submit AB12"])
    #expect(try hint(panel) == "")
  }

  @Test("What is submitted before the answer acts when the answer is there, unless it was changed meanwhile")
  func submittedEarly() async throws {
    let (shop, log) = (Shop(), Log())
    let panel = try panel(shop, log)
    try panel.key(.tab)
    for character in "AB12" { try panel.key(.character(character)) }
    try panel.key(.enter)
    #expect(log.take() == [])
    try await panel.advance(by: .seconds(2))
    #expect(log.take() == ["submit AB12"])
    try panel.key(.backspace)
    try panel.key(.character("3"))
    try panel.key(.enter)
    try panel.key(.backspace)
    try panel.key(.character("2"))
    try await panel.advance(by: .seconds(3))
    #expect(log.take() == [])
  }

  @Test("6.15: leaving the field neither cancels nor blocks the question")
  func leavingWhileAsked() async throws {
    let (shop, log) = (Shop(), Log())
    let panel = try panel(shop, log)
    try panel.key(.tab)
    for character in "XXXX" { try panel.key(.character(character)) }
    try await panel.advance(by: .milliseconds(400))
    try panel.key(.tab)
    #expect(try hint(panel) == "being checked")
    try await panel.advance(by: .seconds(2))
    #expect(try hint(panel) == "No such voucher")
  }

  @Test("6.15: who does not answer within ten seconds, or fails, is asked again on request", arguments: [true, false])
  func retry(isSlow: Bool) async throws {
    let (shop, log) = (Shop(), Log())
    shop.delay = isSlow ? .seconds(3600) : .seconds(1)
    shop.isDown = !isSlow
    let panel = try panel(shop, log)
    try panel.key(.tab)
    for character in "AB12" { try panel.key(.character(character)) }
    try panel.key(.tab)
    try await panel.advance(by: .seconds(11))
    #expect(try hint(panel) == "This could not be checked")
    (shop.delay, shop.isDown) = (.seconds(1), false)
    try panel.tap("Try again")
    try await panel.advance(by: .seconds(2))
    #expect(try hint(panel) == "" && !panel.contains("Try again"))
    #expect(shop.asked.count == 2)
  }
}
