import Looks
import Runtime
import Values

/// The properties of a button, for a style that also decides how the button is pressed.
@preconcurrency @MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<PrimitiveButtonStyleConfiguration>>

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The button's label. The style also decides when the action is performed.
  public let label: Label
  let action: () -> Void
  /// Whether an automatic style puts a frame around the label.
  var isStandard = true
  /// Whether the button is held down; shared by touch and keys.
  let isPressed: Binding<Bool>

  /// Performs the action of the button.
  @MainActor public func trigger() { action() }
}

/// The appearance of buttons together with the gesture that presses them.
///
///     struct DoubleTap: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the button that the style draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Builds the view of a button, including the gesture that presses it.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the style of buttons in this view, including the gesture that presses them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
