/// Whether something turns about in writing from right to left.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays.
  case fixed
  /// It turns about.
  case mirrors
}

extension View {
  /// Mirrors the view in writing from right to left.
  @ViewBuilder public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}
