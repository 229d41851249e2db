import Runtime

/// Shows a sheet in the colour scheme that a view in it prefers.
struct PreferredSchemeReader: ViewModifier {
  /// Whether the sheet has no ground of its own.
  let hasGround: Bool
  @State private var scheme: ColorScheme?

  func body(content: Content) -> some View {
    content
      .background { if hasGround, scheme != nil { Rectangle().fill(.theme(\.background)) } }
      .modifier(PreferenceAction<PreferredColorSchemeKey> { if $0 != scheme { scheme = $0 } })
      .transformEnvironment(\.colorScheme) { [scheme] in $0 = scheme ?? $0 }
  }
}
