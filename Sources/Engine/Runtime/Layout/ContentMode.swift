import Graphics

/// The way in which a view with a fixed ratio of its sides fills the space.
public nonisolated enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
