/// What a stepper style has to work with.
public struct StepperStyleConfiguration {
  /// What the stepper is for.
  public let label: AnyView
  /// The value as text.
  public let valueText: String
  /// The widest text that the value is likely to have, to reserve room for.
  public let widestText: String
  /// Where the value lies in its range: 0…1.
  public let fraction: Double
  /// Whether there is a value above.
  public let canIncrement: Bool
  /// Whether there is a value below.
  public let canDecrement: Bool
  let adjust: (Int) -> Bool
  let owner: PressOwner

  /// Moves the value by stops, never out of its range; says whether it has changed.
  @discardableResult
  public func adjust(by stops: Int) -> Bool { adjust(stops) }
  /// Takes the value one stop up.
  public func increment() { adjust(by: 1) }
  /// Takes the value one stop down.
  public func decrement() { adjust(by: -1) }
}

/// Which half of a control is held: the first finger owns it until it is lifted.
final class PressOwner {
  private weak var holder: AnyObject?

  /// Takes the control, unless another half has it.
  func take(_ half: AnyObject) -> Bool {
    if let holder, holder !== half { return false }
    holder = half
    return true
  }

  func release(_ half: AnyObject) { if holder === half { holder = nil } }
}

/// How steppers look and where they are pressed.
///
/// A style may build a ``Stepper`` again: it then gets the next outer style.
@MainActor public protocol StepperStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = StepperStyleConfiguration
  /// The look of a stepper.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension StepperStyle {
  func anyBody(_ configuration: StepperStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The styles set by ancestors, the nearest last.
struct StepperStyles: Equatable {
  var stack: [any StepperStyle] = []

  static func == (left: StepperStyles, right: StepperStyles) -> Bool {
    left.stack.elementsEqual(right.stack) { isEqual($0, $1) }
  }
}

private enum StepperStylesKey: EnvironmentKey { static var defaultValue: StepperStyles { StepperStyles() } }

extension EnvironmentValues {
  /// The styles set by ancestors, the nearest last.
  var stepperStyles: StepperStyles {
    get { self[StepperStylesKey.self] }
    set { self[StepperStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of steppers in this view.
  public func stepperStyle(_ style: some StepperStyle) -> some View {
    transformEnvironment(\.stepperStyles) { $0.stack.append(style) }
  }
}
