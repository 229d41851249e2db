import Looks
import Runtime
import Values

/// The properties of a stepper, handed to its style.
@preconcurrency @MainActor public struct StepperStyleConfiguration {
  /// The type of the label.
  public typealias Label = StyledPart<LabelPart<StepperStyleConfiguration>>

  /// The label of the stepper, for the style to arrange.
  public let label: Label
  /// The formatted value; empty for a stepper that only calls closures.
  public var valueText: String { shown?.text ?? source.text }
  /// The widest text that a value of the range is likely to have, for reserving space.
  public var widestText: String { shown?.widest ?? source.widest }
  /// The position of the value in its range: 0…1.
  public var fraction: Double { shown?.fraction ?? source.fraction }
  /// Whether a step upwards would change the value.
  public var canIncrement: Bool { shown?.canIncrement ?? canStep(1) }
  /// Whether a step downwards would change the value.
  public var canDecrement: Bool { shown?.canDecrement ?? canStep(-1) }
  /// Whether the value is shown but cannot be changed.
  public let isReadOnly: Bool
  /// The number of stops of a large step.
  public let largeStep: Int
  /// The source from which views read the value.
  let source: StepperSource
  /// The content at the time when the configuration was fixed; `nil` where each view reads the value itself.
  private var shown: ShownStep?
  let wraps: Bool
  let edits: ValueEdits
  /// Called with true when an edit begins and with false when it ends.
  let tell: (Bool) -> Void
  let owner: PressOwner
  /// Whether the label contains the value.
  var isValueInLabel = false
  /// Opens the keypad for a tap on the value at a place; `nil` for a value that cannot be typed.
  var openKeypad: ((LayoutNode) -> Void)?
  /// The bounds of the range; empty where there are none.
  let minimumText: String, maximumText: String

  init(
    label: Label, source: StepperSource, isReadOnly: Bool, largeStep: Int, wraps: Bool, edits: ValueEdits,
    tell: @escaping (Bool) -> Void, owner: PressOwner, isValueInLabel: Bool, ends: (low: String, high: String)
  ) {
    (self.label, self.source, self.isReadOnly, self.largeStep) = (label, source, isReadOnly, largeStep)
    (self.wraps, self.edits, self.tell, self.owner) = (wraps, edits, tell, owner)
    self.isValueInLabel = isValueInLabel
    (minimumText, maximumText) = ends
  }

  var model: any SteppedModel { source.model }

  /// Whether there is a text to show between the buttons.
  var showsText: Bool { !isValueInLabel && (source.isNeverEmpty || !valueText.isEmpty) }

  private func canStep(_ count: Int) -> Bool { !isReadOnly && model.canStep(count, wraps: wraps) }

  /// The configuration with its present value, for a style of an application's own. Views that a style builds from it
  /// compare as different when the value has changed.
  func fixed() -> StepperStyleConfiguration {
    if shown != nil { return self }
    var fixed = self
    fixed.shown = ShownStep(
      text: valueText, widest: widestText, fraction: fraction, canIncrement: canIncrement, canDecrement: canDecrement)
    return fixed
  }

  /// The value as an integer, for styles that compute with it: `configuration.value.wrappedValue += 1`.
  ///
  /// A number that is written is clamped to ``range``; one between two stops moves to the next stop in the
  /// direction of the change. For a value that is not an integer, the rounded value is read, and the value
  /// moves by as many stops as the written number differs from it. For a stepper that only calls closures it
  /// reads 0, and writing calls the closures.
  public var value: Binding<Int> {
    Binding(
      get: { model.wholeNumber },
      set: { number in
        if !isReadOnly { edits.change(tell) { model.wholeNumber = number } }
      })
  }

  /// The range of ``value``; all integers for a stepper without bounds.
  public var range: ClosedRange<Int> { model.wholeRange }

  /// Moves the value by a number of stops, within its range.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult
  public func adjust(by stops: Int) -> Bool {
    !isReadOnly && edits.change(tell) { model.adjust(by: stops, wraps: wraps) }
  }
  /// Moves the value to the stop nearest to a fraction of its range, 0…1. A value without bounds is not
  /// changed.
  ///
  /// - Returns: Whether the value changed.
  @discardableResult
  public func move(toFraction fraction: Double) -> Bool {
    !isReadOnly && edits.change(tell) { model.move(toFraction: fraction) }
  }
  /// Begins or ends an edit by touch.
  func edit(_ isTouched: Bool) { edits.touch(isTouched, tell) }
  /// Returns a closure that restores the present value.
  func remember() -> () -> Void { model.remember() }
  /// Moves the value one stop up.
  public func increment() { adjust(by: 1) }
  /// Moves the value one stop down.
  public func decrement() { adjust(by: -1) }
}

/// Ensures that only one part of a control is pressed at a time: the first one keeps the press until it is
/// released.
final class PressOwner {
  private weak var holder: AnyObject?

  /// Takes the press for a part of the control, unless another part has it.
  ///
  /// - Returns: Whether the part has the press.
  func claim(_ half: AnyObject) -> Bool {
    if let holder, holder !== half { return false }
    holder = half
    return true
  }

  /// Gives the press back, if the part has it.
  func release(_ half: AnyObject) { if holder === half { holder = nil } }
}

/// The appearance of steppers and the areas that are pressed.
///
/// A style may create a ``Stepper`` from its configuration: the next outer style draws it. The accessibility of
/// a stepper is the same in every style, unless the style is an ``AccessibleStepperStyle``.
@preconcurrency @MainActor public protocol StepperStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The parts and the state of the stepper that the style draws.
  typealias Configuration = StepperStyleConfiguration
  /// Builds the view of a stepper in this style from its configuration.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A stepper style with its own accessibility, such as one that steps by ten.
@preconcurrency @MainActor public protocol AccessibleStepperStyle: StepperStyle {
  /// Returns the value and the actions that replace the stepper's own accessibility.
  func accessibility(configuration: Self.Configuration) -> StepperAccessibility
}

/// The accessibility of a stepper in a particular style.
@preconcurrency @MainActor public struct StepperAccessibility {
  let value: String
  let adjust: (Int) -> Void
  var actions: [SemanticsElement.Action] = []

  /// Creates the accessibility of a stepper.
  ///
  /// - Parameters:
  ///   - value: the text of the value that is read out.
  ///   - adjust: called once for each step of an adjustment.
  public init(value: String, adjust: @escaping (AccessibilityAdjustmentDirection) -> Void) {
    self.value = value
    self.adjust = { steps in
      for _ in 0..<abs(steps) { adjust(steps > 0 ? .increment : .decrement) }
    }
  }

  /// Returns the accessibility with an additional named action.
  public func action(named name: String, _ perform: @escaping () -> Void) -> StepperAccessibility {
    var result = self
    result.actions.append(.init(name: name, perform: perform))
    return result
  }
}

extension View {
  /// Sets the style of steppers in this view.
  @_disfavoredOverload
  public func stepperStyle<S: StepperStyle>(_ style: S) -> some View {
    let readsByParts = style is any ReadingByParts
    return controlStyle(style) { $0.makeBody(configuration: readsByParts ? $1 : $1.fixed()) }
  }
}
