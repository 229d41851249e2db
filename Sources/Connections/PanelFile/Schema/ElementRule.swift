/// A control or a container of panel files: its keys, and what the reader asks of them.
///
/// To add a control to panel files, add a case of ``ElementKind``, a rule and a view. The reader, the schema and the
/// reference page follow from the rule.
struct ElementRule: Sendable {
  /// The chapter of the reference page that describes it.
  enum Chapter: String, CaseIterable, Sendable {
    case containers = "Containers", controls = "Controls", displays = "Displays", others = "Other items"
  }

  /// The kind of the element.
  let kind: ElementKind
  /// The chapter of the reference page.
  let chapter: Chapter
  /// The description of the element, as one sentence.
  let doc: String
  /// The key that takes the value of a short form: `text: "Hello"` means `text: {text: "Hello"}`.
  let short: String?
  /// Its own keys, besides those that all items share.
  let keys: [KeyRule]
  /// Whether it fills a page and scrolls by itself.
  let fills: Bool
  /// Whether the value that it sets has to have bounds.
  let needsBounds: Bool
  /// Whether the file has to have alarms.
  let needsAlarms: Bool
  /// Whether it shows what its values have been.
  let showsHistory: Bool
  /// Keys of which an element has exactly one.
  let choice: [String]

  /// Creates the rule of an item.
  init(
    _ kind: ElementKind, _ chapter: Chapter, _ doc: String, short: (any DeclaredKey)? = nil,
    _ keys: [any DeclaredKey] = [], fills: Bool = false, needsBounds: Bool = false, needsAlarms: Bool = false,
    showsHistory: Bool = false, choice: [any DeclaredKey] = []
  ) {
    (self.kind, self.chapter, self.doc, self.short, self.keys) = (kind, chapter, doc, short?.name, keys.rules)
    (self.fills, self.needsBounds, self.needsAlarms, self.showsHistory) = (
      fills, needsBounds, needsAlarms, showsHistory
    )
    self.choice = choice.map(\.name)
  }

  /// The name of the key that makes one: `stepper`, `range slider`.
  var name: String { kind.rawValue }

  /// The rule of a key, among the element's own keys and the keys that all elements share.
  func key(_ name: String) -> KeyRule? { allKeys.first { $0.name == name } }

  /// All keys that it takes.
  var allKeys: [KeyRule] { keys + ItemKeys.shared.filter { shared in !keys.contains { $0.name == shared.name } } }
}
