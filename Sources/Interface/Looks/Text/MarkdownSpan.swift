import Graphics

/// A part of a text in Markdown, for texts other than a ``LocalizedStringKey``.
@usableFromInline package nonisolated struct MarkdownSpan: Equatable {
  /// The text of the part.
  @usableFromInline package private(set) var text: String
  /// Whether the part is emphasized strongly, emphasized, code, or struck through.
  @usableFromInline package var isStrong = false, isEmphasized = false, isCode = false, isStruckThrough = false
  /// The address of the link that the part belongs to; `nil` for none.
  @usableFromInline package var address: String?

  init(_ text: String) { self.text = text }

  init(_ text: String, _ traits: TextTraits, _ address: String?) {
    self.init(text)
    (isStrong, isEmphasized) = (traits.weight != nil, traits.isItalic ?? false)
    (isCode, isStruckThrough) = (traits.hasTabularDigits ?? false, traits.strikethrough != nil)
    self.address = address
  }

  /// Parses inline Markdown. White space is kept.
  @usableFromInline package static func spans(of text: String) -> [MarkdownSpan] {
    let (marked, addresses) = LinkMarks.marked(text)
    var spans: [MarkdownSpan] = []
    var (next, address) = (0, String?.none)
    for run in Markdown.runs(of: [(Text.Run(content: marked), false)]) {
      var text = ""
      func finish() {
        if !text.isEmpty { spans.append(MarkdownSpan(text, run.traits, address)) }
        text = ""
      }
      for character in run.content {
        switch character {
        case LinkMarks.start:
          finish()
          (address, next) = (addresses[next], next + 1)
        case LinkMarks.end:
          finish()
          address = nil
        default: text.append(character)
        }
      }
      finish()
    }
    return spans
  }
}

/// Puts marks around the words of links, so that the parser of emphasis can parse them.
nonisolated private struct LinkMarks {
  /// Private-use characters, which are not expected in a text.
  static let start: Character = "\u{E000}", end: Character = "\u{E001}"

  private let letters: [Character]
  /// The indices of the characters that end links, in ascending order.
  private let ends: [Character: [Int]]
  private var index = 0
  private var marked = ""
  private var addresses: [String?] = []

  /// The text with marks in the place of links, and the address of each; `nil` for that of a picture.
  static func marked(_ text: String) -> (text: String, addresses: [String?]) {
    var marks = LinkMarks(letters: text.filter { $0 != start && $0 != end })
    while marks.index < marks.letters.count { marks.step() }
    return (marks.marked, marks.addresses)
  }

  private init(letters: String) {
    self.letters = Array(letters)
    var ends: [Character: [Int]] = [:]
    for (index, letter) in self.letters.enumerated() where "])>".contains(letter) {
      ends[letter, default: []].append(index)
    }
    self.ends = ends
  }

  /// The first occurrence of a character that ends something, from an index on.
  private func first(_ end: Character, from start: Int) -> Int? {
    guard let places = ends[end] else { return nil }
    let place = places.firstSorted { $0 >= start }
    return place < places.count ? places[place] : nil
  }

  private mutating func step() {
    switch letters[index] {
    case "\\":
      marked += String(letters[index..<min(index + 2, letters.count)])
      index += 2
    case "`":
      let end = letters[(index + 1)...].firstIndex(of: "`") ?? index
      marked += String(letters[index...end])
      index = end + 1
    case "!" where index + 1 < letters.count && letters[index + 1] == "[":
      // Only the words of a picture are kept.
      if let link = link(at: index + 1) { append(link.words, nil, end: link.end) } else { copy() }
    case "^" where index + 1 < letters.count && letters[index + 1] == "[":
      // The attributes of a phrase are not supported here.
      if let phrase = link(at: index + 1) { append(phrase.words, nil, end: phrase.end) } else { copy() }
    case "[":
      if let link = link(at: index) { append(link.words, link.address, end: link.end) } else { copy() }
    case "<":
      if let address = address(at: index) {
        let words: [Character] = address.flatMap { $0.isPunctuation || $0.isSymbol ? ["\\", $0] : [$0] }
        append(words[...], String(address), end: index + address.count + 2)
      } else {
        copy()
      }
    default: copy()
    }
  }

  private mutating func copy() {
    marked.append(letters[index])
    index += 1
  }

  private mutating func append(_ words: ArraySlice<Character>, _ address: String?, end: Int) {
    marked += "\(Self.start)\(String(words))\(Self.end)"
    addresses.append(address)
    index = end
  }

  /// The words and the address of `[words](address "title")`, and the index after it.
  private func link(at start: Int) -> (words: ArraySlice<Character>, address: String, end: Int)? {
    guard let close = first("]", from: start), close + 1 < letters.count, letters[close + 1] == "(",
      let last = first(")", from: close)
    else { return nil }
    let address = letters[(close + 2)..<last].prefix { $0 != " " }
    return (letters[(start + 1)..<close], String(address), last + 1)
  }

  /// The address within `<https://…>`.
  private func address(at start: Int) -> ArraySlice<Character>? {
    guard let close = first(">", from: start) else { return nil }
    let address = letters[(start + 1)..<close]
    return address.contains(":") && !address.contains(where: \.isWhitespace) ? address : nil
  }
}
