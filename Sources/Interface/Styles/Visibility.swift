/// Whether something is shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the control would have it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
