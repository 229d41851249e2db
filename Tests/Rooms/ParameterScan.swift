import Foundation

/// Finds parameters of public functions, initializers and subscripts that their bodies do not read, unless the
/// declaration is deprecated or unavailable.
///
/// Parameters that only select a type, such as `for type: Item.Type`, are no findings.
enum ParameterScan {
  /// A parameter that is not read.
  struct Finding: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    /// The function with its parameter, such as `blur(opaque:)`.
    let name: String
    /// The file and the name, which stay the same when lines move.
    var key: String { "\(file) \(name)" }
    var description: String { "\(file):\(line): \(name) is not read" }
  }

  /// The parameters in a file that are not read.
  static func unread(in source: String, file: String = "") -> [Finding] {
    let words = ModifierScan.blanked(source)
    let text = Array(words.unicodeScalars)
    return words.ranges(of: declaration).flatMap { range -> [Finding] in
      let end = words.unicodeScalars.distance(from: words.startIndex, to: range.upperBound)
      let before = words[..<range.lowerBound]
      guard let parameters = parameters(in: text, after: end),
        let body = ModifierScan.body(in: text, after: end - 1, before: declarations),
        case let attributes = ModifierScan.attributes(before), !attributes.contains("deprecated"),
        !attributes.contains("unavailable")
      else { return [] }
      let read = body.replacing(/\n\s*(?:let )?_ = \w+ *(?=\n)/, with: "\n")
      let line = before.count { $0 == "\n" } + 1
      let function = words[range].matches(of: /init|subscript|func `?(\w+)/).last
      let name = function?.output.1.map(String.init) ?? function.map { String($0.output.0) } ?? ""
      return parameters.compactMap { parameter in
        guard isUnread(parameter, in: read) else { return nil }
        let label = parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }.last ?? ""
        return Finding(file: file, line: line, name: "\(name)(\(label):)")
      }
    }
  }

  /// The parameters in all Swift files below a folder that are not read.
  /// - Throws: `ModifierScan.NothingToScan`, or the error of a file that cannot be read.
  static func unread(below folder: URL) throws -> [Finding] {
    try ModifierScan.files(below: folder).flatMap {
      try unread(in: String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent)
    }
  }

  private static let declaration =
    /public (?:static |nonisolated |convenience |required |mutating )*(?:func `?\w+`?|init\??|subscript)(?:<[^>{]*>)?\(/
  /// Words that begin the next declaration: a requirement of a protocol has no body.
  private static let declarations = ["func", "init", "var", "let", "case", "subscript"]

  private static func isUnread(_ parameter: String, in body: String) -> Bool {
    let parts = parameter.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].contains(/^\s*(?:[\w.]+|\([\w., ]+\))\.Type\b/) else { return false }
    let names = parts[0].split(separator: " ").filter { !$0.hasPrefix("@") }
    guard let name = names.last?.trimmingCharacters(in: ["`"]) else { return false }
    return name == "_"
      || !body.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { $0 == name }
  }

  /// The texts of the parameters, from after the opening parenthesis.
  private static func parameters(in text: [Unicode.Scalar], after start: Int) -> [String]? {
    var (depth, place, parts, part) = (1, start, [String](), "")
    while place < text.count {
      let scalar = text[place]
      if "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
      if depth == 0 { return (parts + [part]).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } }
      if depth == 1, scalar == "," {
        parts.append(part)
        part = ""
      } else {
        part.unicodeScalars.append(scalar)
      }
      place += 1
    }
    return nil
  }
}
