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
  case map([String: Property])
  case node(SourceNode)
}

/// A control, a container or a modifier of a page, with the values of its keys.
final class Element: Sendable {
  /// The name by which state follows it from one version of the file to the next; unique among its siblings.
  let id: String
  /// The rule that it was read by, which makes its view.
  let rule: ElementRule
  /// The place in the file.
  let place: PanelPlace
  /// The values of its keys.
  let properties: [String: Property]

  /// Creates an element.
  init(id: String, rule: ElementRule, place: PanelPlace, properties: [String: Property]) {
    (self.id, self.rule, self.place, self.properties) = (id, rule, place, properties)
  }

  /// The elements inside of this one.
  var parts: [Element] {
    properties.values.flatMap { property -> [Element] in
      if case .body(let elements) = property { return elements }
      return []
    }
  }
}
