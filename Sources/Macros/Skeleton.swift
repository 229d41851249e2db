/// A piece of Swift with its comments and string literals blotted out, character by character.
///
/// The compiler's own parser would know all of Swift, but a package cannot link the one that comes with the toolchain:
/// its modules are found by unsafe flags only, which no package may use that others depend on. Comments, also nested
/// ones, and string literals of all kinds, with what is interpolated in them, are all that may hide a bracket, a comma or
/// a word; regular expressions may too, and those between `#/` and `/#` are understood. See "Lexical Structure" in The
/// Swift Programming Language.
struct Skeleton {
  /// As many characters as the source has: a space in place of each one of a comment, but for line breaks, and a quotation
  /// mark in place of each one of a literal.
  private(set) var characters: [Character]
  private let text: [Character]

  init(_ text: [Character]) {
    (self.text, characters) = (text, text)
    var index = 0
    while index < text.count { index = pastToken(at: index) }
  }

  /// Where the next token begins.
  private mutating func pastToken(at index: Int) -> Int {
    if matches("//", at: index) {
      return blot(index..<(text[index...].firstIndex(where: \.isNewline) ?? text.count), as: " ")
    }
    if matches("/*", at: index) { return blot(index..<endOfComment(from: index), as: " ") }
    if let end = endOfLiteral(from: index) { return blot(index..<end, as: "\"") }
    return index + 1
  }

  private mutating func blot(_ range: Range<Int>, as mark: Character) -> Int {
    for index in range where mark == "\"" || !text[index].isNewline { characters[index] = mark }
    return range.upperBound
  }

  private func matches(_ pattern: String, at index: Int) -> Bool {
    index <= text.count && text[index...].starts(with: pattern)
  }

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

  /// Where a literal ends that begins here, if one does.
  private func endOfLiteral(from start: Int) -> Int? {
    let pounds = String(text[start...].prefix { $0 == "#" })
    let opening = start + pounds.count
    if matches("\"\"\"", at: opening) { return endOfString(from: opening, "\"\"\"", pounds) }
    if matches("\"", at: opening) { return endOfString(from: opening, "\"", pounds) }
    if !pounds.isEmpty, matches("/", at: opening) { return endOfRegex(from: opening + 1, "/" + pounds) }
    return nil
  }

  private func endOfString(from opening: Int, _ quote: String, _ pounds: String) -> Int {
    let (end, escape) = (quote + pounds, "\\" + pounds)
    var index = opening + quote.count
    while index < text.count {
      if matches(end, at: index) { return index + end.count }
      // A literal on one line ends with it, whatever is wrong with it.
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

  /// Where the brackets of an interpolation close, in which there may be anything again.
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

  private func endOfRegex(from start: Int, _ end: String) -> Int {
    var index = start
    while index < text.count, !matches(end, at: index) { index += text[index] == "\\" ? 2 : 1 }
    return min(index + end.count, text.count)
  }
}
