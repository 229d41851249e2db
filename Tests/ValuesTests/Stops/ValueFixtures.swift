@testable import Values

/// A date without a clock: strides are whole days.
struct Day: Strideable, Hashable {
  var number: Int

  init(_ number: Int) { self.number = number }
  static func < (a: Day, b: Day) -> Bool { a.number < b.number }
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by days: Int) -> Day { Day(number + days) }
}

/// A decimal number with three places that is its own stride and has no division.
struct Milli: SignedNumeric, Strideable, Hashable {
  var thousandths: Int
  var magnitude: Milli { Milli(thousandths: abs(thousandths)) }

  init(thousandths: Int) { self.thousandths = thousandths }
  init(integerLiteral value: Int) { thousandths = value * 1000 }
  init?(exactly source: some BinaryInteger) {
    guard let value = Int(exactly: source) else { return nil }
    thousandths = value * 1000
  }

  // Without its own ==, Strideable would ask the stride, which is a Milli again.
  static func == (a: Milli, b: Milli) -> Bool { a.thousandths == b.thousandths }
  static func < (a: Milli, b: Milli) -> Bool { a.thousandths < b.thousandths }
  static func + (a: Milli, b: Milli) -> Milli { Milli(thousandths: a.thousandths + b.thousandths) }
  static func - (a: Milli, b: Milli) -> Milli { Milli(thousandths: a.thousandths - b.thousandths) }
  static func * (a: Milli, b: Milli) -> Milli { Milli(thousandths: a.thousandths * b.thousandths / 1000) }
  static func *= (a: inout Milli, b: Milli) { a = a * b }
  func distance(to other: Milli) -> Milli { other - self }
  func advanced(by stride: Milli) -> Milli { self + stride }
}

nonisolated extension Stops {
  /// Every stop, by index.
  var all: [Value] { (0..<(count ?? 0)).map { value(at: $0) } }

  /// The stops met by stepping up one at a time.
  func climbed(limit: Int = 200) -> [Value] {
    var values = [value(at: 0)]
    while canStepUp(from: values[values.count - 1]), values.count < limit {
      values.append(value(values[values.count - 1], adjustedBy: 1))
    }
    return values
  }
}
