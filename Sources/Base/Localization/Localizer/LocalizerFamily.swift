import Synchronization

/// The localizers of all languages with the same tables: for one language it is always the same object.
final class LocalizerFamily: Sendable {
  /// The localizers of a panel without translations.
  static let withoutTables = LocalizerFamily(.none)

  let tables: TranslationTables
  private let made = Mutex<[LanguageTag?: Localizer]>([:])

  init(_ tables: TranslationTables) { self.tables = tables }

  /// Returns the localizer of a language, made at the first call.
  func localizer(for language: LanguageTag?, make: () -> Localizer) -> Localizer {
    made.withLock { made in
      if let known = made[language] { return known }
      if made.count >= Limits.tables { made = [:] }
      let localizer = make()
      made[language] = localizer
      return localizer
    }
  }
}
