// Foundation's types on the axes of charts. They are in this module, and not in Faceplate, since a conformance is linked into
// every program that has its module: that of Decimal brings all of Foundation, 47 MB.
import Charting
import Looks
import Foundation
import Runtime
import Values

extension Date: PrimitivePlottableProtocol {
  /// The date on an axis.
  public nonisolated var _plotValue: PlotValue { .date(timeIntervalSince1970) }
  /// Creates the date of a position on an axis.
  public nonisolated init?(_plotValue: PlotValue) {
    guard case .date(let seconds) = _plotValue else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The number on an axis.
  public nonisolated var _plotValue: PlotValue { .number(Double(description) ?? .nan) }
  /// Creates the number of a position on an axis.
  public nonisolated init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a value that stands for the whole day, hour or other unit that a date is in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    guard let interval = calendar.dateInterval(of: unit, for: value) else { return .value(labelKey, value) }
    return .interval(labelKey, interval.start, interval.end)
  }
}

extension AxisMarkValues {
  /// Returns the beginnings of every unit of a calendar, or every few of them.
  ///
  /// At most 400 are computed, however long the axis is.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, calendar: Calendar = .current
  ) -> AxisMarkValues {
    // A calendar is asked, since days and months differ in length.
    .computed { range in
      let first = Date(timeIntervalSince1970: range.lowerBound)
      guard var date = calendar.dateInterval(of: component, for: first)?.start else { return [] }
      var values: [Double] = []
      while date.timeIntervalSince1970 <= range.upperBound, values.count < 400 {
        values.append(date.timeIntervalSince1970)
        guard let next = calendar.date(byAdding: component, value: max(1, count), to: date), next > date else { break }
        date = next
      }
      return values
    }
  }
}

extension AxisValueLabel {
  /// Creates a label with a value in a format.
  ///
  ///     AxisValueLabel(format: .dateTime.hour())
  public init<F: FormatStyle>(format: F, centered: Bool? = nil)
  where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(centered: centered) { value in F.FormatInput(plotValue: value).map { format.format($0) } }
  }
}

extension AxisMarks {
  /// Creates the standard marks with labels in a format.
  public init<F: FormatStyle>(
    format: F, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(position: position, values: values) { _ in
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }
}

extension TimeSeries {
  /// Adds a sample with the date at which it was measured. The series has the time base ``TimeBase/date``.
  public func append(_ value: Double, at date: Date) { append(value, at: date.timeIntervalSince1970) }
}
