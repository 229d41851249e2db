// The reference page of panel files, made of the tables that the reader follows.
extension PanelSchema {
  /// The reference of all keys as Markdown.
  package static var reference: String {
    var parts = ["## Sections", table(sections), "### `panel:`", table(panel), "### A page", table(page)]
    parts += ["### A component", table(component), "### A repetition: `for:`", table(repetition)]
    parts += ["## Values", table(valueKeys), "## Items of pages"]
    parts += ["Every item takes these keys besides its own:", table(Modifiers.keys)]
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
  private static func table(_ rules: [KeyRule]) -> String {
    let rows = rules.map {
      "| `\($0.name)` | \(column($0)) | \($0.doc.escaped)\($0.isRequired ? " **Needed.**" : "") |"
    }
    return (["| key | value | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// The kind of a key, and the kinds of values that have it.
  private static func column(_ rule: KeyRule) -> String {
    let kinds = rule.onlyFor.map(\.rawValue).sorted().joined(separator: ", ")
    return rule.kind.inWords.escaped + (kinds.isEmpty ? "" : " (\(kinds))")
  }

  /// The table of actions.
  private static var actionTable: String {
    let rows = actions.map { rule in
      let beside = rule.beside.map { "`\($0.name):` \($0.doc.asAdvice)" }.joined(separator: "; ")
      return
        "| `\(rule.name)` | \(rule.key.kind.inWords.escaped) | \(rule.key.doc.escaped)\(beside.isEmpty ? "" : " Beside it \(beside).") |"
    }
    return (["| action | value | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}

extension String {
  /// The text for a cell of a table.
  fileprivate var escaped: String { reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) } }
}
