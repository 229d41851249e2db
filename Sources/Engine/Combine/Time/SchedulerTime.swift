import Values

/// A time of a panel's clock, or of the machine's clock outside a panel.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The time since the clock's zero.
  let offset: Duration

  init(_ offset: Duration) { self.offset = offset }

  /// Returns how much later another time is; negative if it is earlier.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.offset - offset) }
  /// Returns the time that is later by a length.
  public func advanced(by stride: Stride) -> SchedulerTime { SchedulerTime(offset + stride.duration) }

  /// A length of time. It may be negative.
  ///
  ///     $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  ///
  /// Its magnitude is limited to a hundred years. A length made from a value that is not a number is zero.
  public struct Stride: Hashable, Comparable, Sendable, Codable, ExpressibleByFloatLiteral, SignedNumeric,
    SchedulerTimeIntervalConvertible
  {
    /// The longest length: a hundred years of 365.25 days.
    package static let longest = Duration.seconds(3_155_760_000)

    /// The length as a `Duration`.
    public let duration: Duration

    /// Creates a length from a `Duration`, limited to a hundred years in either direction.
    public init(_ duration: Duration) { self.duration = min(max(duration, .zero - Self.longest), Self.longest) }

    /// Creates a length from seconds.
    public init(_ seconds: Double) {
      let limit = Self.longest.inSeconds
      self.init(seconds.isNaN ? .zero : Duration.seconds(min(max(seconds, -limit), limit)))
    }

    /// Creates a length from a literal in seconds: `1.5`.
    public init(floatLiteral value: Double) { self.init(value) }
    /// Creates a length from a literal in whole seconds: `2`.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Creates a length from an integer number of seconds; `nil` if it does not fit in an `Int`.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// The length in seconds.
    public var timeInterval: Double { duration.inSeconds }
    /// The absolute length in seconds.
    public var magnitude: Double { abs(timeInterval) }

    /// Creates a length from whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    /// Creates a length from seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Creates a length from milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    /// Creates a length from microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    /// Creates a length from nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    /// Returns whether the first length is shorter.
    public static func < (left: Stride, right: Stride) -> Bool { left.duration < right.duration }
    /// Returns the sum of two lengths.
    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.duration + right.duration) }
    /// Returns the difference of two lengths.
    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.duration - right.duration) }
    /// Returns the product of the two numbers of seconds, as seconds; `SignedNumeric` requires it.
    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
    /// Replaces a length by its product with another, in seconds.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }
}
