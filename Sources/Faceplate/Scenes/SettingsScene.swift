/// The settings that other systems show in a window of their own: a panel does not show them.
@preconcurrency @MainActor public struct Settings<Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never

  /// Settings.
  public init(@ViewBuilder content: () -> Content) {}

  /// None.
  public var windows: [SceneWindow] { [] }
}
