import Testing

@testable import Localization

@Suite("Files of gettext")
struct GettextFileTests {
  private func table(_ name: String) throws -> StringTable {
    let file = try GettextFile(TestFile.bytes("pl/LC_MESSAGES/\(name).mo"), file: "\(name).mo")
    return StringTable(layers: [.init(rule: .polish, expression: file.expression, strings: file.strings)])
  }

  @Test("Strings, contexts and plural forms are found, in either byte order", arguments: ["Oven", "Big"])
  func reading(name: String) throws {
    let table = try table(name)
    #expect(table.message(for: "Bake", [])?.parts == [.literal("Piecz")])
    #expect(table.message(for: "Errors\u{4}Door open", [])?.parts == [.literal("Drzwi są otwarte")])
    #expect(table.message(for: "Not translated", []) == nil)
    for (shown, ending) in [
      ("0", " plików"), ("1", " plik"), ("2", " pliki"), ("5", " plików"), ("11", " plików"), ("22", " pliki"),
      ("1.5", " pliki"),
    ] {
      let message = table.message(for: "%lld files", [PluralOperands(shown: shown)])
      #expect(message?.parts == [.argument(0, specifier: "%lld"), .literal(ending)], "\(shown)")
    }
  }

  @Test(
    "Plural expressions are C's",
    arguments: [
      ("n != 1", [1, 0, 1, 1]), ("n>1", [0, 0, 1, 1]), ("0", [0, 0, 0, 0]), ("!(n==1)", [1, 0, 1, 1]),
      ("n==0 ? 0 : n==1 ? 1 : 2", [0, 1, 2, 2]), ("(n % 10) / 3 * 2 > 0 && n <= 3 || n == 0", [1, 0, 0, 1]),
      ("n / 0", [0, 0, 0, 0]), ("n % 0", [0, 0, 0, 0]), ("n - 1 > 5", [1, 0, 0, 0]),
    ])
  func expressions(text: String, indices: [Int]) throws {
    let expression = try #require(PluralExpression(text, count: 3))
    #expect((0...3).map { expression.index(for: PluralOperands($0)) } == indices)
  }

  @Test(
    "Other expressions are refused",
    arguments: [
      "", "n ==", "m", "n ? 1", "(n", "n)", "1 2",
      String(repeating: "(", count: 500) + "n" + String(repeating: ")", count: 500),
      String(repeating: "!", count: 1000) + "n", String(repeating: "n+", count: 600) + "n", "99999999999999999999999",
    ])
  func refused(text: String) { #expect(PluralExpression(text, count: 2) == nil) }

  @Test("A file cut off anywhere is an error, or whole but for its end; nothing traps")
  func cut() throws {
    let bytes = try TestFile.bytes("pl/LC_MESSAGES/Oven.mo")
    for length in 0..<(bytes.count - 1) {
      #expect(throws: TableError.self, "\(length)") { _ = try GettextFile(Array(bytes[..<length]), file: "f") }
    }
  }

  @Test("A count or an offset that nothing stands behind is an error with its byte")
  func outside() throws {
    var bytes = try TestFile.bytes("pl/LC_MESSAGES/Oven.mo")
    bytes.replaceSubrange(8..<12, with: [0xff, 0xff, 0xff, 0x7f])
    let many = #expect(throws: TableError.self) { _ = try GettextFile(bytes, file: "f") }
    #expect(many?.description.hasPrefix("f:byte 8: there are more than") == true)
    bytes = try TestFile.bytes("pl/LC_MESSAGES/Oven.mo")
    bytes.replaceSubrange(12..<16, with: [0xff, 0xff, 0xff, 0xff])
    #expect(throws: TableError.self) { _ = try GettextFile(bytes, file: "f") }
  }
}
