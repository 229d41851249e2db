import Faceplate

/// No effect: a panel has no menu bar.
@available(*, deprecated, message: "A panel has no menu bar.")
@preconcurrency @MainActor public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// The scene has no body.
  public typealias Body = Never

  /// Creates a scene that is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates a scene that is not shown.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Faceplate.Label<Text, Image> {}

  /// Creates a scene that is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

  /// The scene has no windows.
  public var windows: [SceneWindow] { [] }
}
