import Foundation

/// Finds environment values that nothing reads: setting one would change nothing, in silence.
enum EnvironmentScan {
  /// A value that nothing reads.
  struct Finding: Hashable, CustomStringConvertible {
    let file: String
    let name: String
    var description: String { "\(file): \(name) is not read" }
  }

  /// The public values with a key and a setter of their own that are neither deprecated nor read anywhere in the sources.
  ///
  /// - Parameter sources: The names and the texts of all files.
  static func unread(in sources: [(file: String, text: String)]) -> [Finding] {
    let blanked = sources.map { (file: $0.file, text: ModifierScan.blanked($0.text)) }
    let all = blanked.map(\.text)
    return blanked.flatMap { source in
      source.text.matches(of: extensionBody).flatMap { body -> [Finding] in
        let text = body.output.1
        return text.matches(of: declaration).compactMap { match in
          let (name, inside) = (String(match.output.1), match.output.2)
          let isDeprecated = ModifierScan.attributes(text[..<match.range.lowerBound]).contains("deprecated")
          let isOwn = inside.contains("self[") && inside.contains("set {")
          if !isOwn || isDeprecated || all.contains(where: { isRead(name, in: $0) }) { return nil }
          return Finding(file: source.file, name: name)
        }
      }
    }
  }

  /// All values that the files below some folders define.
  /// - Throws: `ModifierScan.NothingToScan`, or the error of a file that cannot be read.
  static func unread(below folders: [URL]) throws -> [Finding] {
    let files = try folders.flatMap { try ModifierScan.files(below: $0) }
    return unread(in: try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) })
  }

  private static let extensionBody = /(?m)^extension EnvironmentValues\b[^{\n]*\{([\s\S]*?)^\}/
  private static let declaration = /(?m)^  public var (\w+): [^{\n]*\{\n([\s\S]*?)^  \}/

  /// Whether a text names a value in another way than to set it or to declare it: `environment.name`, `@Environment(\.name)`,
  /// or the bare name in another property of the environment.
  private static func isRead(_ name: String, in text: String) -> Bool {
    guard text.contains(name), let word = try? Regex("\\b\(name)\\b(?!\\s*(?:[-+*/|]?=(?!=)|:|\\())") else {
      return false
    }
    // A full stop between letters ends no word by the rules of Unicode.
    return text.matches(of: word.wordBoundaryKind(.simple)).contains { match in
      let before = text[..<match.range.lowerBound].suffix(60)
      return !before.hasSuffix("var ") && !before.hasSuffix("func ")
        && !before.contains(/(?:environment|transformEnvironment|setEnvironment)\(\\\.$/)
        && (before.hasSuffix(".") || text.contains("extension EnvironmentValues"))
    }
  }
}
