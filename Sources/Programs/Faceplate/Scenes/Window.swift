/// A scene with a single window. A panel shows it if it is the first scene.
@preconcurrency @MainActor public struct Window<Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never
  private let content: Content

  /// Creates a window. Title and identifier are not used.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window. Title and identifier are not used.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view and its display.
  public var windows: [SceneWindow] { [SceneWindow(connector: nil, root: AnyView(ImplicitStack { content }))] }
}
