import Values

/// A key of a panel file with the type of its value.
///
/// A key is declared once. The reader, the schema of editors and the reference page follow from the declaration, and views and
/// actions read the value by it:
///
/// ```swift
/// static let wraps = PanelKey("wraps", .flag, "Whether the last value is followed by the first.")
///
/// properties[wraps]  // a Bool?
/// ```
struct PanelKey<Value>: DeclaredKey {
  /// The rule that the reader follows.
  let rule: KeyRule
  /// The type of the value.
  let type: KeyType<Value>

  /// Declares a key.
  init(
    _ name: String, _ type: KeyType<Value>, _ doc: String, isRequired: Bool = false, onlyFor: Set<ValueKind> = []
  ) {
    self.type = type
    rule = KeyRule(name, type.kind, doc, isRequired: isRequired, onlyFor: onlyFor)
  }

  /// The key with another explanation, as one item needs it.
  func with(_ doc: String, isRequired: Bool? = nil) -> Self { with(type, doc, isRequired: isRequired) }

  /// The key with narrower values and another explanation.
  func with(_ type: KeyType<Value>, _ doc: String, isRequired: Bool? = nil) -> Self {
    PanelKey(rule.name, type, doc, isRequired: isRequired ?? rule.isRequired, onlyFor: rule.onlyFor)
  }
}

/// A ``PanelKey`` of any type, for lists of keys.
protocol DeclaredKey: Sendable {
  /// The rule that the reader follows.
  var rule: KeyRule { get }
}

extension DeclaredKey {
  /// The name of the key.
  var name: String { rule.name }
}

extension [any DeclaredKey] {
  /// The rules of the keys.
  var rules: [KeyRule] { map(\.rule) }
}

extension SourceNode {
  /// The entry of a map with a key; `nil` if there is none or this is no map.
  func entry(_ key: some DeclaredKey) -> SourceEntry? { entry(key.name) }
}
