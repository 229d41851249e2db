/// What becomes of the text console behind the panel.
public nonisolated struct ConsoleOptions: Hashable, Sendable {
  /// Whether a text console is silenced at all.
  public var isTaken = true
  /// Such as `/dev/tty1` or `tty1`; `nil` for the one that the process runs on, or the one in front.
  public var tty: String?
  /// Whether displays and input devices are opened through a seat daemon by libseat, which looks after the console, too.
  public var usesSeat = false
  /// Whether Ctrl-Alt-F1 to F12 bring other consoles to the front.
  public var allowsSwitching = true

  /// The defaults.
  public init() {}
}
