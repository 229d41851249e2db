import Runtime
import Values

/// What is read out for the two handles.
struct RangeHandleWords {
  /// The names; `nil` for the usual ones.
  var lower: String?
  var upper: String?
  var lowerHint = ""
  var upperHint = ""
}

extension RangeSlider {
  /// Creates a range slider whose values a closure writes, and whose label is a view.
  ///
  /// - Parameter text: returns the text for a value.
  public init(
    value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>, step: Value.Stride? = nil,
    minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop,
    writing text: @escaping (Value) -> String, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, Stops(bounds, step: step), minimumDistance, maximumDistance, policy, .number, showsBounds,
      onEditingChanged, label: label(), title: "")
    writer = text
  }
}

extension RangeSlider where Label == Text {
  /// Creates a range slider with a title, whose values a closure writes.
  ///
  ///     RangeSlider("Price", value: $price, in: 0...7_750_000, step: 250_000, writing: formatter.string)
  ///
  /// - Parameter text: returns the text for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>, step: Value.Stride? = nil,
    minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop,
    writing text: @escaping (Value) -> String, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, Stops(bounds, step: step), minimumDistance, maximumDistance, policy, .number, showsBounds,
      onEditingChanged, label: Text(title), title: String(title))
    writer = text
  }
}
