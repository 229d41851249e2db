extension Subscribers {
  /// A number of values that a subscriber requests: 0 or more, or unlimited.
  ///
  /// A sum or product that overflows is ``unlimited``; a difference below zero is ``none``.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number of values; `nil` if it is unlimited.
    public let max: Int?

    private init(max: Int?) { self.max = max }

    /// A demand for all values.
    public static let unlimited = Demand(max: nil)
    /// A demand for no value.
    public static let none = Demand(max: 0)
    /// A demand for at most `value` values. A negative number is a programming error, which stops the program.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand must not be negative")
      return Demand(max: value)
    }

    /// A demand for a number of values; ``none`` if the number is negative.
    private static func atLeastNone(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    /// `unlimited`, or for example `max(3)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns the sum of two demands.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let a = left.max, let b = right.max else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Returns a demand increased by a number of values.
    public static func + (left: Demand, right: Int) -> Demand {
      guard let a = left.max else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(right)
      return isTooLarge ? .unlimited : .atLeastNone(sum)
    }

    /// Increases a demand by another.
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    /// Increases a demand by a number of values.
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// Returns a demand decreased by another. An unlimited demand stays unlimited.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let a = left.max else { return .unlimited }
      return right.max.map { .atLeastNone(a - $0) } ?? .none
    }

    /// Returns a demand decreased by a number of values.
    public static func - (left: Demand, right: Int) -> Demand {
      guard let a = left.max else { return .unlimited }
      let (difference, isTooLarge) = a.subtractingReportingOverflow(right)
      return isTooLarge ? .none : .atLeastNone(difference)
    }

    /// Decreases a demand by another.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    /// Decreases a demand by a number of values.
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    /// Returns a multiple of a demand; ``none`` if the factor is negative.
    public static func * (left: Demand, right: Int) -> Demand {
      guard let a = left.max else { return .unlimited }
      let (product, isTooLarge) = a.multipliedReportingOverflow(by: Swift.max(right, 0))
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Multiplies a demand by a factor.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Returns whether the first demand is smaller.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let a = left.max else { return false }
      return right.max.map { a < $0 } ?? true
    }

    /// Returns whether a demand is for more than a number of values.
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Returns whether a demand is for at least a number of values.
    public static func >= (left: Demand, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
    /// Returns whether a demand is for fewer than a number of values.
    public static func < (left: Demand, right: Int) -> Bool { !(left >= right) }
    /// Returns whether a demand is for at most a number of values.
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    /// Returns whether a demand is for exactly a number of values.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    /// Returns whether a demand is for another number of values.
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
    /// Returns whether a number of values is greater than a demand.
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    /// Returns whether a number of values is at least a demand.
    public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    /// Returns whether a number of values is smaller than a demand.
    public static func < (left: Int, right: Demand) -> Bool { right > left }
    /// Returns whether a number of values is at most a demand.
    public static func <= (left: Int, right: Demand) -> Bool { right >= left }
    /// Returns whether a number of values is exactly a demand.
    public static func == (left: Int, right: Demand) -> Bool { right == left }
    /// Returns whether a number of values is not exactly a demand.
    public static func != (left: Int, right: Demand) -> Bool { right != left }
  }
}

extension Subscribers.Demand {
  /// The number that stands for an unlimited demand when it is encoded: the first that a demand cannot be for.
  private static var encodedUnlimited: UInt { UInt(Int.max) + 1 }

  /// Decodes a demand from a number, as Apple's framework encodes it.
  public init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(UInt.self)
    self.init(max: number < Self.encodedUnlimited ? Int(number) : nil)
  }

  /// Encodes a demand as a number, as Apple's framework does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(max.map { UInt($0) } ?? Self.encodedUnlimited)
  }
}
