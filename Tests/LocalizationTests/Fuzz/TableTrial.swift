import Values

@testable import Localization

/// What a fuzzer tries with files of translations: the first byte chooses the kind, the others are the file. A mistake
/// ends the process, by a broken precondition or by what watches every access to memory.
///
/// The same code runs under the fuzzer, which thinks up the bytes, and in a test, which replays those that once broke
/// something.
struct TableTrial {
  /// The number of kinds.
  static let kinds: UInt8 = 4

  /// Tries some bytes.
  func run(_ bytes: [UInt8]) {
    let rest = Array(bytes.dropFirst())
    switch (bytes.first ?? 0) % Self.kinds {
    case 0: catalog(rest)
    case 1: gettext(rest)
    case 2: expression(rest)
    default: message(rest)
    }
  }

  /// A String Catalog, in each of its languages.
  private func catalog(_ bytes: [UInt8]) {
    guard let catalog = try? StringCatalog(bytes, file: "f") else { return }
    for language in catalog.languages.prefix(16) {
      precondition(catalog.missingKeys(in: language).count <= catalog.translatableCount, "a gap is a part of all")
      if let table = try? catalog.table(for: LanguageTag(language)) { use(table) }
    }
  }

  /// A file of gettext.
  private func gettext(_ bytes: [UInt8]) {
    guard let file = try? GettextFile(bytes, file: "f") else { return }
    use(StringTable(layers: [.init(rule: .polish, expression: file.expression, strings: file.strings)]))
  }

  /// A plural expression with as many forms as the first byte says.
  private func expression(_ bytes: [UInt8]) {
    let count = Int(bytes.first ?? 0) % 7
    guard let expression = PluralExpression(String(decoding: bytes.dropFirst(), as: UTF8.self), count: count) else {
      return
    }
    for number in [0, 1, 2, 11, Int64.max, Int64.min] {
      let index = expression.index(for: PluralOperands(number))
      precondition(index >= 0 && index < max(1, count), "a form that exists")
    }
    _ = PluralOperands(shown: "1.5").map(expression.index)
  }

  /// A text with places for arguments.
  private func message(_ bytes: [UInt8]) { _ = Message(String(decoding: bytes, as: UTF8.self)).parts }

  /// Looks every string of a table up with numbers and without.
  private func use(_ table: StringTable) {
    let numbers = ["0", "1.5", "22"].map { PluralOperands(shown: $0) }
    for layer in table.layers {
      for key in layer.strings.keys {
        for arguments in [[], numbers, [nil]] { _ = table.message(for: key, arguments) }
      }
    }
  }
}
