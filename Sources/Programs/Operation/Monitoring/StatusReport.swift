import Values

/// The status of a panel, for monitoring: one entry per line, in a form for people and a form for programs.
package struct StatusReport: Hashable {
  /// Whether nothing is wrong.
  package var isGood: Bool
  /// Names and what is to be said of them, in order.
  package var entries: [(name: String, value: String)]

  /// Entries whose values are whole numbers.
  private static let numbers: Set<String> = ["process", "uptime", "frames"]

  package static func == (first: StatusReport, second: StatusReport) -> Bool { first.wire == second.wire }
  package func hash(into hasher: inout Hasher) { hasher.combine(wire) }

  package init(isGood: Bool, entries: [(name: String, value: String)]) {
    self.isGood = isGood
    self.entries = entries.map { ($0.name, $0.value.onOneLine) }
  }

  /// Reads ``wire``; lines that make no sense are left out.
  package init(wire: String) {
    let lines = wire.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    self.init(
      isGood: lines.contains { $0 == ("good", "true") },
      entries: lines.filter { $0.0 != "good" }.map { (name: $0.0, value: $0.1) })
  }

  /// The report in the form in which a panel sends it to `kiosk status`.
  var wire: String { (["good=\(isGood)"] + entries.map { "\($0.name)=\($0.value)" }).joined(separator: "\n") }

  /// For people: a name and a value a line.
  package var text: String { entries.map { "\($0.name): \($0.value)" }.joined(separator: "\n") }

  /// For programs: one JSON object.
  package var json: String {
    let members = entries.map { entry in
      let number = Self.numbers.contains(entry.name) ? Int(entry.value) : nil
      return (name: entry.name, value: number.map(JSONText.number) ?? .string(entry.value))
    }
    return JSONText.object([(name: "good", value: .bool(isGood))] + members).description
  }
}
