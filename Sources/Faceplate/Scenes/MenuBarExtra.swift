/// Something in the bar of menus that other systems have: a panel does not show it.
@preconcurrency @MainActor public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// Built by the panel.
  public typealias Body = Never

  /// Something with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Something with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == Interface.Label<Text, Image> {}

  /// Something with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

  /// None.
  public var windows: [SceneWindow] { [] }
}
