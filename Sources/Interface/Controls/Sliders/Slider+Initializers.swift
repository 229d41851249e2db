import Looks
import Runtime
import Values

extension Slider {
  /// Creates a slider with a label, and views at the ends of its track.
  ///
  /// - Parameters:
  ///   - value: the selected value. A value outside `bounds` is written unchanged, with the handle at the nearer end.
  ///   - bounds: the range.
  ///   - label: describes the slider to assistive technology.
  ///   - minimumValueLabel: the view at the lower end; a tap on it selects the minimum.
  ///   - maximumValueLabel: the view at the upper end; a tap on it selects the maximum.
  ///   - onEditingChanged: called with `true` before and with `false` after each interaction.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds)), label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step, a label, and views at the ends of its track.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds, step: step)), label: label(),
      ends: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with views at the ends of its track, in the older order of parameters.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds)), label: label(), ends: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step and views at the ends of its track, in the older order of parameters.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds, step: step)), label: label(),
      ends: (minimumValueLabel, maximumValueLabel), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds)), label: label(), ends: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds, step: step)), label: label(), ends: nil,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label, in the older order of parameters.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step and a label, in the older order of parameters.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for any strideable value with given stops and a format. The label and the value are
  /// shown.
  public init<V: Strideable>(
    value: Binding<V>, stops: Stops<V>, format: NumberFormat = .number, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      AnySteppedModel(value, stops: stops, format: format), label: label(), ends: nil, isFormatted: true,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds)), label: EmptyView(), ends: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a step and without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds, step: step)), label: EmptyView(), ends: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == Text, ValueLabel == EmptyView {
  /// Creates a slider with a title and a format for any strideable value. The title and the value are shown
  /// above the track.
  ///
  ///     Slider("Volume", value: $volume, in: 0...100, step: 5, format: .number.unit("%"))
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil, format: NumberFormat = .number,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      AnySteppedModel(value, stops: Stops(bounds, step: step), format: format), label: Text(title), ends: nil,
      isFormatted: true,
      onEditingChanged: onEditingChanged)
  }
}
