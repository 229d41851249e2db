/// A modifier that does not change the view.
@preconcurrency @MainActor public struct EmptyModifier: ViewModifier {
  /// The modifier as a shared instance.
  public nonisolated static let identity = EmptyModifier()
  /// Creates a modifier without effect.
  public nonisolated init() {}
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
