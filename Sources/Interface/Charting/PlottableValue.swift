import Looks
import Runtime
import Values

/// A value with its name: `.value("Temperature", 21.5)`.
@preconcurrency @MainActor public struct PlottableValue<Value: Plottable> {
  /// The name of what is measured.
  let name: Text
  let value: Value
  /// The end of the interval that the value stands for, such as the end of a day; `nil` for a single value.
  var end: PlotValue?

  init(name: Text, value: Value, end: PlotValue? = nil) { (self.name, self.value, self.end) = (name, value, end) }

  /// The place on an axis: one value, or the interval that it stands for.
  var span: ChartSpan { ChartSpan(start: value.plotValue, end: end) }

  /// Returns a value that stands for an interval.
  package static func interval(_ labelKey: LocalizedStringKey, _ start: Value, _ end: Value) -> PlottableValue {
    PlottableValue(name: Text(labelKey), value: start, end: end.plotValue)
  }

  /// Returns a value with a name, which is translated.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(name: Text(labelKey), value: value)
  }

  /// Returns a value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(name: Text(label), value: value)
  }

  /// Returns a value with a name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(name: label, value: value)
  }
}

extension PlottableValue {
  /// Returns a value that stands for an interval, as a bar between two numbers does.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(name: Text(labelKey), value: range.lowerBound, end: range.upperBound.plotValue)
  }
}

/// A place on an axis: one value, or an interval between two.
nonisolated struct ChartSpan: Hashable {
  var start: PlotValue
  /// The end of an interval; `nil` for one value.
  var end: PlotValue?

  init(start: PlotValue, end: PlotValue? = nil) { (self.start, self.end) = (start, end) }
}
