/// Several views as one, so that a modifier reaches each of them.
@preconcurrency @MainActor public struct Group<Content: View>: View {
  private let content: Content

  /// A group of the views that the closure makes.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: Content { content }
}
