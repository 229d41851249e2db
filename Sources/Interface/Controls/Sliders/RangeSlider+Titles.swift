import Looks
import Runtime
import Values

/// Range sliders with a title.
extension RangeSlider where Label == Text {
  /// Creates a range slider with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>,
    step: Value.Stride? = nil, minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil,
    policy: RangePolicy = .stop, format: NumberFormat = .number, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, Stops(bounds, step: step), minimumDistance, maximumDistance, policy, format, showsBounds, onEditingChanged,
      label: Text(titleKey), title: Text(titleKey))
  }

  /// Creates a range slider with a localized title whose handles rest on given stops, such as the rows of a table.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<ClosedRange<Value>>, stops: Stops<Value>,
    minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop,
    format: NumberFormat = .number, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, stops, minimumDistance, maximumDistance, policy, format, showsBounds, onEditingChanged,
      label: Text(titleKey), title: Text(titleKey))
  }

  /// Creates a range slider with a localized title, whose values a closure writes.
  ///
  /// - Parameter text: returns the text for a value.
  public init(
    _ titleKey: LocalizedStringKey, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>,
    step: Value.Stride? = nil, minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil,
    policy: RangePolicy = .stop, writing text: @escaping (Value) -> String, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, Stops(bounds, step: step), minimumDistance, maximumDistance, policy, .number, showsBounds,
      onEditingChanged,
      label: Text(titleKey), title: Text(titleKey))
    writer.closure = text
  }

  /// Creates a range slider with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>,
    step: Value.Stride? = nil, minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil,
    policy: RangePolicy = .stop, format: NumberFormat = .number, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, Stops(bounds, step: step), minimumDistance, maximumDistance, policy, format, showsBounds, onEditingChanged,
      label: Text(title), title: Text(title))
  }

  /// Creates a range slider with a title whose handles rest on given stops, such as the rows of a table.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<ClosedRange<Value>>, stops: Stops<Value>,
    minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop,
    format: NumberFormat = .number, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, stops, minimumDistance, maximumDistance, policy, format, showsBounds, onEditingChanged,
      label: Text(title), title: Text(title))
  }

  /// Creates a range slider with a title, whose values a closure writes.
  ///
  ///     RangeSlider("Price", value: $price, in: 0...7_750_000, step: 250_000, writing: { "\($0 / 1000)k" })
  ///
  /// With FaceplateFoundation, `valueText(formatter)` writes the values with a formatter of Foundation.
  ///
  /// - Parameter text: returns the text for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>,
    step: Value.Stride? = nil, minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil,
    policy: RangePolicy = .stop, writing text: @escaping (Value) -> String, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, Stops(bounds, step: step), minimumDistance, maximumDistance, policy, .number, showsBounds,
      onEditingChanged,
      label: Text(title), title: Text(title))
    writer.closure = text
  }
}
