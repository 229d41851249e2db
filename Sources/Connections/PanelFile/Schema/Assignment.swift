/// What an action makes of a value.
struct Assignment: Sendable {
  /// Where the new value comes from.
  enum Source: Sendable {
    case expression(Expression)
    /// A text with values in braces, for a value that is a text.
    case text(TextTemplate)
  }

  /// The name of the value that is set.
  let name: String
  /// What it becomes.
  let source: Source

  /// The values that the new one is made of.
  var sourceNames: Set<String> {
    switch source {
    case .expression(let expression): expression.names
    case .text(let text): text.names
    }
  }
}
