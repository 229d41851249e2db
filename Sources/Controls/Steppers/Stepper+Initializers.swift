import Runtime
import Values

extension Stepper {
  /// A stepper with any label.
  ///
  /// - Parameters:
  ///   - value: the value; one outside the range is brought back into it.
  ///   - bounds: the range.
  ///   - step: the distance between neighbouring values.
  ///   - onEditingChanged: called with `true` when somebody begins to change the value and with `false` at the end.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, format: .number, label: label, onEditingChanged: onEditingChanged)
    isFormatted = false
  }

  /// A stepper with any label for a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, format: .number, label: label, onEditingChanged: onEditingChanged)
    isFormatted = false
  }

  /// A stepper with any label whose value is written in a format.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: NumberFormat,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, stops: Stops(bounds, step: step), format: format, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper with any label for a value without bounds, written in a format.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, format: NumberFormat, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let stops = Stops(unboundedFrom: value.wrappedValue, step: step)
    self.init(value: value, stops: stops, format: format, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper with any label whose value goes from one of certain stops to the next.
  public init<V: Strideable>(
    value: Binding<V>, stops: Stops<V>, format: NumberFormat = .number, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), model: AnySteppedModel(value, stops: stops, format: format),
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with any label whose value is written by a closure.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, writing text: @escaping (V) -> String,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    var model = SteppedValue(value, stops: Stops(bounds, step: step), format: .number)
    model.writer = text
    self.init(label: label(), model: AnySteppedModel(model), onEditingChanged: onEditingChanged)
  }

  /// A stepper with any label that says when to step. Without an action a half cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), model: AnySteppedModel(SteppedActions(onIncrement: onIncrement, onDecrement: onDecrement)),
      onEditingChanged: onEditingChanged)
  }

  /// A stepper with any label that says when to step, its label last.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with any label, which comes last.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value without bounds with any label, which comes last.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title whose value is written in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: NumberFormat,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value without bounds, written in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, format: NumberFormat,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title whose value goes from one of certain stops to the next.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, stops: Stops<V>, format: NumberFormat = .number,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, stops: stops, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that says when to step. Without an action a half cannot be used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == StepperStyleConfiguration.Label {
  /// The stepper that a style was given, in the next outer style.
  public init(_ configuration: StepperStyleConfiguration) {
    self.init(label: configuration.label, outer: configuration)
  }
}
