import Runtime

extension View {
  /// Keeps the view's place and shows nothing there.
  public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
}
