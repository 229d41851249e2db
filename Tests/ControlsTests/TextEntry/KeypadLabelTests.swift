import FaceplateTesting
import Graphics
import Localization
import Testing

@testable import Controls
@testable import Looks
@testable import Payments
@testable import Headless
@testable import Runtime

/// What the keys and the fields of a card say has room on small screens, in every language.
@Suite("Labels of the keyboard in every language")
struct KeypadLabelTests {
  private struct Page: View {
    let keypad: Keypad
    @State private var text = "1"

    var body: some View {
      VStack {
        Spacer()
        TextField("Field", text: $text).keypad(keypad)
      }
      .padding(8)
      .keyboardLayouts(["de", "cz"])
    }
  }

  private struct CardPage: View {
    @State private var card = PaymentCard()

    var body: some View { CreditCardLockup(card: $card).padding(8) }
  }

  nonisolated private static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "tr", "ar", "he", "hi", "th", "zh-Hans", "ja", "ko",
  ]
  private static let screens = [
    LintScreen(320, 240, diagonal: 2.8), LintScreen(480, 272, diagonal: 4.3), LintScreen(800, 480, diagonal: 7),
  ]
  /// The keypads whose keys with words are at different places; the others arrange theirs as one of these.
  private static let keypads = [Keypad.full, .number, .decimal, .pin]

  /// The texts that have not enough room in the present frame.
  private func cut(_ panel: Harness) -> [String] {
    LintSurvey(panel.stage).texts.filter { $0.fit.isTruncated || $0.fit.hasBrokenWords }.map(\.fit.text)
  }

  @Test("No key's label is cut off at the largest size of text", arguments: ["en", "de"])
  func largest(language: String) throws {
    for screen in Self.screens {
      let panel = try Harness(size: screen.size) { Page(keypad: .full) }
      panel.checksFrames = false
      try panel.setEnvironment {
        $0.setLanguage(Localizer(LanguageTag(language)))
        $0.dynamicTypeSize = .accessibility5
      }
      try panel.tap("Field")
      #expect(cut(panel) == [], "\(screen)")
    }
  }

  @Test("No key's label is cut off, on any keypad and the page of commands", arguments: languages)
  func keys(language: String) throws {
    let words = Localizer(LanguageTag(language))
    for screen in Self.screens {
      for keypad in Self.keypads {
        let panel = try Harness(size: screen.size) { Page(keypad: keypad) }
        panel.checksFrames = false
        try panel.setEnvironment { $0.setLanguage(words) }
        try panel.tap("Field")
        #expect(cut(panel) == [], "\(keypad) \(screen)")
        guard keypad == .full else { continue }
        try panel.tap(words("Edit"))
        #expect(cut(panel) == [], "the page of commands \(screen)")
      }
    }
  }

  @Test("No name of a card's field is cut off, in any style", arguments: languages)
  func cards(language: String) throws {
    let words = Localizer(LanguageTag(language))
    for screen in Self.screens {
      let panels = [
        try Harness(size: screen.size) { CardPage() },
        try Harness(size: screen.size) { CardPage().creditCardLockupStyle(.rounded) },
        try Harness(size: screen.size) { CardPage().creditCardLockupStyle(.compact) },
      ]
      for panel in panels {
        panel.checksFrames = false
        try panel.setEnvironment { $0.setLanguage(words) }
        #expect(cut(panel) == [], "\(screen)")
      }
    }
  }

  @Test("A name that has no room is the short one, and is read out as a whole")
  func short() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { CardPage() }
    try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
    #expect(panel.contains("Sicherheitscode") && panel.contains("Kartennummer"))
  }
}
