import Runtime
import Values

/// What a stepper style has to work with.
@preconcurrency @MainActor public struct StepperStyleConfiguration {
  /// What the stepper is for.
  public typealias Label = StyledPart<LabelPart<StepperStyleConfiguration>>

  /// What the stepper is for.
  public let label: Label
  /// The value as text; empty where only the application knows it.
  public let valueText: String
  /// The widest text that the value is likely to have, to reserve room for.
  public let widestText: String
  /// Where the value lies in its range: 0…1.
  public let fraction: Double
  /// Whether there is a value above.
  public let canIncrement: Bool
  /// Whether there is a value below.
  public let canDecrement: Bool
  /// Whether the value is only shown.
  public let isReadOnly: Bool
  /// How many steps a large one is.
  public let largeStep: Int
  let model: any SteppedModel
  let wraps: Bool
  /// Told when a finger begins and ends to change the value.
  let edit: (Bool) -> Void
  let owner: PressOwner
  /// Whether the label says the value as well.
  var isValueInLabel = false

  /// The value as a whole number, for styles that compute with it: `configuration.value.wrappedValue += 1`.
  ///
  /// What is written is clamped to ``range``; a number between two stops moves the value to the next stop in the
  /// direction of the change. A value that is not an integer is read rounded, and moves by as many stops as the number
  /// written is greater. The value of a stepper that only calls closures reads 0, and calls them.
  public var value: Binding<Int> {
    Binding(get: { model.wholeNumber }, set: { if !isReadOnly { model.wholeNumber = $0 } })
  }

  /// The range of ``value``; all whole numbers for a stepper without bounds.
  public var range: ClosedRange<Int> { model.wholeRange }

  /// Moves the value by stops, never out of its range; says whether it has changed.
  @discardableResult
  public func adjust(by stops: Int) -> Bool { !isReadOnly && model.adjust(by: stops, wraps: wraps) }
  /// Moves the value to the stop nearest to a fraction of its range, 0…1; says whether it has changed. A value without
  /// bounds stays.
  @discardableResult
  public func move(toFraction fraction: Double) -> Bool { !isReadOnly && model.move(toFraction: fraction) }
  /// Makes a closure that brings back the value of now.
  func remember() -> () -> Void { model.remember() }
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
/// A style may build a ``Stepper`` again from its configuration: it then gets the next outer style. What the stepper
/// says to somebody who cannot see it is the same in every style, unless one is an ``AccessibleStepperStyle``.
@preconcurrency @MainActor public protocol StepperStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What a style has to work with.
  typealias Configuration = StepperStyleConfiguration
  /// The look of a stepper.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A stepper style that is used in a way of its own by those who cannot see it, such as one that steps by ten.
@preconcurrency @MainActor public protocol AccessibleStepperStyle: StepperStyle {
  /// What stands in the place of a stepper's own accessibility.
  func accessibility(configuration: Self.Configuration) -> StepperAccessibility
}

/// What a stepper says and does for those who cannot see it, in the words of its style.
@preconcurrency @MainActor public struct StepperAccessibility {
  let value: String
  let adjust: (Int) -> Void
  var actions: [SemanticsElement.Action] = []

  /// A value as it is read out, and what takes it up and down.
  ///
  /// - Parameters:
  ///   - value: the value's text.
  ///   - adjust: called once for each step.
  public init(value: String, adjust: @escaping (AccessibilityAdjustmentDirection) -> Void) {
    self.value = value
    self.adjust = { steps in
      for _ in 0..<abs(steps) { adjust(steps > 0 ? .increment : .decrement) }
    }
  }

  /// The same with one more action.
  public func action(named name: String, _ perform: @escaping () -> Void) -> StepperAccessibility {
    var result = self
    result.actions.append(.init(name: name, perform: perform))
    return result
  }
}

extension View {
  /// Sets the look of steppers in this view.
  @_disfavoredOverload
  public func stepperStyle<S: StepperStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
