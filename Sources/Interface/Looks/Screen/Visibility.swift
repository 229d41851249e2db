import Runtime
import Values

/// Whether a part of a view is shown.
public nonisolated enum Visibility: Hashable, CaseIterable, Sendable {
  /// The part is shown or hidden as its view decides.
  case automatic
  /// The part is shown.
  case visible
  /// The part is hidden.
  case hidden
}
