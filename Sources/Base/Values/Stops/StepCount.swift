/// A distance counted in steps: a whole number and a fraction.
struct StepCount: Hashable, Sendable {
  /// The number of whole steps. 128 bits, because distances between 64-bit integers need 65.
  var whole: Int128
  /// The remaining fraction of a step: 0 ≤ part < 1.
  var part: Double

  /// A distance of no steps.
  static let zero = StepCount(whole: 0, part: 0)

  /// The nearest whole number; halves are rounded up.
  var nearest: Int128 { part >= 0.5 ? whole + 1 : whole }

  /// The smallest whole number that is not below.
  var ceiling: Int128 { part > 0 ? whole + 1 : whole }

  /// The count as a `Double`, rounded to its precision.
  var total: Double { whole.approximately + part }

  /// Returns a product, clamped to the range of `Int128`.
  static func product(_ a: Int128, _ b: Int128) -> Int128 {
    let (result, overflow) = a.multipliedReportingOverflow(by: b)
    guard overflow else { return result }
    return (a < 0) == (b < 0) ? .max : .min
  }

  /// Returns a sum, clamped to the range of `Int128`.
  static func sum(_ a: Int128, _ b: Int128) -> Int128 {
    let (result, overflow) = a.addingReportingOverflow(b)
    guard overflow else { return result }
    return a < 0 ? .min : .max
  }
}

// The standard library's conversions between Int128 and Double loop over words and are a hundred times slower than
// those of a machine word. Nearly every count of steps fits into a word.
extension Int128 {
  /// The nearest `Double`, through `Int` where the number fits.
  var approximately: Double {
    Int(exactly: self).map(Double.init) ?? Double(self)
  }

  /// Creates an integer from a whole `Double`; `nil` if it is out of range or not a number.
  init?(whole value: Double) {
    if abs(value) < 0x1p62 {
      self.init(Int(value))
    } else {
      self.init(exactly: value)
    }
  }
}
