import Glibc

/// The toolkit's own words in one language.
///
/// The words of each language are two constant texts, in the order of the English ones, a line each: those of controls, and those
/// of the pages for service. Nothing of them is read before a word is looked up, and never another language's.
struct ToolkitWords: Sendable {
  /// The languages that the toolkit speaks, without English, with their words.
  private static func tables(of tag: LanguageTag) -> [StaticString]? {
    switch tag.language {
    case "de": [german, germanService]
    case "fr": [french, frenchService]
    case "es": [spanish, spanishService]
    case "it": [italian, italianService]
    case "pt": [portuguese, portugueseService]
    case "nl": [dutch, dutchService]
    case "pl": [polish, polishService]
    case "cs": [czech, czechService]
    case "tr": [turkish, turkishService]
    case "ar": [arabic, arabicService]
    case "he": [hebrew, hebrewService]
    case "hi": [hindi, hindiService]
    case "th": [thai, thaiService]
    case "zh" where tag.script == "Hans": [simplifiedChinese, simplifiedChineseService]
    case "ja": [japanese, japaneseService]
    case "ko": [korean, koreanService]
    default: nil
    }
  }

  /// The languages whose words are here.
  static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "tr", "ar", "he", "hi", "th", "zh-Hans", "ja", "ko",
  ]

  private let tables: [StaticString]

  /// The words of a language; `nil` for English, and for a language that the toolkit does not speak.
  init?(_ tag: LanguageTag) {
    guard let tables = Self.tables(of: tag) else { return nil }
    self.tables = tables
  }

  /// All words of this language in the order of the English ones.
  var all: [String] { tables.flatMap(Self.split) }
  /// The English words, which are the keys.
  static var keys: [String] { keyTables.flatMap(split) }
  private static var keyTables: [StaticString] { [english, englishService] }

  private static func split(_ text: StaticString) -> [String] {
    text.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The translation of an English word; `nil` if the toolkit does not say it.
  func text(of key: String) -> String? {
    for (table, keys) in zip(tables, Self.keyTables) {
      if let index = Self.index(of: key, in: keys) { return Self.line(index, of: table) }
    }
    return nil
  }

  /// A line of a table by its number from 0.
  private static func line(_ index: Int, of table: StaticString) -> String? {
    var line = UnsafeRawBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)[...]
    for _ in 0..<index {
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      line = line[(end + 1)...]
    }
    return String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The line of an English word in a table of them.
  private static func index(of key: String, in keys: StaticString) -> Int? {
    var key = key
    return key.withUTF8 { key in
      guard let start = key.baseAddress else { return nil }
      var line = UnsafeRawBufferPointer(start: keys.utf8Start, count: keys.utf8CodeUnitCount)[...]
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
