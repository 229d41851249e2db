extension Subscribers {
  /// A number of values that a subscriber asks for. Sums that are too large for a number are ``unlimited``, and
  /// differences below zero are ``none``.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; `nil` if it is unlimited.
    public let max: Int?

    /// All values there will be.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// At most so many values; none if the number is negative.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    /// `unlimited` or `max(3)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// The sum of two demands.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let a = left.max, let b = right.max else { return .unlimited }
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// A demand and so many values more.
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    /// Adds a demand.
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    /// Adds so many values.
    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// The rest of a demand after another; all of it if it is unlimited.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let a = left.max else { return .unlimited }
      return right.max.map { .max(a - $0) } ?? .none
    }

    /// The rest of a demand after so many values.
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    /// Takes a demand away.
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    /// Takes so many values away.
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    /// A multiple of a demand.
    public static func * (left: Demand, right: Int) -> Demand {
      guard let a = left.max else { return .unlimited }
      let (product, isTooLarge) = a.multipliedReportingOverflow(by: Swift.max(right, 0))
      return isTooLarge ? .unlimited : .max(product)
    }

    /// Multiplies a demand.
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    /// Whether the first asks for fewer values.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let a = left.max else { return false }
      return right.max.map { a < $0 } ?? true
    }

    /// Whether a demand asks for more than so many values.
    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Whether a demand asks for so many values or more.
    public static func >= (left: Demand, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
    /// Whether a demand asks for fewer than so many values.
    public static func < (left: Demand, right: Int) -> Bool { !(left >= right) }
    /// Whether a demand asks for so many values or fewer.
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    /// Whether a demand asks for so many values.
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
  }
}
