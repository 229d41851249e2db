/// A moment of a panel's time, or of the machine's where there is no panel.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The time since the clock's zero.
  let offset: Duration

  init(_ offset: Duration) { self.offset = offset }

  /// How much later another moment is.
  public func distance(to other: SchedulerTime) -> Stride { Stride(other.offset - offset) }
  /// The moment after a time.
  public func advanced(by stride: Stride) -> SchedulerTime { SchedulerTime(offset + stride.duration) }

  /// A length of time.
  ///
  ///     $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
  ///
  /// It is a hundred years at most, and zero if it is made of something that is no number.
  public struct Stride: Hashable, Comparable, Sendable, Codable, ExpressibleByFloatLiteral, SignedNumeric,
    SchedulerTimeIntervalConvertible
  {
    /// The longest length of time.
    package static let longest = Duration.seconds(3_155_760_000)

    /// The length as the standard library says it.
    public let duration: Duration

    /// A length of time as the standard library says it.
    public init(_ duration: Duration) { self.duration = min(max(duration, .zero - Self.longest), Self.longest) }

    /// So many seconds.
    public init(_ seconds: Double) {
      let limit = Self.longest / .seconds(1)
      self.init(seconds.isNaN ? .zero : Duration.seconds(min(max(seconds, -limit), limit)))
    }

    /// So many seconds.
    public init(floatLiteral value: Double) { self.init(value) }
    /// So many seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// So many seconds, if they can be said exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }

    /// The number of seconds.
    public var timeInterval: Double { duration / .seconds(1) }
    /// The number of seconds, without a sign.
    public var magnitude: Double { abs(timeInterval) }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

    /// Whether the first is shorter.
    public static func < (left: Stride, right: Stride) -> Bool { left.duration < right.duration }
    /// The sum of two lengths.
    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.duration + right.duration) }
    /// The difference of two lengths.
    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.duration - right.duration) }
    /// The product of two lengths, as numbers of seconds.
    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
    /// Multiplies a length.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }
}
