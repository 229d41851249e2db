/// The problems of one file: the first ``SettingsLimits/problems``, and the number of the others.
struct ProblemList: Sendable {
  let file: String
  private var found: [SettingsProblem] = []
  private var count = 0

  init(file: String) { self.file = file }

  /// Whether further problems are only counted.
  var isFull: Bool { count >= SettingsLimits.problems }

  mutating func add(
    line: Int? = nil, column: Int? = nil, severity: SettingsProblem.Severity = .error, what: String, fix: String
  ) {
    add(SettingsProblem(file: file, line: line, column: column, severity: severity, what: what, fix: fix))
  }

  mutating func add(_ problem: SettingsProblem) {
    if !isFull { found.append(problem) }
    count += 1
  }

  /// The problems in the order of lines, with those of the whole file first. If there were too many, the last one
  /// states how many are missing.
  var sorted: [SettingsProblem] {
    let inOrder = found.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    guard count > found.count else { return inOrder }
    let rest = SettingsProblem(
      file: file, what: "there are \(count - found.count) more problems", fix: "fix those above first")
    return inOrder + [rest]
  }
}
