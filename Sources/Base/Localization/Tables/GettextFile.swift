import Values

/// A file `*.mo` of GNU gettext: the strings of one table in one language.
///
/// The format is that of gettext's manual, chapter “The Format of GNU MO Files”, in either byte order. The texts are
/// UTF-8. A key with a context is found under the context, the byte 4 and the key.
struct GettextFile {
  private let bytes: [UInt8]
  private let file: String
  private let isSwapped: Bool

  /// The separator between a context and the key in it.
  static let contextEnd: Character = "\u{4}"

  /// The translations by their keys.
  private(set) var strings: [String: Translation] = [:]
  /// The expression of the header line `Plural-Forms`; `nil` if there is none.
  private(set) var expression: PluralExpression?

  /// Parses a file.
  ///
  /// - Throws: ``TableError`` with the offset of a mistake.
  init(_ bytes: [UInt8], file: String) throws(TableError) {
    (self.bytes, self.file) = (bytes, file)
    let magic: [UInt8] = [0xde, 0x12, 0x04, 0x95]
    guard bytes.starts(with: magic) || bytes.starts(with: magic.reversed()) else {
      throw TableError(file, "byte 0", "this is no gettext file", "make it with msgfmt")
    }
    isSwapped = bytes[0] == 0x95
    guard try number(at: 4) >> 16 <= 1 else { throw mistake(4, "the version of the format is unknown") }
    let count = try number(at: 8)
    guard count <= LocalizationLimits.strings else {
      throw mistake(8, "there are more than \(LocalizationLimits.strings) strings")
    }
    let (keys, values) = (try number(at: 12), try number(at: 16))
    try checkSize(of: count, keys, values)
    for index in 0..<count {
      let key = try text(at: keys + 8 * index)
      let value = try text(at: values + 8 * index)
      if key.isEmpty { try readHeader(value) } else { add(key, value) }
    }
  }

  /// Refuses a file whose texts are together longer than the file: they overlap, and would take many times as much
  /// memory as the file.
  private func checkSize(of count: Int, _ keys: Int, _ values: Int) throws(TableError) {
    var size = 0
    for index in 0..<count {
      for table in [keys, values] {
        let place = table + 8 * index
        size += try number(at: place)
        if size > bytes.count { throw mistake(place, "the texts are together longer than the file") }
      }
    }
  }

  private mutating func add(_ key: String, _ value: String) {
    if value.isEmpty { return }
    let names = key.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    guard names.count > 1 else { return strings[String(names[0])] = Translation(form: .text(value)) }
    let forms = value.split(separator: "\0", maxSplits: LocalizationLimits.forms - 1, omittingEmptySubsequences: false)
    strings[String(names[0])] = Translation(form: .indexed(forms.map(String.init)))
  }

  private mutating func readHeader(_ text: String) throws(TableError) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      case "content-type":
        guard parts[1].lowercased().firstPlace(of: "charset=utf-8") != nil else {
          throw TableError(file, "header", "the texts are not in UTF-8", "convert the .po file with msgconv -t UTF-8")
        }
      case "plural-forms": try readPluralForms(String(parts[1]))
      default: break
      }
    }
  }

  /// Reads `nplurals=N; plural=EXPRESSION;`.
  private mutating func readPluralForms(_ text: String) throws(TableError) {
    var values: [String: String] = [:]
    for field in text.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0].filter { $0 != " " }] = String(parts[1])
    }
    let count = values["nplurals"].flatMap { Int($0.filter { $0 != " " }) }
    guard let count, let plural = values["plural"], let expression = PluralExpression(plural, count: count) else {
      throw TableError(
        file, "header", "Plural-Forms is not understood",
        "write it as gettext's manual does: nplurals=2; plural=n != 1;")
    }
    self.expression = expression
  }

  // MARK: Bytes

  private func number(at offset: Int) throws(TableError) -> Int {
    guard offset >= 0, offset <= bytes.count - 4 else { throw mistake(offset, "the file ends too early") }
    let value = (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + (isSwapped ? $1 : 3 - $1)]) }
    return value
  }

  /// The text whose length and offset are at a place.
  private func text(at place: Int) throws(TableError) -> String {
    let (length, offset) = (try number(at: place), try number(at: place + 4))
    guard offset <= bytes.count, length <= bytes.count - offset else {
      throw mistake(place, "a text lies outside of the file")
    }
    guard let text = String(validating: bytes[offset..<(offset + length)], as: UTF8.self) else {
      throw mistake(offset, "a text is not in UTF-8")
    }
    return text
  }

  private func mistake(_ offset: Int, _ problem: String) -> TableError {
    TableError(file, "byte \(offset)", problem, "make the file again with msgfmt")
  }
}
