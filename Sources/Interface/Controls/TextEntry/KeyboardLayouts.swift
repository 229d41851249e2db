import Localization
import Runtime
import Values

nonisolated extension KeyboardLetters {
  /// The layouts for a language, used if neither the application nor the config file names any. Languages with another
  /// script than Latin also have English letters. Chinese and Japanese, which need an input method, have only these.
  package static func names(for language: LanguageTag) -> [String] {
    switch language.language {
    case "de": ["de"]
    case "fr": ["fr"]
    case "es": ["es"]
    case "it": ["it"]
    case "pt": language.region == "BR" ? ["br"] : ["pt"]
    case "pl": ["pl"]
    case "cs": ["cz"]
    case "tr": ["tr"]
    case "ar": ["ara", "us"]
    case "he": ["il", "us"]
    case "hi": ["in", "us"]
    case "th": ["th", "us"]
    case "ko": ["kr", "us"]
    default: []
    }
  }
}

private enum KeyboardCatalogKey: EnvironmentKey { static var defaultValue: KeyboardCatalog? { nil } }
private enum KeyboardLayoutsKey: EnvironmentKey { static var defaultValue: [String] { [] } }

extension EnvironmentValues {
  /// The source of the on-screen keyboard's letters; `nil` for an English keyboard.
  package var keyboardCatalog: KeyboardCatalog? {
    get { self[KeyboardCatalogKey.self] }
    set { self[KeyboardCatalogKey.self] = newValue }
  }

  /// The names of the layouts that the on-screen keyboard offers; empty for those of the panel's language.
  public var keyboardLayouts: [String] {
    get { self[KeyboardLayoutsKey.self] }
    set { self[KeyboardLayoutsKey.self] = newValue }
  }
}

extension View {
  /// Sets the layouts of the keyboard of the screen for text fields in this view.
  ///
  ///     content.keyboardLayouts(["de", "cz", "fr(oss)"])
  ///
  /// With several of them the keyboard has a key that changes to the next one. A layout that the system does not have
  /// is left out; if none is left, the keyboard is English.
  ///
  /// - Parameter names: the names of the layouts as in the X keyboard database, with a variant in parentheses.
  public func keyboardLayouts(_ names: [String]) -> some View { environment(names) { $0.keyboardLayouts = $1 } }
}
