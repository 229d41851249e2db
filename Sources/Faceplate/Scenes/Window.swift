/// A window of its own. A panel shows it if it is the first scene.
@preconcurrency @MainActor public struct Window<Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never
  private let content: Content

  /// A scene of one view; its name is not shown.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A scene of one view; its name is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view and its display.
  public var windows: [SceneWindow] { [SceneWindow(connector: nil, root: AnyView(content))] }
}
