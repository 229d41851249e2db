import Looks
import Runtime
import Values

/// The standard style: the label at the leading edge, the value between the buttons at the trailing edge.
@preconcurrency @MainActor public struct DefaultStepperStyle: StepperStyle, ReadingByParts {
  /// Creates the default stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { RowStepper(configuration: configuration) }
}

/// The value between the buttons, on a capsule in the tint.
@preconcurrency @MainActor public struct CapsuleStepperStyle: StepperStyle, ReadingByParts {
  /// Creates a capsule stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { CapsuleStepper(configuration: configuration) }
}

/// The value beside two chevrons. The upper half of the control increases the value, the lower half decreases
/// it.
@preconcurrency @MainActor public struct VerticalStepperStyle: StepperStyle, ReadingByParts {
  /// Creates a vertical stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { VerticalStepper(configuration: configuration) }
}

/// The value between two small round buttons, without a background: for lines of text and dense rows.
@preconcurrency @MainActor public struct CompactStepperStyle: StepperStyle, ReadingByParts {
  /// Creates a compact stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { CompactStepper(configuration: configuration) }
}

/// A dial with the value in its centre and the buttons in its gap.
@preconcurrency @MainActor public struct DialStepperStyle: StepperStyle, ReadingByParts {
  /// Creates a dial stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { DialStepper(configuration: configuration) }
}

/// Two large buttons over the whole width with the value between them, for use with gloves or at arm's length.
@preconcurrency @MainActor public struct LargeTouchStepperStyle: StepperStyle, ReadingByParts {
  /// Creates a large-touch stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { LargeStepper(configuration: configuration) }
}

/// Buttons for large steps outside those for single steps.
@preconcurrency @MainActor public struct CoarseFineStepperStyle: StepperStyle, ReadingByParts {
  /// Creates a coarse-and-fine stepper style.
  public init() {}
  /// Builds the view of a stepper in this style from its configuration.
  public func makeBody(configuration: Configuration) -> some View { CoarseStepper(configuration: configuration) }
}

extension StepperStyle where Self == DefaultStepperStyle {
  /// The standard style: the value between the buttons at the trailing edge.
  public static var automatic: DefaultStepperStyle { DefaultStepperStyle() }
  /// The standard style, by another name.
  public static var `default`: DefaultStepperStyle { DefaultStepperStyle() }
}

extension StepperStyle where Self == CapsuleStepperStyle {
  /// The value between the buttons, on a capsule in the tint.
  public static var capsule: CapsuleStepperStyle { CapsuleStepperStyle() }
}

extension StepperStyle where Self == VerticalStepperStyle {
  /// The value beside two chevrons.
  public static var vertical: VerticalStepperStyle { VerticalStepperStyle() }
}

extension StepperStyle where Self == CompactStepperStyle {
  /// The value between two small round buttons.
  public static var compact: CompactStepperStyle { CompactStepperStyle() }
}

extension StepperStyle where Self == DialStepperStyle {
  /// A dial with the value in its centre and the buttons in its gap.
  public static var dial: DialStepperStyle { DialStepperStyle() }
}

extension StepperStyle where Self == LargeTouchStepperStyle {
  /// Two large buttons over the whole width with the value between them.
  public static var largeTouch: LargeTouchStepperStyle { LargeTouchStepperStyle() }
}

extension StepperStyle where Self == CoarseFineStepperStyle {
  /// Buttons for large steps outside those for single steps.
  public static var coarseFine: CoarseFineStepperStyle { CoarseFineStepperStyle() }
}
