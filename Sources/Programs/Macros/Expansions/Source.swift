/// A piece of Swift source: the positions of its words and brackets, as far as the macros need them.
///
/// The macros need no syntax tree: they copy statements and arguments as they are written. What can mislead a search for a
/// word or a bracket are comments and literals, which the ``Skeleton`` masks, and nested brackets, whose depth is counted.
struct Source {
  /// The characters of the source, so that positions are integers.
  private let text: [Character]
  /// The same text with comments and literals masked.
  private let skeleton: [Character]

  init(_ text: String) {
    self.text = Array(text)
    skeleton = Skeleton(self.text).characters
  }

  /// The text without white space at either end.
  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The source with comments and the contents of literals masked.
  var code: String { String(skeleton) }

  /// The word after the first occurrence of another word.
  func name(after word: String) -> String? {
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == ".") }
    guard let index = words.firstIndex(of: word[...]), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }

  /// The parts before and after the first occurrence of a character outside brackets.
  func split(at character: Character) -> (String, String?) {
    for (index, depth) in depths.enumerated() where depth == 0 && skeleton[index] == character {
      return (String(text[..<index]), String(text[(index + 1)...]))
    }
    return (String(text), nil)
  }

  /// The contents of the first pair of brackets of a kind, unless `limit` comes before it.
  func inside(_ open: Character, _ close: Character, before limit: Character? = nil) -> String? {
    var start: Int?
    for (index, depth) in depths.enumerated() where depth == 0 {
      if let start {
        if skeleton[index] == close { return String(text[start..<index]) }
      } else if skeleton[index] == limit {
        return nil
      } else if skeleton[index] == open {
        start = index + 1
      }
    }
    return nil
  }

  /// The string literal at the start, if there is one.
  var literal: String? {
    guard let start = skeleton.firstIndex(where: { !$0.isWhitespace }), skeleton[start] == "\"" else { return nil }
    return String(text[start..<(skeleton[start...].firstIndex { $0 != "\"" } ?? text.count)])
  }

  /// The argument of `previewLayout` for the trait `.fixedLayout(…)`.
  var fixedLayout: String? {
    guard let start = code.firstRange(of: ".fixedLayout") else { return nil }
    return Source(String(code[start.upperBound...])).inside("(", ")").map { ".fixed(\($0))" }
  }

  /// The statements marked with `@Previewable`, without that attribute, and all other statements.
  var previewables: (states: [String], views: String) {
    let (word, depths) = (Array("@Previewable"), depths)
    var (states, views, index): ([String], String, Int) = ([], "", 0)
    while index < text.count {
      guard depths[index] == 0, skeleton[index...].starts(with: word) else {
        views.append(text[index])
        index += 1
        continue
      }
      // A statement continues on the next line while a bracket is open.
      let end = (index..<text.count).first { (skeleton[$0].isNewline || skeleton[$0] == ";") && depths[$0] == 0 }
      states.append(Self.trimmed(String(text[(index + word.count)..<(end ?? text.count)])))
      index = end ?? text.count
    }
    return (states, views)
  }

  /// The bracket depth of each character; a bracket itself has the depth outside it.
  private var depths: [Int] {
    var depth = 0
    return skeleton.map { character in
      if ")]}".contains(character) { depth -= 1 }
      defer { if "([{".contains(character) { depth += 1 } }
      return depth
    }
  }
}
