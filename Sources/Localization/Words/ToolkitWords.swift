import Glibc

/// The toolkit's own words in one language.
///
/// The words of each language are one constant text, in the order of the English ones, a line each. Nothing of it is
/// read before a word is looked up, and never another language's.
struct ToolkitWords: Sendable {
  /// The languages that the toolkit speaks, without English, with their words.
  private static func lines(of tag: LanguageTag) -> StaticString? {
    switch tag.language {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "pl": polish
    case "cs": czech
    case "tr": turkish
    case "ar": arabic
    case "he": hebrew
    case "hi": hindi
    case "th": thai
    case "zh" where tag.script == "Hans": simplifiedChinese
    case "ja": japanese
    case "ko": korean
    default: nil
    }
  }

  /// The languages whose words are here.
  static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "tr", "ar", "he", "hi", "th", "zh-Hans", "ja", "ko",
  ]

  private let lines: StaticString

  /// The words of a language; `nil` for English, and for a language that the toolkit does not speak.
  init?(_ tag: LanguageTag) {
    guard let lines = Self.lines(of: tag) else { return nil }
    self.lines = lines
  }

  /// All words of this language in the order of the English ones.
  var all: [String] { Self.split(lines) }
  /// The English words, which are the keys.
  static var keys: [String] { split(english) }

  private static func split(_ text: StaticString) -> [String] {
    text.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The translation of an English word; `nil` if the toolkit does not say it.
  func text(of key: String) -> String? {
    guard let index = Self.index(of: key) else { return nil }
    var line = UnsafeRawBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount)[...]
    for _ in 0..<index {
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      line = line[(end + 1)...]
    }
    return String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The line of an English word.
  private static func index(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      guard let start = key.baseAddress else { return nil }
      var line = UnsafeRawBufferPointer(start: english.utf8Start, count: english.utf8CodeUnitCount)[...]
      var index = 0
      while !line.isEmpty {
        let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.endIndex
        let candidate = line[line.startIndex..<end]
        let place = candidate.base.baseAddress.map { $0 + candidate.startIndex }
        if candidate.count == key.count, let place, memcmp(place, start, key.count) == 0 { return index }
        line = end < line.endIndex ? line[(end + 1)...] : line[end...]
        index += 1
      }
      return nil
    }
  }
}
