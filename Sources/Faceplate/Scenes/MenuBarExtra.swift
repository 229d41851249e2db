/// No effect: a panel has no menu bar.
@available(*, deprecated, message: "A panel has no menu bar.")
@preconcurrency @MainActor public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never

  /// Something with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Something with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Controls.Label<Text, Image> {}

  /// Something with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

  /// None.
  public var windows: [SceneWindow] { [] }
}
