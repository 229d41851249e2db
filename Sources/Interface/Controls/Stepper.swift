/// Takes a value up and down in steps.
///
///     Stepper("Temperature", value: $temperature, in: 30...250, step: 5, format: .number.unit("°C"))
///
/// A press steps at once, and again and again while it is held. The value never leaves its range, whichever way it is
/// changed. The look is chosen with ``View/stepperStyle(_:)``.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let title: String
  private let erased: AnyStepperModel

  @Environment(\.stepperStyles) private var styles
  @Environment(\.numberConventions) private var conventions
  @Environment(\.repeatRhythm) private var rhythm
  @State private var owner = PressOwner()
  @State private var revertValue: (() -> Void)?

  init(label: Label, title: String, model: AnyStepperModel) {
    self.label = label
    self.title = title
    erased = model
  }

  /// A stepper with any label.
  ///
  /// - Parameters:
  ///   - value: the value; one outside the range is brought back into it.
  ///   - bounds: the range.
  ///   - step: the distance between neighbouring values.
  ///   - format: how the value is written.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, format: NumberFormat = .number,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), title: "", model: AnyStepperModel(value, stops: Stops(bounds, step: step), format: format))
  }

  /// A stepper with any label for a value without bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, format: NumberFormat = .number, @ViewBuilder label: () -> Label
  ) {
    let stops = Stops(unboundedFrom: value.wrappedValue, step: step)
    self.init(label: label(), title: "", model: AnyStepperModel(value, stops: stops, format: format))
  }

  private var model: any StepperModel { erased.base }

  /// The stepper as its style draws it.
  public var body: some View {
    let state = model.state(conventions)
    let style = styles.stack.last ?? DefaultStepperStyle()
    AnyView(style.anyBody(configuration(state)))
      .environment(\.stepperStyles, StepperStyles(stack: styles.stack.dropLast()))
      .focusTarget(focus, radius: 14)
      .semantics(
        Semantics(
          role: .stepper, label: title, value: state.text, minimum: state.minimumText, maximum: state.maximumText,
          adjust: { _ = model.adjust($0) }),
        children: .controls, label: title.isEmpty ? label : nil)
  }

  private func configuration(_ state: StepperState) -> StepperStyleConfiguration {
    StepperStyleConfiguration(
      label: AnyView(label), valueText: state.text, widestText: state.widestText, fraction: state.fraction,
      canIncrement: state.canIncrement, canDecrement: state.canDecrement, adjust: { model.adjust($0) }, owner: owner)
  }

  private var focus: FocusTarget {
    var target = FocusTarget()
    target.adjust = { _, stops in model.adjust(stops) }
    target.moveToEnd = { _, isMaximum in model.moveToEnd(isMaximum) }
    target.beginEditing = { revertValue = model.remember() }
    target.revert = { revertValue?() }
    target.rhythm = rhythm
    return target
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title.
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    format: NumberFormat = .number
  ) {
    self.init(
      label: Text(title), title: String(title),
      model: AnyStepperModel(value, stops: Stops(bounds, step: step), format: format))
  }

  /// A stepper with a title for a value without bounds.
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1, format: NumberFormat = .number
  ) {
    let stops = Stops(unboundedFrom: value.wrappedValue, step: step)
    self.init(label: Text(title), title: String(title), model: AnyStepperModel(value, stops: stops, format: format))
  }
}
