/// A piece of Swift, as far as it has to be understood here: where its strings and brackets begin and end.
struct Source {
  private let text: [Character]

  init(_ text: String) { self.text = Array(text) }

  static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The word after another.
  func name(after word: String) -> String? {
    let words = String(text).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == ".") }
    guard let index = words.firstIndex(of: word[...]), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }

  /// What stands before and after the first of a character outside of brackets and strings.
  func split(at character: Character) -> (String, String?) {
    for (index, depth) in places where depth == 0 && text[index] == character {
      return (String(text[..<index]), String(text[(index + 1)...]))
    }
    return (String(text), nil)
  }

  /// What stands in the first brackets of a kind, unless another character comes first.
  func inside(_ open: Character, _ close: Character, before limit: Character? = nil) -> String? {
    var start: Int?
    for (index, depth) in places {
      if start == nil {
        if text[index] == limit && depth == 0 { return nil }
        if text[index] == open && depth == 0 { start = index + 1 }
      } else if text[index] == close && depth == 0, let start {
        return String(text[start..<index])
      }
    }
    return nil
  }

  /// The string literal at the beginning, if there is one.
  var literal: String? {
    let first = Self.trimmed(split(at: ",").0)
    return first.hasPrefix("\"") ? first : nil
  }

  /// `.fixed(…)` for `.fixedLayout(…)`.
  var fixedLayout: String? {
    let words = String(text)
    guard let start = words.firstRange(of: ".fixedLayout") else { return nil }
    return Source(String(words[start.upperBound...])).inside("(", ")").map { ".fixed(\($0))" }
  }

  /// The lines that declare state for a preview, without the word that says so, and all others.
  var previewables: (states: [String], views: String) {
    let lines = String(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isState = { (line: String) in Self.trimmed(line).hasPrefix("@Previewable") }
    let states = lines.filter(isState).map { Self.trimmed(String(Self.trimmed($0).dropFirst("@Previewable".count))) }
    return (states, lines.filter { !isState($0) }.joined(separator: "\n"))
  }

  /// The places outside of strings and comments, with the number of brackets around each; a bracket counts as outside of
  /// itself.
  private var places: [(index: Int, depth: Int)] {
    var result: [(Int, Int)] = []
    var depth = 0
    var index = 0
    while index < text.count {
      let rest = text[index...]
      if rest.starts(with: "//") {
        index = text[index...].firstIndex { $0.isNewline } ?? text.count
        continue
      }
      if text[index] == "\"" {
        index = endOfString(from: index)
        continue
      }
      if ")]}".contains(text[index]) { depth -= 1 }
      result.append((index, depth))
      if "([{".contains(text[index]) { depth += 1 }
      index += 1
    }
    return result
  }

  private func endOfString(from start: Int) -> Int {
    let quote: [Character] = text[start...].starts(with: "\"\"\"") ? ["\"", "\"", "\""] : ["\""]
    var index = start + quote.count
    while index < text.count {
      if text[index] == "\\" {
        index += 2
      } else if text[index...].starts(with: quote) {
        return index + quote.count
      } else {
        index += 1
      }
    }
    return index
  }
}
