/// A modifier that changes nothing.
@preconcurrency @MainActor public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public nonisolated static let identity = EmptyModifier()
  /// The modifier.
  public nonisolated init() {}
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
