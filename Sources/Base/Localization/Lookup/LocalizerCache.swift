import Synchronization

/// The localizers of several languages with the same tables, so that a language always has the same object.
final class LocalizerCache: Sendable {
  /// The localizers of a panel without translations.
  static let withoutTables = LocalizerCache()

  private let localizers = Mutex<[LanguageTag?: Localizer]>([:])

  /// The languages that were asked for.
  var languages: Set<LanguageTag?> { localizers.withLock { Set($0.keys) } }

  /// Returns the localizer of a language, made at the first call.
  func localizer(for language: LanguageTag?, make: () -> Localizer) -> Localizer {
    localizers.withLock { localizers in
      if let known = localizers[language] { return known }
      if localizers.count >= LocalizationLimits.tables { localizers = [:] }
      let localizer = make()
      localizers[language] = localizer
      return localizer
    }
  }
}
