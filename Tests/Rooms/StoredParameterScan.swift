import Foundation

/// Finds parameters of public initializers that are stored in a property which nothing reads.
///
/// ``ParameterScan`` takes a parameter for read where it is stored; here the property counts.
enum StoredParameterScan {
  /// A property that is only set.
  struct Finding: Hashable, CustomStringConvertible {
    let file: String
    let name: String
    var description: String { "\(file): \(name) is stored and not read" }
  }

  /// The properties that public initializers set from a parameter, and that no file reads.
  ///
  /// - Parameter sources: The names and the texts of all files, those of the modules that could read a property included.
  static func unread(in sources: [(file: String, text: String)]) -> [Finding] {
    let blanked = sources.map { (file: $0.file, text: ModifierScan.blanked($0.text)) }
    let reads = blanked.map { namesRead(in: $0.text) }.reduce(into: Set()) { $0.formUnion($1) }
    return blanked.flatMap { source -> [Finding] in
      let text = Array(source.text.unicodeScalars)
      return source.text.ranges(of: initializer).flatMap { range -> [Finding] in
        let end = source.text.unicodeScalars.distance(from: source.text.startIndex, to: range.upperBound)
        let before = source.text[..<range.lowerBound]
        guard !ModifierScan.attributes(before).contains("deprecated"),
          let body = ModifierScan.body(in: text, after: end - 1, before: ["func", "init", "var", "let", "subscript"])
        else { return [] }
        return stored(by: body).filter { !reads.contains($0) }.map { Finding(file: source.file, name: $0) }
      }
    }
  }

  /// The properties of the files below some folders.
  /// - Throws: `ModifierScan.NothingToScan`, or the error of a file that cannot be read.
  static func unread(below folders: [URL]) throws -> [Finding] {
    let files = try folders.flatMap { try ModifierScan.files(below: $0) }
    return unread(in: try files.map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) })
  }

  private static let initializer = /public (?:nonisolated |convenience )*init\??(?:<[^>{]*>)?\(/
  /// One value by itself, such as `self.count = count` or `count = number`.
  private static let single = /(?m)^\s*(?:self\.)?(\w+) = \w+\s*$/
  /// Several at once, such as `(self.count, name) = (count, title)`.
  private static let several = /\(([\w., ]+)\)\s*=\s*\(([\w., ]+)\)/

  /// The properties that a body sets to a name.
  private static func stored(by body: String) -> [String] {
    let one = "\n\(body)\n".matches(of: single).map { String($0.output.1) }
    let many = body.matches(of: several).flatMap { names(in: $0.output.1) }
    return one + many.filter { !$0.contains(".") }
  }

  private static func names(in list: Substring) -> [String] {
    list.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).replacing(/^self\./, with: "")
    }
  }

  /// The names that a text reads: neither declared nor set nor a label, and not just handed on by an initializer.
  private static func namesRead(in text: String) -> Set<String> {
    var text = text.replacing(/\bself\.init\([\s\S]*?\)\n/.wordBoundaryKind(.simple), with: "\n")
    text = text.replacing(several) { match in
      let set = Set(names(in: match.output.1))
      return names(in: match.output.2).filter { !set.contains($0) }.joined(separator: " ")
    }
    text = text.replacing(/\bself\.(\w+) = (\w+)\b/.wordBoundaryKind(.simple)) { match in
      match.output.1 == match.output.2 ? " " : " \(match.output.2) "
    }
    let declared = /\b(?:var|let) \w+|\b\w+:(?!:)|(?m)^\s*(?:\w+\.)*\w+ =(?!=)/.wordBoundaryKind(.simple)
    text = text.replacing(declared, with: " ")
    return Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
