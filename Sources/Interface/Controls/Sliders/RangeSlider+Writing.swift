import Looks
import Runtime
import Values

/// The texts that a screen reader reads for the two handles.
struct RangeHandleWords {
  /// The names; `nil` for the usual ones.
  var lower: Text?
  var upper: Text?
  var lowerHint = Text(verbatim: "")
  var upperHint = Text(verbatim: "")
}

extension RangeSlider {
  /// Names the handles and says what happens when they are moved, for users of a screen reader, in the language of the
  /// panel. A missing name is “Minimum” or “Maximum” after the title.
  public func handleLabels(
    minimum: LocalizedStringKey? = nil, maximum: LocalizedStringKey? = nil, minimumHint: LocalizedStringKey = "",
    maximumHint: LocalizedStringKey = ""
  ) -> Self {
    naming(
      RangeHandleWords(
        lower: minimum.map { Text($0) }, upper: maximum.map { Text($0) }, lowerHint: Text(minimumHint),
        upperHint: Text(maximumHint)))
  }

  /// Names the handles and says what happens when they are moved, for users of a screen reader. A missing name is
  /// “Minimum” or “Maximum” after the title.
  @_disfavoredOverload
  public func handleLabels(
    minimum: String? = nil, maximum: String? = nil, minimumHint: String = "", maximumHint: String = ""
  ) -> Self {
    naming(
      RangeHandleWords(
        lower: minimum.map { Text(verbatim: $0) }, upper: maximum.map { Text(verbatim: $0) },
        lowerHint: Text(verbatim: minimumHint), upperHint: Text(verbatim: maximumHint)))
  }

  /// Writes the values and the bounds with a closure, which replaces the format of the initializer.
  ///
  /// - Parameter text: returns the text for a value.
  public func valueText(_ text: @escaping (Value) -> String) -> Self {
    var slider = self
    slider.writer.closure = text
    return slider
  }

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
      onEditingChanged, label: label(), title: nil)
    writer.closure = text
  }
}
