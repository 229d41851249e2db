import Looks
import Runtime
import Values

extension Stepper {
  /// Creates a stepper whose label is a view.
  ///
  /// - Parameters:
  ///   - value: the value. A value outside `bounds` is shown unchanged, and the first press leads inside.
  ///   - bounds: the range.
  ///   - step: the distance between neighbouring values.
  ///   - label: the label.
  ///   - onEditingChanged: called with `true` when the user starts to change the value and with `false` at the
  ///     end.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, format: .number, label: label, onEditingChanged: onEditingChanged)
    isFormatted = false
  }

  /// Creates a stepper without bounds whose label is a view.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, format: .number, label: label, onEditingChanged: onEditingChanged)
    isFormatted = false
  }

  /// Creates a stepper with a format whose label is a view.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: NumberFormat,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, stops: Stops(bounds, step: step), format: format, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds, with a format, whose label is a view.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, format: NumberFormat, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let stops = Stops(unboundedFrom: value.wrappedValue, step: step)
    self.init(value: value, stops: stops, format: format, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper whose value moves between given stops and whose label is a view.
  public init<V: Strideable>(
    value: Binding<V>, stops: Stops<V>, format: NumberFormat = .number, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), model: AnySteppedModel(value, stops: stops, format: format),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper whose value a closure formats and whose label is a view.
  ///
  /// - Parameter text: returns the text for a value.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, writing text: @escaping (V) -> String,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    var model = SteppedValue(value, stops: Stops(bounds, step: step), format: .number)
    model.writer = text
    self.init(label: label(), model: AnySteppedModel(model), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without a value that calls closures, and whose label is a view.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - onIncrement: called for each step upwards; `nil` disables the button.
  ///   - onDecrement: called for each step downwards; `nil` disables the button.
  ///   - onEditingChanged: called with `true` when the user starts to step and with `false` at the end.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), model: AnySteppedModel(SteppedActions(onIncrement: onIncrement, onDecrement: onDecrement)),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without a value that calls closures, in the older order of parameters.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper whose label is a view, in the older order of parameters.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper without bounds whose label is a view, in the older order of parameters.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and a format.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: NumberFormat,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and a format, without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, format: NumberFormat,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title whose value moves between given stops.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, stops: Stops<V>, format: NumberFormat = .number,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, stops: stops, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that calls closures. A button whose closure is `nil` is disabled.
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
  /// Creates a stepper from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: StepperStyleConfiguration) {
    self.init(label: configuration.label, outer: configuration)
  }
}
