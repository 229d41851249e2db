import Values

/// A value on an axis of a chart: a number, a time or the name of a category.
public nonisolated enum PlotValue: Hashable, Sendable {
  /// A place on a scale of numbers.
  case number(Double)
  /// A date in seconds since 1970 (UTC). Axes show it in local time.
  case date(Double)
  /// A duration, in seconds.
  case elapsed(Double)
  /// The name of a category. Categories appear in the order in which they first occur.
  case category(String)

  /// The position on a continuous axis: the number itself or the seconds; `nil` for a category, and if it is not
  /// finite.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number), .elapsed(let number): number.isFinite ? number : nil
    case .category: nil
    }
  }

  /// The name of a category; `nil` for numbers and times.
  var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  /// Returns a value of the same kind at another position; a category is returned unchanged.
  func with(_ number: Double) -> PlotValue {
    switch self {
    case .number: .number(number)
    case .date: .date(number)
    case .elapsed: .elapsed(number)
    case .category: self
    }
  }
}

/// A value that a chart can place on an axis by itself: numbers, strings, durations, and Foundation's dates.
public nonisolated protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value on an axis.
  var _plotValue: PlotValue { get }
  /// Creates a value from one on an axis; `nil` if that is of another kind.
  init?(_plotValue: PlotValue)
}

/// A type whose values a chart can show, such as an enumeration with raw values.
///
///     enum Fuel: String, Plottable { case gas, oil, wood }
public nonisolated protocol Plottable {
  /// The type that stands for the value on an axis.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value's representation on an axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value for one on an axis; `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public nonisolated var primitivePlottable: Self { self }
  /// Creates a copy of a value.
  public nonisolated init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable {
  /// The value on an axis.
  package nonisolated var plotValue: PlotValue { primitivePlottable._plotValue }
  /// Creates the value for one on an axis; `nil` if it is of another kind.
  package nonisolated init?(plotValue: PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value, which stands for the case on an axis.
  public nonisolated var primitivePlottable: RawValue { rawValue }
  /// Creates the case with a raw value.
  public nonisolated init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The number on an axis.
  public nonisolated var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the number of a position on an axis.
  public nonisolated init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue else { return nil }
    self.init(number)
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Int: PrimitivePlottableProtocol {
  /// The number on an axis.
  public nonisolated var _plotValue: PlotValue { .number(Double(self)) }
  /// Creates the integer nearest to a position on an axis; `nil` if it does not fit.
  public nonisolated init?(_plotValue: PlotValue) {
    guard case .number(let number) = _plotValue, let whole = Int(exactly: number.rounded()) else { return nil }
    self = whole
  }
}

extension String: PrimitivePlottableProtocol {
  /// For the toolkit: the string names a category, which has its own place on the axis.
  public nonisolated var _plotValue: PlotValue { .category(self) }
  /// For the toolkit: the name of the category at a place on the axis; `nil` for a number.
  public nonisolated init?(_plotValue: PlotValue) {
    guard case .category(let name) = _plotValue else { return nil }
    self = name
  }
}

extension Duration: PrimitivePlottableProtocol {
  /// The duration in seconds on an axis.
  public nonisolated var _plotValue: PlotValue { .elapsed(inSeconds) }
  /// Creates the duration of a position on an axis.
  public nonisolated init?(_plotValue: PlotValue) {
    guard case .elapsed(let seconds) = _plotValue, abs(seconds) < 1e15 else { return nil }
    self = .seconds(seconds)
  }
}
