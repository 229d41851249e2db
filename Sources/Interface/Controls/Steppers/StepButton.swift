import Looks
import Runtime
import Values

/// One of the two buttons of a stepper: it steps when pressed, and repeatedly while held.
///
/// Stepper styles are built from it. It has an accessibility name, is disabled at the end of the range, and
/// does nothing while the other button is held.
///
///     StepButton(configuration, .increment) { isPressed in Image(systemName: "plus").opacity(isPressed ? 0.5 : 1) }
@preconcurrency @MainActor public struct StepButton<Face: View>: View {
  /// The direction in which a button steps.
  public nonisolated enum Direction: Int, Sendable {
    /// The button increases the value.
    case increment = 1
    /// The button decreases the value.
    case decrement = -1
  }

  private let configuration: StepperStyleConfiguration
  private let direction: Direction
  private let steps: Int
  private let face: (Bool) -> Face
  @State private var isPressed = false
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.controlMetrics }) private var metrics
  /// Identifies the button to the owner of the press.
  @State private var identity = Identity()

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - configuration: the configuration that the style was given.
  ///   - direction: the direction of the step.
  ///   - steps: the number of stops that one step passes; at least 1.
  ///   - face: the appearance; it is passed whether the button is held.
  public init(
    _ configuration: StepperStyleConfiguration, _ direction: Direction, steps: Int = 1,
    @ViewBuilder face: @escaping (Bool) -> Face
  ) {
    self.configuration = configuration
    self.direction = direction
    self.steps = max(1, steps)
    self.face = face
  }

  /// The accessibility label of the button: "Increment by 10" for a large step.
  private var name: String {
    if steps == 1 { return words(direction == .increment ? "Increment" : "Decrement") }
    return words(direction == .increment ? "Increment by \(steps)" : "Decrement by \(steps)")
  }

  /// The face, with the gesture and the accessibility of the button.
  public var body: some View {
    face(isPressed)
      .touchable(margin: metrics.touchMargin)
      .modifier(HoldModifier(isPressed: press, perform: step))
      .semantics(
        Semantics(role: .button, label: name, press: { configuration.adjust(by: direction.rawValue * steps) }),
        children: .ignore
      )
      .modifier(StepEnabling(configuration: configuration, isUp: direction == .increment))
  }

  /// Takes and releases the press. Only one button of a stepper can be held at a time.
  private func press(_ pressed: Bool) {
    if pressed {
      isPressed = configuration.owner.claim(identity)
      if isPressed { configuration.edit(true) }
    } else {
      if isPressed { configuration.edit(false) }
      isPressed = false
      configuration.owner.release(identity)
    }
  }

  /// Makes one step, unless the other button is held.
  ///
  /// - Returns: Whether the value changed; if not, the repetition ends.
  private func step() -> Bool {
    configuration.owner.claim(identity) && configuration.adjust(by: direction.rawValue * steps)
  }
}

/// Disables a button where a step in its direction would not change the value. The modifier reads the value, so that the
/// button's body need not.
private struct StepEnabling: ViewModifier {
  let configuration: StepperStyleConfiguration
  let isUp: Bool

  func body(content: Content) -> some View {
    content.disabled(isUp ? !configuration.canIncrement : !configuration.canDecrement)
  }
}
