extension View {
  /// Adds the padding that is used at the edges of the panel.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding at the edges of a scene. On a panel it is the same for every kind of padding.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}

/// The kind of padding at the edges of a scene. On a panel all kinds are the same.
public nonisolated struct ScenePadding: Hashable, Sendable {
  /// The smallest padding.
  public static let minimum = ScenePadding()
  /// The padding between a title and the text below it.
  public static let navigationBar = ScenePadding()
}
