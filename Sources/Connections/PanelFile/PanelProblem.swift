import Settings
import Values

/// A place in a panel file: from the first character of a part to the character after its last.
package struct PanelPlace: Hashable, Sendable {
  /// The path of the file as it was given; for an included file, relative to the folder of the panel file.
  package var file: String
  /// The line and the column of the first character, counted from 1; columns count characters.
  package var line = 1, column = 1
  /// The line and the column after the last character.
  package var endLine = 1, endColumn = 1

  /// The place as `file:line:column`.
  package var text: String { "\(file):\(line):\(column)" }
}

/// A mistake in a panel file: where it begins, what is wrong, and what to write instead.
///
///     oven.yaml:12:15: there is no value “oven.temprature”; did you mean oven.temperature?
package struct PanelProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the file cannot be used, or only a part of it has no effect.
  package enum Severity: Hashable, Sendable { case error, warning }

  /// The place of the mistake.
  package var place: PanelPlace
  /// The description of the mistake.
  package var what: String
  /// The remedy, as an instruction or a question.
  package var fix: String
  /// Whether it is an error or a warning.
  package var severity = Severity.error

  /// A single line in the form `file:line:column: what; what to write`.
  package var description: String {
    "\(place.text): \(severity == .warning ? "warning: " : "")\(what); \(fix)".onOneLine
  }

  /// Creates a problem.
  init(_ place: PanelPlace, _ what: String, _ fix: String, severity: Severity = .error) {
    (self.place, self.what, self.fix, self.severity) = (place, what, fix, severity)
  }
}

extension StringProtocol {
  /// The text in quotation marks, shortened to ``Limits/quoted`` characters.
  var inQuotes: String {
    let short = prefix(Limits.quoted)
    return "“\(short)\(short.endIndex == endIndex ? "" : "…")”"
  }
}

/// The advice for an unknown name: the nearest existing name, or all existing names.
///
/// - Parameters:
///   - name: the unknown name.
///   - names: the names that exist.
///   - isOrdered: whether the names are in the order in which they are wanted; otherwise they are sorted.
func adviceFor(_ name: String, among names: some Collection<String>, isOrdered: Bool = false) -> String {
  if let meant = foreignWords[name], names.contains(meant) { return "did you mean \(meant)?" }
  if let near = nearestName(to: name, among: names) { return "did you mean \(near)?" }
  if names.isEmpty { return "there is none to choose from" }
  let shown = (isOrdered ? Array(names) : names.sorted()).prefix(12).joined(separator: ", ")
  return "write one of \(shown)\(names.count > 12 ? ", …" : "")"
}

/// The names in panel files of things that have another name elsewhere.
private let foreignWords = [
  "switch": "toggle", "checkbox": "toggle", "left": "leading", "right": "trailing", "input": "text field",
  "dropdown": "picker", "select": "picker", "arc": "meter", "bar": "progress",
]
