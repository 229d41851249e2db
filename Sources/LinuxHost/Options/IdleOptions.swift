/// What happens when nobody touches the panel.
public nonisolated struct IdleOptions: Hashable, Sendable {
  /// Time without a touch, turn or key before the backlight is dimmed; `nil` for never.
  public var dim: Duration?
  /// Time before the picture goes black and the backlight out; `nil` for never.
  public var blank: Duration?
  /// Time before the screen itself is switched off, which some screens do not wake from; `nil` for never.
  public var off: Duration?
  /// Percent of the backlight's range: dimmed and awake.
  public var brightness = 20...100
  /// A backlight under `/sys/class/backlight`, or its path; empty for none, `auto` for the first.
  public var backlight = "auto"
  /// A program that is told the brightness in percent as its last word, where no backlight of the kernel's does it.
  public var command = ""

  /// The defaults.
  public init() {}
}
