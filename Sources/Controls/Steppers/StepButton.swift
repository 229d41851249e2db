import Runtime
import Values

/// One half of a stepper: steps when pressed, and again and again while held.
///
/// For stepper styles: it knows its accessibility name, is unusable at the end of the range, and yields to the other
/// half while that is held.
@preconcurrency @MainActor public struct StepButton<Face: View>: View {
  /// Which way a half goes.
  public nonisolated enum Direction: Int, Sendable {
    /// Up.
    case increment = 1
    /// Down.
    case decrement = -1
  }

  private let configuration: StepperStyleConfiguration
  private let direction: Direction
  private let steps: Int
  private let face: (Bool) -> Face
  @State private var isPressed = false
  @State private var identity = Identity()

  private final class Identity {}

  /// A half that looks as the closure says; the closure is told whether it is held.
  ///
  /// - Parameter steps: how many steps one press makes.
  public init(
    _ configuration: StepperStyleConfiguration, _ direction: Direction, steps: Int = 1,
    @ViewBuilder face: @escaping (Bool) -> Face
  ) {
    self.configuration = configuration
    self.direction = direction
    self.steps = max(1, steps)
    self.face = face
  }

  private var isEnabled: Bool {
    direction == .increment ? configuration.canIncrement : configuration.canDecrement
  }

  private var name: String {
    let name = direction == .increment ? "Increment" : "Decrement"
    return steps == 1 ? name : "\(name) by \(steps)"
  }

  /// The half.
  public var body: some View {
    face(isPressed)
      .touchable()
      .modifier(HoldModifier(isPressed: press, perform: step))
      .semantics(
        Semantics(role: .button, label: name, press: { configuration.adjust(by: direction.rawValue * steps) }),
        children: .ignore
      )
      .disabled(!isEnabled)
  }

  private func press(_ pressed: Bool) {
    if pressed {
      isPressed = configuration.owner.take(identity)
      if isPressed { configuration.edit(true) }
    } else {
      if isPressed { configuration.edit(false) }
      isPressed = false
      configuration.owner.release(identity)
    }
  }

  private func step() -> Bool {
    configuration.owner.take(identity) && configuration.adjust(by: direction.rawValue * steps)
  }
}
