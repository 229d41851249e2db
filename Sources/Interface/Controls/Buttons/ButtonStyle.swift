import Looks
import Runtime
import Values

/// The properties of a button, handed to its style.
@preconcurrency @MainActor public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<ButtonStyleConfiguration>>

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The button's label, for the style to arrange and to colour.
  public let label: Label
  /// Whether a touch, a key or the knob holds the button down.
  public let isPressed: Bool
}

/// The appearance of buttons. All button styles share the standard reaction to touch, keys and knob.
///
///     struct Dimming: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
///       }
///     }
@preconcurrency @MainActor public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the button that the style draws.
  typealias Configuration = ButtonStyleConfiguration
  /// Builds the view of a button in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of buttons in this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { style, configuration in
      PressableButton(configuration: configuration) { style.makeBody(configuration: $0) }
    }
  }
}

/// Adds the standard reaction to touches to what a style draws.
package struct PressableButton<Face: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let face: (ButtonStyleConfiguration) -> Face

  package init(
    configuration: PrimitiveButtonStyleConfiguration, face: @escaping (ButtonStyleConfiguration) -> Face
  ) {
    (self.configuration, self.face) = (configuration, face)
  }

  package var body: some View {
    let label = ButtonStyleConfiguration.Label(content: configuration.label.content)
    let isPressed = configuration.isPressed
    face(ButtonStyleConfiguration(role: configuration.role, label: label, isPressed: isPressed.wrappedValue))
      .modifier(
        PressTouchModifier(isPressed: { isPressed.wrappedValue = $0 }, action: { configuration.trigger() }))
  }
}
