import Faceplate

/// A language that a customer can choose.
enum OrderLanguage: String, CaseIterable, Identifiable {
  case english = "en"
  case german = "de"
  case french = "fr"

  var id: Self { self }

  /// The name of the language in itself.
  var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .french: "Français"
    }
  }
}

/// The kiosk's words in the languages that a customer can choose.
@MainActor final class OrderWords {
  private var base: Localizer?
  private var known: [OrderLanguage?: Localizer] = [:]

  private static var tables: [LanguageTag: [String: String]] {
    var tables: [LanguageTag: [String: String]] = [:]
    if let tag = LanguageTag(OrderLanguage.german.rawValue) { tables[tag] = german }
    if let tag = LanguageTag(OrderLanguage.french.rawValue) { tables[tag] = french }
    return tables
  }

  /// The localizer for a customer's language, always the same object for the same languages; without a choice that of the
  /// panel.
  func localizer(_ panel: Localizer, for language: OrderLanguage?) -> Localizer {
    if base !== panel { (base, known) = (panel, [:]) }
    if let made = known[language] { return made }
    let made = (language.map { panel.localizer(for: $0.rawValue) } ?? panel).adding(Self.tables)
    known[language] = made
    return made
  }
}
