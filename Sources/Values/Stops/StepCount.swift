/// A distance in steps: the whole ones, and what is left as a part of the next one.
struct StepCount: Hashable, Sendable {
  /// The whole steps. Wide, since the distances of a 64-bit integer need 65 bits.
  var whole: Int128
  /// What is left: from 0 up to, but not including, 1.
  var part: Double

  static let zero = StepCount(whole: 0, part: 0)

  /// The whole number that is nearest; halves go up.
  var nearest: Int128 { part >= 0.5 ? whole + 1 : whole }

  /// The whole number at or above.
  var ceiling: Int128 { part > 0 ? whole + 1 : whole }

  /// Both in one number, as exactly as a `Double` can say it.
  var total: Double { whole.approximately + part }

  /// A product that stops at the ends of `Int128`.
  static func product(_ a: Int128, _ b: Int128) -> Int128 {
    let (result, overflow) = a.multipliedReportingOverflow(by: b)
    guard overflow else { return result }
    return (a < 0) == (b < 0) ? .max : .min
  }

  /// A sum that stops at the ends of `Int128`.
  static func sum(_ a: Int128, _ b: Int128) -> Int128 {
    let (result, overflow) = a.addingReportingOverflow(b)
    guard overflow else { return result }
    return a < 0 ? .min : .max
  }
}

// The library's conversions between Int128 and Double are generic loops over words, a hundred times slower than those
// of a word, and nearly every count of steps fits a word.
extension Int128 {
  /// The nearest `Double`.
  var approximately: Double {
    Int(exactly: self).map(Double.init) ?? Double(self)
  }

  /// A whole number; `nil` if it is too large, or no number.
  init?(whole value: Double) {
    if abs(value) < 0x1p62 {
      self.init(Int(value))
    } else {
      self.init(exactly: value)
    }
  }
}
