/// A new value for a declared value, as an action sets it.
struct Assignment: Sendable, Hashable {
  /// The source of the new value.
  enum Source: Sendable, Hashable {
    case expression(Expression)
    /// A text with values in braces, for a value that is a text.
    case text(TextTemplate)
  }

  /// The name of the value that is set.
  let name: String
  /// The new value.
  let source: Source

  /// The values and the timers that the new value reveals.
  var origins: Set<Expression.Origin> {
    switch source {
    case .expression(let expression): expression.origins
    case .text(let text): text.origins
    }
  }

  /// The values that the new one is made of.
  var sourceNames: Set<String> {
    switch source {
    case .expression(let expression): expression.names
    case .text(let text): text.names
    }
  }
}
