import Runtime
import Values

/// What a style has to work with that also decides how a button is pressed.
@preconcurrency @MainActor public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public typealias Label = StyledPart<LabelPart<PrimitiveButtonStyleConfiguration>>

  /// What the button does, beyond its label.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  let action: () -> Void
  /// Whether it is held down, shared by touch and keys.
  let isPressed: Binding<Bool>

  /// Acts.
  @MainActor public func trigger() { action() }
}

/// How buttons look and how they are pressed.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button, with what presses it.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
  /// Sets the look of buttons in this view, and how they are pressed.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
