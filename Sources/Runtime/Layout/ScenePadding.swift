extension View {
  /// Adds the padding that is used at the edges of the panel.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
