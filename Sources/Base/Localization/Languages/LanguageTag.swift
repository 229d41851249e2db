/// A language with its script and region, such as `de`, `pt-BR` or `zh-Hans`.
///
///     LanguageTag("de_AT.UTF-8")?.text  // "de-AT"
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language in small letters, such as `de`.
  public let language: String
  /// The script, such as `Hans`; `nil` for the usual one of the language.
  public let script: String?
  /// The region, such as `AT` or `419`; `nil` if none is named.
  public let region: String?

  /// Parses a BCP 47 tag such as `zh-Hant-TW`, or the name of a POSIX locale such as `de_DE.UTF-8`.
  ///
  /// Returns `nil` for the locales `C` and `POSIX`, which name no language, and for other text. Chinese always has a
  /// script: by its region if none is named.
  public init?(_ text: String) {
    guard text.utf8.count <= LocalizationLimits.tagBytes,
      let tag = text.split(whereSeparator: { ".@".contains($0) }).first,
      !text.hasPrefix("."), !text.hasPrefix("@")
    else { return nil }
    let parts = tag.split(omittingEmptySubsequences: false) { "-_".contains($0) }
    guard let first = parts.first, (2...3).contains(first.utf8.count), parts.allSatisfy(\.isAlphanumeric),
      first.utf8.allSatisfy({ $0 > UInt8(ascii: "9") })
    else { return nil }
    let language = Self.renamed[first.lowercased()] ?? first.lowercased()
    var (script, region): (String?, String?) = (nil, nil)
    for part in parts.dropFirst() {
      if part.utf8.count == 1 { break }
      if part.utf8.count == 4, script == nil, region == nil { script = part.capitalizedASCII }
      if part.utf8.count == 2 || part.utf8.count == 3 && part.first?.isNumber == true, region == nil {
        region = part.uppercased()
      }
    }
    if language == "zh", script == nil { script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans" }
    if language == "sr", script == nil, text.hasSuffix("@latin") { script = "Latn" }
    (self.language, self.script, self.region) = (language, script, region)
  }

  private static let renamed = ["iw": "he", "in": "id", "no": "nb", "ji": "yi"]

  /// The BCP 47 tag.
  public var text: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// The BCP 47 tag.
  public var description: String { text }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool {
    if let script { return ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc"].contains(script) }
    return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "ckb", "dv", "yi"].contains(language)
  }

  /// Returns the language of a list that serves best for this one: the same, then the same without the region, then
  /// one with another region; `nil` if none has this language in this script.
  public func best(of tags: some Collection<LanguageTag>) -> LanguageTag? {
    let near = tags.filter { $0.language == language && $0.script == script }
    return near.first { $0.region == region } ?? near.first { $0.region == nil } ?? near.min { $0.text < $1.text }
  }
}

extension StringProtocol {
  fileprivate var isAlphanumeric: Bool {
    !isEmpty && utf8.count <= 8
      && utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
