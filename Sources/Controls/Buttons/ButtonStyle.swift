import Runtime
import Values

/// What a button style has to work with.
@preconcurrency @MainActor public struct ButtonStyleConfiguration {
  /// What the button says.
  public typealias Label = StyledPart<LabelPart<ButtonStyleConfiguration>>

  /// What the button does, beyond its label.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether a finger, a key or the knob holds it down.
  public let isPressed: Bool
}

/// How buttons look. How they react to touch, keys and knob is the same in every style.
@preconcurrency @MainActor public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { style, configuration in
      PressableButton(configuration: configuration) { style.makeBody(configuration: $0) }
    }
  }
}

/// Lets a finger press what a style draws.
struct PressableButton<Face: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let face: (ButtonStyleConfiguration) -> Face

  var body: some View {
    let label = ButtonStyleConfiguration.Label(content: configuration.label.content)
    let isPressed = configuration.isPressed
    face(ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: isPressed.wrappedValue))
      .modifier(
        PressTouchModifier(isPressed: { isPressed.wrappedValue = $0 }, action: { configuration.trigger() }))
  }
}
