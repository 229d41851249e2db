/// The problems of one file: the first ones, and how many there were.
struct ProblemList: Sendable {
  let file: String
  private var found: [SettingsProblem] = []
  private var count = 0

  init(file: String) { self.file = file }

  /// Whether more of them would only be counted.
  var isFull: Bool { count >= Limits.problems }

  mutating func add(
    line: Int? = nil, column: Int? = nil, severity: SettingsProblem.Severity = .error, what: String, fix: String
  ) {
    add(SettingsProblem(file: file, line: line, column: column, severity: severity, what: what, fix: fix))
  }

  mutating func add(_ problem: SettingsProblem) {
    if !isFull { found.append(problem) }
    count += 1
  }

  /// In the order of the lines, those of the whole file first; the last one counts what is not shown.
  var sorted: [SettingsProblem] {
    let inOrder = found.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    guard count > found.count else { return inOrder }
    let rest = SettingsProblem(
      file: file, what: "there are \(count - found.count) more problems", fix: "mend those above first")
    return inOrder + [rest]
  }
}
