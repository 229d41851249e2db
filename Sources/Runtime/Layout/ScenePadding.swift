extension View {
  /// Puts space around the view as at the edges of the panel.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}
