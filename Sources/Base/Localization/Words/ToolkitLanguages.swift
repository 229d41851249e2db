/// The languages that the toolkit speaks, by their tags and by the names that those who speak them know.
package enum ToolkitLanguages {
  /// The tags, such as `de`.
  package static var tags: [String] { ToolkitWords.languages }

  /// The language's own name for itself; the tag for a language that the toolkit does not speak.
  package static func name(of tag: String) -> String {
    switch tag {
    case "en": "English"
    case "de": "Deutsch"
    case "fr": "Français"
    case "es": "Español"
    case "it": "Italiano"
    case "pt": "Português"
    case "nl": "Nederlands"
    case "pl": "Polski"
    case "cs": "Čeština"
    case "tr": "Türkçe"
    case "ar": "العربية"
    case "he": "עברית"
    case "hi": "हिन्दी"
    case "th": "ไทย"
    case "zh-Hans": "简体中文"
    case "ja": "日本語"
    case "ko": "한국어"
    default: tag
    }
  }
}
