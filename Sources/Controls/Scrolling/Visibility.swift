import Runtime
import Values

/// Whether something is shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// Where it usually is.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
