import Values

/// An expression as it is written, before its names are looked up.
struct ExpressionSyntax: Sendable {
  /// The forms of an expression.
  indirect enum Form: Sendable {
    case number(Double)
    case duration(Duration)
    case color(String)
    case text(String)
    case flag(Bool)
    case name(String)
    case call(String, [ExpressionSyntax])
    case unary(String, ExpressionSyntax)
    /// Two operands of a comparison.
    case compare(String, ExpressionSyntax, ExpressionSyntax)
    /// Operands of `and`, of `or`, or of arithmetic of one rank, which group from the left. They are a list, so that the tree is
    /// no deeper for a longer chain.
    case chain(ExpressionSyntax, [(sign: String, operand: ExpressionSyntax)])
    /// The value, the condition, and the value otherwise.
    case choose(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
  }

  /// The form, with the expressions inside.
  var form: Form
  /// The characters of the text that it takes.
  var range: Range<Int>
}

/// A mistake in an expression, at characters counted from the beginning of its text.
struct ExpressionMistake: Error, Hashable {
  /// The characters that are wrong.
  var range: Range<Int>
  /// The description of the mistake.
  var what: String
  /// The remedy.
  var fix: String
  /// The name that is not known, if that is the mistake.
  var name: String?
}

/// Divides the text of an expression into words, numbers and signs.
struct ExpressionWords {
  /// A word, a number or a sign.
  struct Word: Hashable {
    enum Kind: Hashable { case number, name, text, color, sign, end }
    var kind: Kind
    var text: String
    var range: Range<Int>
  }

  /// The characters of the text.
  private let characters: [Unicode.Scalar]
  /// The number of characters that have been read.
  private var index = 0
  /// The number of characters before the text, which messages count, too.
  private let start: Int

  /// - Parameter start: the number of characters before the text, in the text that messages count in.
  init(_ text: some StringProtocol, start: Int = 0) {
    (characters, self.start) = (Array(text.unicodeScalars), start)
  }

  /// All words, with one of the kind `end` after the last.
  mutating func all() throws(ExpressionMistake) -> [Word] {
    var words: [Word] = []
    while let word = try next() { words.append(word) }
    words.append(Word(kind: .end, text: "", range: (start + index)..<(start + index)))
    return words
  }

  /// The next word; `nil` at the end.
  private mutating func next() throws(ExpressionMistake) -> Word? {
    while index < characters.count, characters[index].properties.isWhitespace { index += 1 }
    guard index < characters.count else { return nil }
    let first = characters[index]
    switch first {
    case "0"..."9": return take(.number) { $0.isNumberPart }.withoutDots(&index, start)
    case "#": return take(.color) { $0 == "#" || $0.isNamePart }
    case _ where first.isNamePart: return take(.name) { $0.isNamePart || $0 == "." }
    case "'", "\"": return try quoted(first)
    default: return try sign()
    }
  }

  /// Reads the characters that belong to a word.
  private mutating func take(_ kind: Word.Kind, _ belongs: (Unicode.Scalar) -> Bool) -> Word {
    let begin = index
    while index < characters.count, belongs(characters[index]) { index += 1 }
    return word(kind, begin..<index)
  }

  /// A word of some of the characters.
  private func word(_ kind: Word.Kind, _ range: Range<Int>) -> Word {
    let text = String(String.UnicodeScalarView(characters[range]))
    return Word(kind: kind, text: text, range: (start + range.lowerBound)..<(start + range.upperBound))
  }

  /// A text in quotation marks. There is no escape: a text has marks of the other kind.
  private mutating func quoted(_ mark: Unicode.Scalar) throws(ExpressionMistake) -> Word {
    let begin = index
    index += 1
    while index < characters.count, characters[index] != mark { index += 1 }
    guard index < characters.count else {
      throw ExpressionMistake(
        range: (start + begin)..<(start + begin + 1), what: "the quotation mark is not closed",
        fix: "add the second one")
    }
    index += 1
    var text = word(.text, begin..<index)
    text.text = String(text.text.dropFirst().dropLast())
    return text
  }

  /// The signs, the longer signs first, and what to write for the signs of other languages.
  private static let signs = ["==", "!=", "<=", ">=", "..", "<", ">", "+", "-", "*", "/", "(", ")", ","]
  /// Signs of other languages, with what to write for them.
  private static let foreign = [
    ("&&", "write and"), ("||", "write or"), ("!", "write not"), ("?", "write A if CONDITION else B"),
    ("=", "write == to compare"), ("≤", "write <="), ("≥", "write >="), ("≠", "write !="),
    ("%", "there is no remainder"), (":", "in a text, write {{ and }} for braces"),
  ]

  /// The mistake of a time of day, or of a duration with colons, at the next character; `nil` if there is neither.
  private func time() -> ExpressionMistake? {
    guard characters[index] == ":" else { return nil }
    var (begin, end) = (index, index)
    while begin > 0, ("0"..."9").contains(characters[begin - 1]) { begin -= 1 }
    while end < characters.count, ("0"..."9").contains(characters[end]) || characters[end] == ":" { end += 1 }
    let literal = word(.text, begin..<end)
    func mistake(_ what: String, _ fix: String) -> ExpressionMistake {
      ExpressionMistake(range: literal.range, what: "\(literal.text) \(what)", fix: "write \(fix)")
    }
    if let time = CalendarText.time(near: literal.text) {
      return mistake("is a time of day without quotes", "'\(time)'")
    }
    return Duration(clockText: literal.text).map { mistake("is a duration without a unit", $0.unitText) }
  }

  /// A sign, the longest that fits.
  private mutating func sign() throws(ExpressionMistake) -> Word {
    let rest = String(String.UnicodeScalarView(characters[index..<min(index + 2, characters.count)]))
    if let sign = Self.signs.first(where: rest.hasPrefix) {
      index += sign.unicodeScalars.count
      return word(.sign, (index - sign.unicodeScalars.count)..<index)
    }
    if let time = time() { throw time }
    let foreign = Self.foreign.first { rest.hasPrefix($0.0) }
    let length = foreign?.0.unicodeScalars.count ?? 1
    throw ExpressionMistake(
      range: (start + index)..<(start + index + length),
      what:
        "\((foreign?.0 ?? String(rest.unicodeScalars.prefix(1).map(Character.init))).inQuotes) means nothing in an expression",
      fix: foreign?.1 ?? "remove it, or put the text in quotes")
  }
}

extension ExpressionWords.Word {
  /// The number before two dots, as in `20..30`, which leaves the dots.
  fileprivate func withoutDots(_ index: inout Int, _ start: Int) -> Self {
    guard let dots = text.firstPlace(of: "..") else { return self }
    var word = self
    word.text = String(text[..<dots.lowerBound])
    word.range = range.lowerBound..<(range.lowerBound + word.text.unicodeScalars.count)
    index = word.range.upperBound - start
    return word
  }
}

extension Unicode.Scalar {
  /// Whether a number can contain it.
  fileprivate var isNumberPart: Bool { ("0"..."9").contains(self) || self == "." }
  /// Whether a name can contain it.
  fileprivate var isNamePart: Bool {
    self == "_" || ("0"..."9").contains(self) || properties.isAlphabetic || self == "µ" || self == "°"
  }
}
