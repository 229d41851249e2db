/// A problem with a settings file: what is wrong, where, and how to fix it, in one line.
///
/// ```
/// /etc/panel.conf:12:15: oven.temperature is “900”: must be a whole number from 30 to 250; the last good value stays
/// ```
public struct SettingsProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The effect of a problem.
  public enum Severity: Hashable, Sendable {
    /// A part of the file has no effect, or an operation failed.
    case error
    /// Everything has an effect, but perhaps not the intended one.
    case warning
  }

  /// The path of the file as given by the application.
  public var file: String
  /// The line number, counted from 1; `nil` if the problem concerns the whole file.
  public var line: Int?
  /// The column, in characters counted from 1.
  public var column: Int?
  /// Whether it is an error or a warning.
  public var severity: Severity
  /// The description of the problem.
  public var what: String
  /// The remedy, as an instruction.
  public var fix: String

  /// Whether a running program keeps the present value.
  public var keepsLastGood = false

  /// Whether the file has a group or a setting that is not declared.
  public var isUnknownName = false

  /// Creates a problem of a whole file or of one place in it.
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

  /// The problem of a file that has become empty under a running program.
  static func emptied(_ path: String) -> SettingsProblem {
    SettingsProblem(
      file: path, what: "the file has become empty",
      fix: "its values stay; write them again, or a comment if there are to be none")
  }

  /// A single line in the form `file:line:column: what: fix`.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    let grade = severity == .warning ? "warning: " : ""
    return "\(place): \(grade)\(what): \(fix)\(keepsLastGood ? "; the last good value stays" : "")".onOneLine
  }

  /// The problem as it is worded when no running program can keep a value.
  public var ofFileAtRest: SettingsProblem {
    var problem = self
    problem.keepsLastGood = false
    return problem
  }
}

extension String {
  /// The text with control characters and line ends replaced by question marks, so that the contents of a file cannot
  /// forge log lines or control a terminal. The characters that join letters and emoji stay.
  package var onOneLine: String {
    var line = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": line.append(scalar)
      case .control, .lineSeparator, .paragraphSeparator, .format: line.append("?")
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// The text in quotation marks, shortened to ``SettingsLimits/quotedCharacters``.
  var quoted: String {
    let short = prefix(SettingsLimits.quotedCharacters)
    return "“\(short)\(short.endIndex == endIndex ? "" : "…")”"
  }
}
