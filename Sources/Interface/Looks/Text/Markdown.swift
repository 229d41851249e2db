import Graphics
import Runtime
import Values

/// A parser of inline Markdown: `**bold**`, `*italic*`, `` `code` ``, `~~strikethrough~~` and
/// `[links](address)`. A phrase in `^[3 cask](inflect: true)` agrees with its number in English.
///
/// It implements a simplified form of the delimiter rules of CommonMark 0.31, section 6. Interpolated values
/// are not parsed, and a delimiter without a counterpart is shown literally.
nonisolated struct Markdown {
  /// A character of the literal, or an interpolated value.
  private enum Element {
    case character(Character)
    case value(Text.Run)
  }

  private let elements: [Element]
  /// The indices of the characters that end code and links, in ascending order. Searching the text for each of them
  /// would take quadratic time.
  private let ends: [Character: [Int]]
  /// Whether the text is in English, whose phrases can agree with their numbers.
  private let isEnglish: Bool

  private init(elements: [Element], isEnglish: Bool) {
    (self.elements, self.isEnglish) = (elements, isEnglish)
    var ends: [Character: [Int]] = [:]
    for (index, element) in elements.enumerated() {
      if case .character(let character) = element, "`])".contains(character) {
        ends[character, default: []].append(index)
      }
    }
    self.ends = ends
  }

  /// Whether a text may have Markdown in it.
  static func hasMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Parses a literal that is given in parts, some of which are values.
  static func runs(of pieces: [(run: Text.Run, isValue: Bool)], isEnglish: Bool = false) -> [Text.Run] {
    let isMarked = pieces.contains { !$0.isValue && hasMarks($0.run.content) }
    if !isMarked { return joined(pieces.map(\.run)) }
    let elements = pieces.flatMap { piece -> [Element] in
      piece.isValue ? [.value(piece.run)] : piece.run.content.map { .character($0) }
    }
    let markdown = Markdown(elements: elements, isEnglish: isEnglish)
    return joined(markdown.runs(0..<elements.count, TextTraits()))
  }

  /// Merges adjacent runs with equal traits. The result has at least one run, which may be empty.
  private static func joined(_ runs: [Text.Run]) -> [Text.Run] {
    var joined: [Text.Run] = []
    /// The joined text of the last run; `nil` while nothing has been joined to it.
    var content: String?
    func finish() {
      if let content { joined[joined.count - 1].source = .verbatim(content) }
      content = nil
    }
    for run in runs where run.inline != nil || !run.content.isEmpty {
      if let last = joined.last, last.traits == run.traits, last.inline == nil, run.inline == nil {
        if content == nil { content = last.content }
        content! += run.content
      } else {
        finish()
        joined.append(run)
      }
    }
    finish()
    return joined.isEmpty ? [Text.Run(content: "")] : joined
  }

  // MARK: Reading

  /// The character at an index; `nil` for a value or outside the text.
  private func character(_ index: Int) -> Character? {
    guard elements.indices.contains(index), case .character(let character) = elements[index] else { return nil }
    return character
  }

  /// Whether there is white space, or an end of the text, at an index.
  private func isBlank(_ index: Int) -> Bool {
    guard elements.indices.contains(index) else { return true }
    return character(index)?.isWhitespace ?? false
  }

  /// Whether there is a letter, a digit or a value at an index.
  private func isWord(_ index: Int) -> Bool {
    guard elements.indices.contains(index) else { return false }
    return character(index).map { $0.isLetter || $0.isNumber } ?? true
  }

  /// The first occurrence of a character that ends something, in a range.
  private func first(_ end: Character, in range: Range<Int>) -> Int? {
    guard let places = ends[end] else { return nil }
    let place = places.firstSorted { $0 >= range.lowerBound }
    return place < places.count && places[place] < range.upperBound ? places[place] : nil
  }

  /// The number of consecutive occurrences of a character from an index on.
  private func count(of mark: Character, at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, character(index) == mark { index += 1 }
    return index - start
  }

  /// Parses a range with the traits of the delimiters around it.
  private func runs(_ range: Range<Int>, _ traits: TextTraits) -> [Text.Run] {
    var found: [Text.Run] = []
    var index = range.lowerBound
    var unclosed: Set<String> = []
    while index < range.upperBound {
      if let (inside, end) = marked(at: index, before: range.upperBound, traits, &unclosed) {
        found += inside
        index = end
      } else if case .value(var run) = elements[index] {
        run.traits = run.traits.over(traits)
        found.append(run)
        index += 1
      } else {
        if character(index) == "\\", let next = character(index + 1), next.isPunctuation || next.isSymbol { index += 1 }
        found.append(Text.Run(content: character(index).map(String.init) ?? "", traits: traits))
        index += 1
      }
    }
    return found
  }

  /// Parses an element that starts at an index.
  ///
  /// - Returns: The runs of the element and the index after it, or `nil` if no element starts there.
  private func marked(
    at start: Int, before end: Int, _ traits: TextTraits, _ unclosed: inout Set<String>
  ) -> (runs: [Text.Run], end: Int)? {
    switch character(start) {
    case "`": code(at: start, before: end, traits)
    case "[": link(at: start, before: end, traits).map { (linked($0.runs, to: $0.address), $0.end) }
    case "^": attributed(at: start, before: end, traits)
    case let mark? where mark == "*" || mark == "_" || mark == "~":
      emphasis(mark, at: start, before: end, traits, &unclosed)
    default: nil
    }
  }

  /// Parses a code span. Its digits have equal width.
  private func code(at start: Int, before end: Int, _ traits: TextTraits) -> (runs: [Text.Run], end: Int)? {
    guard let close = first("`", in: (start + 1)..<end), close > start + 1 else { return nil }
    var inner = TextTraits()
    inner.hasTabularDigits = true
    let runs = ((start + 1)..<close).map { index -> Text.Run in
      if case .value(var run) = elements[index] {
        run.traits = run.traits.over(inner.over(traits))
        return run
      }
      return Text.Run(content: character(index).map(String.init) ?? "", traits: inner.over(traits))
    }
    return (runs, close + 1)
  }

  /// Parses a link and returns its text, and the range of its address.
  private func link(
    at start: Int, before end: Int, _ traits: TextTraits
  ) -> (runs: [Text.Run], address: Range<Int>, end: Int)? {
    guard let close = first("]", in: start..<end), character(close + 1) == "(", let last = first(")", in: close..<end)
    else { return nil }
    return (runs((start + 1)..<close, traits), (close + 2)..<last, last + 1)
  }

  /// Makes the runs of a link open its address, without the title behind it.
  private func linked(_ runs: [Text.Run], to address: Range<Int>) -> [Text.Run] {
    var text = ""
    for element in elements[address] {
      switch element {
      case .character(let character): text.append(character)
      case .value(let run): text += run.content
      }
    }
    let link = ValueIsolation.removed(from: text).split(separator: " ").first.map(String.init)
    return runs.map { run in
      var run = run
      run.traits.link = link
      return run
    }
  }

  /// Parses a phrase with attributes, `^[phrase](attribute: value)`, of which only agreement is supported.
  private func attributed(at start: Int, before end: Int, _ traits: TextTraits) -> (runs: [Text.Run], end: Int)? {
    guard character(start + 1) == "[", let phrase = link(at: start + 1, before: end, traits) else { return nil }
    let attributes = phrase.address.compactMap(character).filter { !$0.isWhitespace }
    let agrees = isEnglish && String(attributes).split(separator: ",").contains("inflect:true")
    return (agrees ? GrammarAgreement.agreeing(phrase.runs) : phrase.runs, phrase.end)
  }

  /// Parses emphasis: one delimiter for italic, two for bold, three for both; one or two tildes for
  /// strikethrough.
  ///
  /// - Parameter unclosed: The delimiters that were found not to be closed before the end. Later ones of the same kind
  ///   are not closed either.
  private func emphasis(
    _ mark: Character, at start: Int, before end: Int, _ traits: TextTraits, _ unclosed: inout Set<String>
  ) -> (runs: [Text.Run], end: Int)? {
    let length = count(of: mark, at: start, before: min(end, start + 4))
    guard length <= 3, mark != "~" || length <= 2, !isBlank(start + length), mark != "_" || !isWord(start - 1) else {
      return nil
    }
    let delimiter = String(repeating: mark, count: length)
    guard !unclosed.contains(delimiter) else { return nil }
    guard let close = counterpart(of: mark, length, from: start + length, before: end) else {
      unclosed.insert(delimiter)
      return nil
    }
    var inner = TextTraits()
    if mark == "~" {
      inner.strikethrough = TextTraits.Line(isActive: true)
    } else {
      if length != 1 { inner.weight = .bold }
      if length != 2 { inner.isItalic = true }
    }
    return (runs((start + length)..<close, inner.over(traits)), close + length)
  }

  /// Finds a closing delimiter of the same length that follows a character other than white space.
  private func counterpart(of mark: Character, _ length: Int, from start: Int, before end: Int) -> Int? {
    var index = start
    while index < end {
      let found = count(of: mark, at: index, before: end)
      if character(index) == "\\" {
        index += 2
      } else if found == 0 {
        index += 1
      } else if found == length, index > start, !isBlank(index - 1), mark != "_" || !isWord(index + found) {
        return index
      } else if found == 3, length < 3, index > start, !isBlank(index - 1) {
        return index + found - length
      } else {
        index += found
      }
    }
    return nil
  }
}
