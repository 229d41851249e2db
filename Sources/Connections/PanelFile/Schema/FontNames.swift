import Looks

/// The styles of texts that a panel file can name, by the names of Swift's API.
enum FontNames {
  /// The names with their fonts.
  private static let table: [(name: String, font: @MainActor @Sendable () -> Font)] = [
    ("largeTitle", { .largeTitle }), ("title", { .title }), ("title2", { .title2 }), ("title3", { .title3 }),
    ("headline", { .headline }), ("body", { .body }), ("callout", { .callout }), ("subheadline", { .subheadline }),
    ("footnote", { .footnote }), ("caption", { .caption }), ("caption2", { .caption2 }),
  ]

  /// The names, from the largest to the smallest.
  static let all = table.map(\.name)

  /// The font of a name; `nil` for an unknown one.
  @MainActor static func font(_ name: String) -> Font? { table.first { $0.name == name }?.font() }
}
