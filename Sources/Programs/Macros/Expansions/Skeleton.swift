/// Swift source text with its comments and string literals masked, character by character.
///
/// The compiler's own parser is not available: the modules of the toolchain's copy can only be found with unsafe
/// flags, which a package that others depend on may not use. Only comments (nested ones, too) and string literals
/// with their interpolations can hide a bracket, a comma or a keyword, and regular expressions, of which those
/// between `#/` and `/#` are recognized. See “Lexical Structure” in The Swift Programming Language.
struct Skeleton {
  /// The masked text, as long as the source: a space for each character of a comment except line breaks, and a
  /// quotation mark for each character of a literal.
  private(set) var characters: [Character]
  private let text: [Character]

  init(_ text: [Character]) {
    (self.text, characters) = (text, text)
    var index = 0
    while index < text.count { index = pastToken(at: index) }
  }

  /// The index after the token that starts at `index`, which is masked if it is a comment or a literal.
  private mutating func pastToken(at index: Int) -> Int {
    if matches("//", at: index) {
      return blot(index..<(text[index...].firstIndex(where: \.isNewline) ?? text.count), as: " ")
    }
    if matches("/*", at: index) { return blot(index..<endOfComment(from: index), as: " ") }
    if let end = endOfLiteral(from: index) { return blot(index..<end, as: "\"") }
    return index + 1
  }

  /// Masks a range, keeping line breaks in comments, and returns its end.
  private mutating func blot(_ range: Range<Int>, as mark: Character) -> Int {
    for index in range where mark == "\"" || !text[index].isNewline { characters[index] = mark }
    return range.upperBound
  }

  private func matches(_ pattern: String, at index: Int) -> Bool {
    index <= text.count && text[index...].starts(with: pattern)
  }

  /// The index after a block comment, which may contain nested ones.
  private func endOfComment(from start: Int) -> Int {
    var (depth, index) = (1, start + 2)
    while index < text.count, depth > 0 {
      if matches("/*", at: index) {
        (depth, index) = (depth + 1, index + 2)
      } else if matches("*/", at: index) {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    }
    return min(index, text.count)
  }

  /// The index after the literal that starts here, or `nil` if none does.
  private func endOfLiteral(from start: Int) -> Int? {
    let pounds = String(text[start...].prefix { $0 == "#" })
    let opening = start + pounds.count
    if matches("\"\"\"", at: opening) { return endOfString(from: opening, "\"\"\"", pounds) }
    if matches("\"", at: opening) { return endOfString(from: opening, "\"", pounds) }
    if !pounds.isEmpty, matches("/", at: opening) { return endOfRegex(from: opening + 1, "/" + pounds) }
    return nil
  }

  /// The index after a string literal with the given quotation marks and number signs.
  private func endOfString(from opening: Int, _ quote: String, _ pounds: String) -> Int {
    let (end, escape) = (quote + pounds, "\\" + pounds)
    var index = opening + quote.count
    while index < text.count {
      if matches(end, at: index) { return index + end.count }
      // A single-line literal ends with its line even if it is malformed.
      if quote.count == 1, text[index].isNewline { return index }
      if matches(escape + "(", at: index) {
        index = endOfInterpolation(from: index + escape.count + 1)
      } else if matches(escape, at: index) {
        index += escape.count + 1
      } else {
        index += 1
      }
    }
    return text.count
  }

  /// The index after the parentheses of an interpolation, which can contain any code.
  private func endOfInterpolation(from start: Int) -> Int {
    var (depth, index) = (1, start)
    while index < text.count, depth > 0 {
      if matches("/*", at: index) {
        index = endOfComment(from: index)
      } else if let end = endOfLiteral(from: index) {
        index = end
      } else {
        depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
        index += 1
      }
    }
    return min(index, text.count)
  }

  /// The index after an extended regular expression literal.
  private func endOfRegex(from start: Int, _ end: String) -> Int {
    var index = start
    while index < text.count, !matches(end, at: index) { index += text[index] == "\\" ? 2 : 1 }
    return min(index + end.count, text.count)
  }
}
