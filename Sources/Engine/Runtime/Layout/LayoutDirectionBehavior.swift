/// Whether a view is mirrored in the layout direction from right to left.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is not mirrored.
  case fixed
  /// The view is mirrored.
  case mirrors
}

extension View {
  /// Sets whether the view is mirrored in the layout direction from right to left.
  @ViewBuilder public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}
