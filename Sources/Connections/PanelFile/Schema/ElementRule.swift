import Controls
import Runtime

/// A control or a container of panel files: its keys, and the view that it makes of them.
///
/// A control of the toolkit is added to panel files with one of these; reader, schema and reference page follow from it.
struct ElementRule: Sendable {
  /// The chapter of the reference page that it stands in.
  enum Chapter: String, CaseIterable, Sendable {
    case containers = "Containers", controls = "Controls", displays = "Displays", others = "Other items"
  }

  /// The name of the key that makes one: `stepper`, `range slider`.
  var name: String
  /// The chapter of the reference page.
  var chapter: Chapter
  /// What it is, as one sentence.
  var doc: String
  /// The key that the value of a short form belongs to: `text: "Hello"` means `text: {text: "Hello"}`.
  var short: String?
  /// The keys of its own, besides those of ``Modifiers``.
  var keys: [KeyRule]
  /// Whether it fills a page and scrolls by itself.
  var fills = false
  /// Whether the value that it sets has to have bounds.
  var needsBounds = false
  /// Whether the file has to have alarms.
  var needsAlarms = false
  /// Whether it shows what its values have been.
  var showsHistory = false
  /// Keys of which an element has exactly one.
  var choice: [String] = []
  /// Makes the view.
  var view: @MainActor @Sendable (ElementContext) -> AnyView

  /// The rule of a key, among its own and those that all elements share.
  func key(_ name: String) -> KeyRule? { allKeys.first { $0.name == name } }

  /// All keys that it takes.
  var allKeys: [KeyRule] { keys + Modifiers.keys.filter { shared in !keys.contains { $0.name == shared.name } } }
}

extension ElementRule {
  /// Creates a rule whose view is of any type.
  init<Content: View>(
    _ name: String, _ chapter: Chapter, _ doc: String, short: String? = nil, _ keys: [KeyRule],
    @ViewBuilder view: @escaping @MainActor @Sendable (ElementContext) -> Content
  ) {
    (self.name, self.chapter, self.doc, self.short, self.keys) = (name, chapter, doc, short, keys)
    self.view = { AnyView(view($0)) }
  }
}
