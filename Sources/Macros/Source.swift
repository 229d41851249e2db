/// A piece of Swift, as far as it has to be understood here: where its words and brackets are.
struct Source {
  private let text: [Character]
  /// As many characters, without comments and literals.
  private let skeleton: [Character]

  init(_ text: String) {
    self.text = Array(text)
    skeleton = Skeleton(self.text).characters
  }

  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The source without comments and without what its literals say.
  var code: String { String(skeleton) }

  /// The word after another.
  func name(after word: String) -> String? {
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == ".") }
    guard let index = words.firstIndex(of: word[...]), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }

  /// What stands before and after the first of a character outside of brackets.
  func split(at character: Character) -> (String, String?) {
    for (index, depth) in depths.enumerated() where depth == 0 && skeleton[index] == character {
      return (String(text[..<index]), String(text[(index + 1)...]))
    }
    return (String(text), nil)
  }

  /// What stands in the first brackets of a kind, unless another character comes first.
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

  /// The string literal at the beginning, if there is one.
  var literal: String? {
    guard let start = skeleton.firstIndex(where: { !$0.isWhitespace }), skeleton[start] == "\"" else { return nil }
    return String(text[start..<(skeleton[start...].firstIndex { $0 != "\"" } ?? text.count)])
  }

  /// `.fixed(…)` for `.fixedLayout(…)`.
  var fixedLayout: String? {
    guard let start = code.firstRange(of: ".fixedLayout") else { return nil }
    return Source(String(code[start.upperBound...])).inside("(", ")").map { ".fixed(\($0))" }
  }

  /// The statements that declare state for a preview, without the word that says so, and all others.
  var previewables: (states: [String], views: String) {
    let (word, depths) = (Array("@Previewable"), depths)
    var (states, views, index): ([String], String, Int) = ([], "", 0)
    while index < text.count {
      guard depths[index] == 0, skeleton[index...].starts(with: word) else {
        views.append(text[index])
        index += 1
        continue
      }
      // A statement goes on in the next line as long as a bracket is open.
      let end = (index..<text.count).first { (skeleton[$0].isNewline || skeleton[$0] == ";") && depths[$0] == 0 }
      states.append(Self.trimmed(String(text[(index + word.count)..<(end ?? text.count)])))
      index = end ?? text.count
    }
    return (states, views)
  }

  /// The number of brackets around each character; a bracket counts as outside of itself.
  private var depths: [Int] {
    var depth = 0
    return skeleton.map { character in
      if ")]}".contains(character) { depth -= 1 }
      defer { if "([{".contains(character) { depth += 1 } }
      return depth
    }
  }
}
