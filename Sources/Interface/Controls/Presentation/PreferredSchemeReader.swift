import Looks
import Runtime

/// Shows a presentation in the colour scheme that a view inside it prefers.
struct PreferredSchemeReader: ViewModifier {
  /// Whether the content needs a background of the preferred scheme: true for covers, which have no card.
  let hasBackground: Bool
  @State private var scheme: ColorScheme?

  func body(content: Content) -> some View {
    content
      .background { if hasBackground, scheme != nil { Rectangle().fill(.windowBackground) } }
      .modifier(PreferenceAction<PreferredColorSchemeKey> { if $0 != scheme { scheme = $0 } })
      .transformEnvironment(\.colorScheme) { [scheme] in $0 = scheme ?? $0 }
  }
}
