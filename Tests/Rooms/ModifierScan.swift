import Foundation

/// Finds public functions that return their receiver as it is and do not say so by being deprecated.
///
/// The scan reads source text: comments and strings are blanked first, so that braces in them do not count.
struct ModifierScan {
  /// A function that does nothing.
  struct Finding: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let name: String
    var description: String { "\(file):\(line): \(name) returns self" }
  }

  /// The functions of a file that do nothing and are not deprecated.
  static func silent(in source: String, file: String = "") -> [Finding] {
    let text = Array(blanked(source).unicodeScalars)
    let words = String(String.UnicodeScalarView(text))
    return words.ranges(of: declaration).compactMap { range in
      let end = words.unicodeScalars.distance(from: words.startIndex, to: range.upperBound)
      guard let body = body(in: text, after: end), returnsSelf(body) else { return nil }
      let before = words[..<range.lowerBound]
      guard !attributes(before).contains("deprecated") else { return nil }
      let name = words[range].split(separator: " ").last.map(String.init) ?? ""
      return Finding(file: file, line: before.count { $0 == "\n" } + 1, name: name)
    }
  }

  /// The folders whose public declarations applications use.
  static var rooms: [URL] {
    [
      "Engine", "Interface", "Hosts/Clocks", "Programs/CommandLine", "Programs/Faceplate",
      "Programs/FaceplateFoundation",
      "Programs/FoundationPublishers", "Programs/Operation", "Compatibility/SwiftUI",
    ]
    .map(room)
  }

  /// The folder of a floor, or of a room on it.
  static func room(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/\(name)")
  }

  /// A folder that is not there, or that has no Swift file.
  struct NothingToScan: Error { let folder: URL }

  /// The functions of all Swift files below a folder that do nothing and are not deprecated.
  /// - Throws: `NothingToScan`, or the error of a file that cannot be read.
  static func silent(below folder: URL) throws -> [Finding] {
    try files(below: folder).flatMap {
      try silent(in: String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent)
    }
  }

  /// The Swift files below a folder, sorted by path.
  /// - Throws: `NothingToScan`.
  static func files(below folder: URL) throws -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (walk?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    if files.isEmpty { throw NothingToScan(folder: folder) }
    return files.sorted { $0.path < $1.path }
  }

  private static let declaration = /public (?:static )?func `?\w+`?/

  /// Whether nothing but `self` comes of a body, perhaps after unused values have been thrown away.
  private static func returnsSelf(_ body: String) -> Bool {
    let statements = body.split { $0 == "\n" || $0 == ";" }.map { $0.trimmingCharacters(in: .whitespaces) }
    let rest = statements.filter { !$0.isEmpty && !$0.hasPrefix("_ =") && !$0.hasPrefix("let _ =") }
    return rest == ["self"] || rest == ["return self"] || rest == ["return", "self"]
  }

  /// The text between the braces of the function whose name ends at a place.
  ///
  /// - Parameter declarations: the words of which one after the parameters begins another declaration: the function
  ///   then has no body.
  static func body(in text: [Unicode.Scalar], after start: Int, before declarations: [String] = []) -> String? {
    var parentheses = 0
    var place = start
    var word = ""
    while place < text.count, !(text[place] == "{" && parentheses == 0) {
      if text[place].properties.isAlphabetic {
        word.unicodeScalars.append(text[place])
      } else {
        if parentheses == 0, declarations.contains(word) { return nil }
        word = ""
      }
      if text[place] == "(" { parentheses += 1 }
      if text[place] == ")" { parentheses -= 1 }
      // A requirement of a protocol has no body: the next declaration begins first.
      if text[place] == "}" && parentheses == 0 { return nil }
      place += 1
    }
    let first = place + 1
    var braces = 0
    while place < text.count {
      if text[place] == "{" { braces += 1 }
      if text[place] == "}" { braces -= 1 }
      if braces == 0 { return String(String.UnicodeScalarView(text[first..<place])) }
      place += 1
    }
    return nil
  }

  /// The attributes that stand directly before a declaration.
  static func attributes(_ before: Substring) -> Substring {
    let end = before.lastIndex { $0 == "}" || $0 == "{" } ?? before.startIndex
    return before[end...]
  }

  /// The source with comments and strings made blank, line by line as long as before. The names in interpolations stay.
  static func blanked(_ source: String) -> String {
    source.replacing(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//) { match in
      match.output.hasPrefix("/") ? blank(match.output) : interpolated(match.output)
    }
  }

  private static func blank(_ text: Substring) -> String { String(text.map { $0.isNewline ? $0 : " " }) }

  /// A string literal with its quotes and the names in its interpolations, and all else made blank.
  private static func interpolated(_ literal: Substring) -> String {
    var (depth, isEscaped) = (0, false)
    return String(
      literal.map { character in
        defer { isEscaped = character == "\\" && !isEscaped }
        if depth == 0 {
          if character == "(", isEscaped { depth = 1 }
          return character.isNewline || character == "\"" ? character : " "
        }
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return character.isLetter || character.isNumber || character == "_" || character.isNewline ? character : " "
      })
  }
}
