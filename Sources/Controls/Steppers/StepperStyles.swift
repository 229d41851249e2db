import Runtime
import Values

/// The label at the leading side; minus, value and plus at the trailing one.
@preconcurrency @MainActor public struct DefaultStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { RowStepper(configuration: configuration) }
}

/// Minus, value and plus on a capsule in the tint.
@preconcurrency @MainActor public struct CapsuleStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { CapsuleStepper(configuration: configuration) }
}

/// The value beside a chevron up and one down; the whole upper half steps up, the whole lower half down.
@preconcurrency @MainActor public struct VerticalStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { VerticalStepper(configuration: configuration) }
}

/// Small round buttons on either side of the value, without a ground: for lines of text and dense rows.
@preconcurrency @MainActor public struct CompactStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { CompactStepper(configuration: configuration) }
}

/// A round gauge with the value in the middle and a half on either side of the gap.
@preconcurrency @MainActor public struct DialStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { DialStepper(configuration: configuration) }
}

/// Two large halves over the whole width, with the value between them: for gloves and for a quick touch in passing.
@preconcurrency @MainActor public struct LargeTouchStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { LargeStepper(configuration: configuration) }
}

/// Large steps at the outside, single ones inside.
@preconcurrency @MainActor public struct CoarseFineStepperStyle: StepperStyle {
  /// The style.
  public init() {}
  /// The look.
  public func makeBody(configuration: Configuration) -> some View { CoarseStepper(configuration: configuration) }
}

extension StepperStyle where Self == DefaultStepperStyle {
  /// The label at the leading side; minus, value and plus at the trailing one.
  public static var automatic: DefaultStepperStyle { DefaultStepperStyle() }
  /// The label at the leading side; minus, value and plus at the trailing one.
  public static var `default`: DefaultStepperStyle { DefaultStepperStyle() }
}

extension StepperStyle where Self == CapsuleStepperStyle {
  /// Minus, value and plus on a capsule in the tint.
  public static var capsule: CapsuleStepperStyle { CapsuleStepperStyle() }
}

extension StepperStyle where Self == VerticalStepperStyle {
  /// The value beside a chevron up and one down.
  public static var vertical: VerticalStepperStyle { VerticalStepperStyle() }
}

extension StepperStyle where Self == CompactStepperStyle {
  /// Small round buttons on either side of the value.
  public static var compact: CompactStepperStyle { CompactStepperStyle() }
}

extension StepperStyle where Self == DialStepperStyle {
  /// A round gauge with the value in the middle and a half on either side of the gap.
  public static var dial: DialStepperStyle { DialStepperStyle() }
}

extension StepperStyle where Self == LargeTouchStepperStyle {
  /// Two large halves over the whole width, with the value between them.
  public static var largeTouch: LargeTouchStepperStyle { LargeTouchStepperStyle() }
}

extension StepperStyle where Self == CoarseFineStepperStyle {
  /// Large steps at the outside, single ones inside.
  public static var coarseFine: CoarseFineStepperStyle { CoarseFineStepperStyle() }
}
