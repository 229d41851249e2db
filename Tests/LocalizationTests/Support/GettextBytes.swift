/// Makes files of gettext, as msgfmt does.
enum GettextBytes {
  /// The bytes of a file with strings and their translations.
  static func file(_ strings: [String: String]) -> [UInt8] {
    let sorted = strings.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    let (keys, values) = (sorted.map { Array($0.key.utf8) }, sorted.map { Array($0.value.utf8) })
    let start = 28 + 16 * sorted.count
    var (tables, texts) = ([UInt8](), [UInt8]())
    for text in keys + values {
      tables += word(text.count) + word(start + texts.count)
      texts += text + [0]
    }
    let head = [0x9504_12de, 0, sorted.count, 28, 28 + 8 * sorted.count, 0, 0].flatMap(word)
    return head + tables + texts
  }

  private static func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
}
