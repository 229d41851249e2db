import Graphics

/// The position of the pointer relative to a view.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a location in the requested coordinate space.
  case active(Point)
  /// The pointer is not over the view, or is hidden.
  case ended
}
