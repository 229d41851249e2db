/// What is wrong with a settings file, where, and what to do: one line each.
///
/// ```
/// /etc/panel.conf:12:15: oven.temperature is “900”: must be a whole number from 30 to 250; the last good value stays
/// ```
public struct SettingsProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// How much a problem costs.
  public enum Severity: Hashable, Sendable {
    /// Something in the file has no effect, or could not be done.
    case error
    /// Everything has its effect, but perhaps not the one that was meant.
    case warning
  }

  /// The path of the file as the application named it.
  public var file: String
  /// The line, counted from 1; `nil` where the whole file is meant.
  public var line: Int?
  /// The character in the line, counted from 1.
  public var column: Int?
  /// Whether something is lost by it.
  public var severity: Severity
  /// What is wrong.
  public var what: String
  /// What to do about it.
  public var fix: String

  /// Whether a program that runs keeps the value that it has.
  public var keepsLastGood = false

  /// A problem of a whole file, or of one place in it.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, severity: Severity = .error, what: String, fix: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.what = what
    self.fix = fix
  }

  /// "file:line:column: what: fix", always a single line.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    let grade = severity == .warning ? "warning: " : ""
    return "\(place): \(grade)\(what): \(fix)\(keepsLastGood ? "; the last good value stays" : "")".onOneLine
  }

  /// The problem as it is while no program runs that could keep a value.
  public var ofFileAtRest: SettingsProblem {
    var problem = self
    problem.keepsLastGood = false
    return problem
  }
}

extension String {
  /// Control characters, line ends among them, as question marks: a file's bytes never forge a line of a log.
  package var onOneLine: String {
    var line = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: line.append("?")
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// The text between quotation marks, shortened to what a message can bear.
  var quoted: String {
    let short = prefix(Limits.quotedCharacters)
    return "“\(short)\(short.endIndex == endIndex ? "" : "…")”"
  }
}
