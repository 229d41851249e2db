// The tables that the reader follows, in chapters for a manual page.
extension PanelSchema {
  /// A chapter of the manual page.
  package struct Chapter {
    /// The title.
    package var title: String
    /// Its parts, such as an item with its keys.
    package var parts: [Part]
  }

  /// A part of a chapter: what it is about, and a table.
  package struct Part {
    /// The title; empty for the first part of a chapter.
    package var title = ""
    /// The description of the chapter, as sentences; empty for a table alone.
    package var doc = ""
    /// The rows of the table.
    package var rows: [Row] = []
  }

  /// A key, what its value is, and what it does.
  package struct Row {
    /// The name.
    package var key: String
    /// The kind of its value.
    package var value: String
    /// The description of the effect, as sentences.
    package var doc: String
  }

  /// All chapters.
  package static var chapters: [Chapter] {
    [
      Chapter(
        title: "Sections",
        parts: [
          part("", sections), part("panel:", panel), part("A page", page), part("An alarm", alarm),
          part("roles:", roles), part("A component", component), part("A repetition: for:", repetition),
        ]),
      Chapter(title: "Values", parts: [part("", valueKeys)]),
      Chapter(
        title: "Items of pages",
        parts: [part("", ItemKeys.shared, doc: "Every item takes these keys besides its own.")] + elements.map(part)),
      Chapter(title: "Actions", parts: [Part(rows: actions.map(row))]),
      Chapter(title: "Links", parts: LinkRules.all.flatMap(parts)),
    ]
  }

  private static func part(_ title: String, _ rules: [KeyRule], doc: String = "") -> Part {
    Part(title: title, doc: doc, rows: rules.map(row))
  }

  private static func part(_ rule: ElementRule) -> Part {
    part(rule.name, rule.keys, doc: rule.doc + (rule.short.map { " In short form: its `\($0)`." } ?? ""))
  }

  private static func parts(_ rules: LinkRules) -> [Part] {
    let source = part(
      "At a value: \(rules.kind)", rules.source,
      doc: rules.doc + (rules.short.map { " In short form: its `\($0)`." } ?? ""))
    return (rules.needsLink ? [part("Under links: \(rules.kind)", rules.link)] : []) + [source]
  }

  /// The row of a key.
  static func row(_ rule: KeyRule) -> Row {
    let kinds = rule.onlyFor.map(\.rawValue).sorted().joined(separator: ", ")
    return Row(
      key: rule.name, value: rule.kind.inWords + (kinds.isEmpty ? "" : " (\(kinds))"),
      doc: rule.doc + (rule.isRequired ? " **Needed.**" : ""))
  }

  /// The row of an action, with the keys beside it.
  static func row(_ rule: ActionRule) -> Row {
    let beside = rule.beside.map { "`\($0.name):` \($0.doc.asAdvice)" }.joined(separator: "; ")
    return Row(
      key: rule.name, value: rule.key.kind.inWords,
      doc: rule.key.doc + (beside.isEmpty ? "" : " Beside it \(beside)."))
  }
}

extension String {
  /// A sentence of the documentation as the end of another one.
  var asAdvice: String {
    prefix(1).lowercased() + (hasSuffix(".") ? String(dropFirst().dropLast()) : String(dropFirst()))
  }
}
