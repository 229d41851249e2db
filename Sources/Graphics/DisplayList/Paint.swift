/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(RGBA)
}
