import Runtime

extension View {
  /// Makes the view invisible and hides it from assistive technology. Its space remains.
  public func hidden() -> some View { opacity(0).accessibilityHidden(true) }
}
