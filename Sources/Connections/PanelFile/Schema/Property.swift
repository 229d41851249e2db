import Values

/// The value of a key, read by the kind that the schema says.
indirect enum Property: Sendable {
  case text(TextTemplate)
  case word(String)
  case flag(Bool)
  case number(Double)
  case duration(Duration)
  case range(ClosedRange<Double>)
  case expression(Expression)
  case words([String])
  case actions([PanelAction])
  case body([Element])
  case options([ValueDeclaration.Option])
  case mapping([String: String])
  case map(Properties)
  case node(SourceNode)

  /// The word of a property; `nil` for any other.
  var word: String? { if case .word(let word) = self { word } else { nil } }

  /// The words of a property; `nil` for any other.
  var words: [String]? { if case .words(let words) = self { words } else { nil } }

  /// The number of a property; `nil` for any other.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The expression of a property; `nil` for any other.
  var expression: Expression? { if case .expression(let expression) = self { expression } else { nil } }
}

/// The values of the keys of a map. Each is read by the declaration of its key, which knows its type.
struct Properties: Sendable {
  private var byName: [String: Property]

  /// Creates the values of keys by their names, as the reader finds them.
  init(_ byName: [String: Property] = [:]) { self.byName = byName }

  /// The values of an item that is only the name of a value.
  init(value: String) { byName = [ItemKeys.value.name: .word(value)] }

  /// The value of a key; `nil` without it.
  subscript<Value>(key: PanelKey<Value>) -> Value? { byName[key.name].flatMap(key.type.value) }

  /// Whether a key is given.
  func has(_ key: some DeclaredKey) -> Bool { byName[key.name] != nil }

  /// All values with the names of their keys, for what holds for every key.
  var all: [String: Property] { byName }
}

/// A control, a container or a modifier of a page, with the values of its keys.
final class Element: Sendable {
  /// The name by which the element keeps its state from one version of the file to the next; unique among its siblings.
  let id: String
  /// The rule that it was read by.
  let rule: ElementRule
  /// The place in the file.
  let place: PanelPlace
  /// The values of its keys.
  let properties: Properties

  /// Creates an element.
  init(id: String, rule: ElementRule, place: PanelPlace, properties: Properties) {
    (self.id, self.rule, self.place, self.properties) = (id, rule, place, properties)
  }

  /// The elements inside of this one.
  var parts: [Element] {
    properties.all.values.flatMap { property -> [Element] in
      if case .body(let elements) = property { return elements }
      return []
    }
  }
}
