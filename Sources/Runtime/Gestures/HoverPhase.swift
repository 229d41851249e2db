import Graphics

/// Where the pointer is, as a view sees it.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a place in the coordinate space that was asked for.
  case active(Point)
  /// The pointer is elsewhere, or hidden.
  case ended
}
