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

  @Test("Texts that lie on each other are refused before they take many times the memory of the file")
  func overlapping() throws {
    func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xff) } }
    let (count, text) = (1000, [UInt8](repeating: UInt8(ascii: "a"), count: 10_000))
    let (keys, values, start) = (28, 28 + 8 * count, 28 + 16 * count)
    var file = [UInt8]([0xde, 0x12, 0x04, 0x95]) + [0, count, keys, values, 0, 0].flatMap(bytes)
    // Keys of one byte, and values that are all the same ten thousand.
    for index in 0..<count { file += bytes(1) + bytes(start + index) }
    for _ in 0..<count { file += bytes(text.count) + bytes(start) }
    file += text
    let fault = #expect(throws: TableError.self) { _ = try GettextFile(file, file: "f.mo") }
    #expect(fault?.description.contains("the texts are together longer than the file") == true)
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
