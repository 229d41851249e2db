// The reference page of panel files, made of the tables that the reader follows.
extension PanelSchema {
  /// The reference of all keys as Markdown.
  package static var reference: String {
    var parts = ["## Sections", table(sections), "### `panel:`", table(panel), "### A page", table(page)]
    parts += ["### An alarm", table(alarm), "### `roles:`", table(roles)]
    parts += ["### A component", table(component), "### A repetition: `for:`", table(repetition)]
    parts += ["## Values", table(valueKeys), "## Items of pages"]
    parts += ["Every item takes these keys besides its own:", table(ItemKeys.shared)]
    for chapter in ElementRule.Chapter.allCases {
      parts.append("### \(chapter.rawValue)")
      for rule in elements where rule.chapter == chapter {
        parts.append("**`\(rule.name)`**: \(rule.doc)\(rule.short.map { " In short form: its `\($0)`." } ?? "")")
        if !rule.keys.isEmpty { parts.append(table(rule.keys)) }
      }
    }
    parts += ["## Actions", actionTable, "## Links"]
    for rules in LinkRules.all {
      parts.append("**`\(rules.kind)`**: \(rules.doc)")
      if rules.needsLink { parts += ["Under `links:`", table(rules.link)] }
      parts += ["At a value" + (rules.short.map { "; in short form its `\($0)`" } ?? ""), table(rules.source)]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A table of keys.
  private static func table(_ rules: [KeyRule]) -> String { table("key", rules.map(row)) }

  /// The table of actions.
  private static var actionTable: String { table("action", actions.map(row)) }

  /// A table of rows.
  private static func table(_ head: String, _ rows: [PanelSchema.Row]) -> String {
    let lines = rows.map { "| `\($0.key)` | \($0.value.escaped) | \($0.doc.escaped) |" }
    return (["| \(head) | value | |", "|---|---|---|"] + lines).joined(separator: "\n")
  }
}

extension String {
  /// The text for a cell of a table.
  fileprivate var escaped: String { reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) } }
}
