import Glibc
import SeededRandom
import Testing

@testable import Localization

/// Files with translations come from outside: whatever is in them, they are an error or a table, and nothing traps.
@Suite("Translations of any bytes", .seeded)
struct TableFuzzTests {
  /// The number of faulty files of each kind.
  private static let files = getenv("FACEPLATE_FUZZ").flatMap { Int(String(cString: $0)) } ?? 4_000
  private static let tokens: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", ":", ",", "%#@rolls@", "%arg", "%2$@", "%lld", "%%", "%", "other", "plural",
      "variations",
      "-1", "99999999999999999999", "\\u0000", "\\ud800", "null", "\u{FFFD}", "n%0", "?", "(((((",
      "nplurals=9999999999;",
    ].map { Array($0.utf8) } + [[0xff, 0xff, 0xff, 0xff], [0, 0, 0, 0x80], [0xc0], []]

  /// Bytes with some of them changed, cut out, repeated, or with tokens put in.
  private func damaged(_ bytes: [UInt8], with random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.replaceSubrange(start..<end, with: Self.tokens.randomElement(using: &random)!)
      case 1 where start < bytes.count: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default: bytes.removeSubrange(start..<end)
      }
    }
    return bytes
  }

  /// Looks every string of a table up with numbers and without.
  private func use(_ table: StringTable) {
    let numbers = ["0", "1.5", "22"].map { PluralOperands(shown: $0) }
    for layer in table.layers {
      for key in layer.strings.keys {
        for arguments in [[], numbers, [nil]] { _ = table.message(for: key, arguments) }
      }
    }
  }

  /// Damages a file again and again, reads it, and uses the tables that still come of it.
  private func damage(_ path: String, seed: Int, tables: ([UInt8]) throws -> [StringTable]) throws {
    let original = try TestFile.bytes(path)
    var random = SeededGenerator(seed: seed)
    var good = 0
    for _ in 0..<Self.files {
      guard let tables = try? tables(damaged(original, with: &random)) else { continue }
      tables.forEach(use)
      good += tables.count
    }
    // The damage is not so great that nothing behind the parser is tried.
    #expect(good > Self.files / 50)
  }

  @Test("A String Catalog")
  func catalogs() throws {
    try damage("Localizable.xcstrings", seed: 1) { bytes in
      let catalog = try StringCatalog(bytes, file: "f")
      return catalog.languages.compactMap { language in
        _ = catalog.missingKeys(in: language)
        return try? catalog.table(for: LanguageTag(language))
      }
    }
  }

  @Test("A file of gettext")
  func gettext() throws {
    try damage("pl/LC_MESSAGES/Oven.mo", seed: 2) { bytes in
      let file = try GettextFile(bytes, file: "f")
      return [StringTable(layers: [.init(rule: .polish, expression: file.expression, strings: file.strings)])]
    }
  }

  @Test("A plural expression")
  func expressions() {
    let original = Array("n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2".utf8)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<Self.files {
      let text = String(decoding: damaged(original, with: &random), as: UTF8.self)
      guard let expression = PluralExpression(text, count: 3) else { continue }
      for number in [0, 1, 22, Int64.max] { #expect((0..<3).contains(expression.index(for: PluralOperands(number)))) }
    }
  }
}
