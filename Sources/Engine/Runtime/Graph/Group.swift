/// Several views as one view, so that a modifier applies to each of them.
@preconcurrency @MainActor public struct Group<Content: View>: View {
  private let content: Content

  /// Creates a group of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The grouped views, without their own layout.
  public var body: Content { content }
}
