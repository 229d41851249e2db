import Looks
import Runtime
import Values

/// A label that leaves its look to the control: a title, a symbol with a title, or a choice of such labels.
///
/// Automatic styles put a frame around it. A label of any other kind has its own look, which they leave as it is.
protocol StandardLabel {}

extension Text: StandardLabel {}
extension Label: StandardLabel {}
extension DefaultButtonLabel: StandardLabel {}
extension ConditionalContent: StandardLabel where First: StandardLabel, Second: StandardLabel {}
// A font, or another value of the environment, leaves the look to the control.
extension ModifiedContent: StandardLabel where Content: StandardLabel, Modifier == EnvironmentModifier {}

extension View {
  /// Whether an automatic style puts a frame around views of this type.
  static var isStandardLabel: Bool { Self.self is any StandardLabel.Type }
}

/// A label with its own look: in the tint where the label names no colour, and dimmed while the control is pressed
/// or disabled.
struct OwnLook<Content: View>: View {
  var role: ButtonRole?
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment({ $0.isEnabled }) private var isEnabled

  var body: some View {
    content
      .transformEnvironment(\.foregroundStyles) { [role] in
        if $0 == nil { $0 = ForegroundStyles([AnyShapeStyle(Self.color(role))], within: nil) }
      }
      .opacity(isPressed ? 0.6 : isEnabled ? 1 : 0.5)
  }

  private static func color(_ role: ButtonRole?) -> Color {
    role == .destructive ? .theme(\.danger) : .tint(.text)
  }
}
