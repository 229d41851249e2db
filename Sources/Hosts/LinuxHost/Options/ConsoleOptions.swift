/// The treatment of the virtual terminal behind the panel.
public nonisolated struct ConsoleOptions: Hashable, Sendable {
  /// Whether the virtual terminal is put into graphics mode at all.
  public var isTaken = true
  /// A virtual terminal such as `/dev/tty1` or `tty1`; `nil` for the controlling terminal of the process, else the
  /// active one.
  public var tty: String?
  /// Whether displays and input devices are opened through a seat daemon with libseat, which then also handles the
  /// virtual terminal.
  public var usesSeat = false
  /// Whether Ctrl-Alt-F1 to F12 switch to other virtual terminals.
  public var allowsSwitching = true

  /// Creates the default options: the terminal is taken and switching allowed.
  public init() {}
}
