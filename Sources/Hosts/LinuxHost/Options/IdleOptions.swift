/// The behaviour of a panel that is not used.
public nonisolated struct IdleOptions: Hashable, Sendable {
  /// The time without input before the backlight is dimmed; `nil` for never.
  public var dim: Duration?
  /// The time without input before the screen turns black and the backlight off; `nil` for never.
  public var blank: Duration?
  /// The time without input before the screen itself is turned off, from which some screens do not wake; `nil` for
  /// never.
  public var off: Duration?
  /// The brightness in percent of the backlight's range: dimmed (lower bound) and awake (upper bound).
  public var brightness = 20...100
  /// The name of a backlight in `/sys/class/backlight`, or its path; `auto` for the best one, empty for none.
  public var backlight = "auto"
  /// A program that is called with the brightness in percent as its last argument, for lamps without a kernel
  /// backlight; empty for none.
  public var command = ""

  /// Creates the default options: the panel never idles.
  public init() {}
}
