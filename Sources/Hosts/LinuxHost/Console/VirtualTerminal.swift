import CLinux
import Glibc
import Machine

/// The virtual terminal that the panel runs on: taken while the panel is shown, and restored on every kind of exit.
///
/// In graphics mode (`KD_GRAPHICS`) the kernel draws no text over the frame buffer. With the keyboard off (`K_OFF`),
/// keys that are typed on the panel do not reach the shell on the terminal. The process itself restores the terminal
/// after a normal exit, a signal or a crash; after `kill -9`, ``restoreConsole(tty:)`` restores it from the unit's
/// `ExecStopPost=`.
final class VirtualTerminal {
  /// The device node, such as `/dev/tty1`.
  let path: String
  private let fd: Int32
  private var before: clinux_console
  private var isTaken = false

  /// Takes a virtual terminal: the named one, else the controlling terminal of this process, else the active one.
  /// Calls `ioctl(KDSETMODE)`, `ioctl(KDSKBMODE)` and `tcsetattr`.
  ///
  /// - Parameter tty: A node such as `/dev/tty1`, or `tty1` for short.
  /// - Throws: ``MachineError`` if there is no virtual terminal or this process may not use it, as under ssh or in a
  ///   container.
  init(tty: String? = nil) throws {
    let candidates = tty.map { [Self.node($0)] } ?? ["/dev/stdin", "/dev/tty", "/dev/tty0"]
    var reasons: [String] = []
    // Otherwise a `tcsetattr` from a background process group would stop this process with SIGTTOU.
    signal(SIGTTOU, SIG_IGN)
    for candidate in candidates {
      switch Self.open(candidate) {
      case .success(let found):
        (fd, before) = found
        path = ttyname(found.fd).map { String(cString: $0) } ?? candidate
        guard claim() else { throw MachineError(.denied, Self.text("\(path): \(errorText(errno))", node: path)) }
        return
      case .failure(let error): reasons.append(error.description)
      }
    }
    guard let tty else {
      throw MachineError(.failed, Self.text("this process has none, as under ssh or in a container", node: nil))
    }
    throw MachineError(.failed, Self.text(reasons.joined(separator: "; "), node: Self.node(tty)))
  }

  /// Restores the terminal and closes its node.
  isolated deinit {
    giveBack()
    close(fd)
  }

  /// Restores the terminal's former mode, keyboard and line settings. A second call has no effect.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    clinux_console_guard(nil)
    clinux_console_restore(&before)
  }

  /// Makes the kernel send `leave` before it activates another virtual terminal, and `back` when this terminal is
  /// active again. Returns `false` if the kernel refuses. Calls `ioctl(VT_SETMODE)` with `VT_PROCESS`.
  func askBeforeSwitch(leave: Int32, back: Int32) -> Bool {
    var mode = vt_mode()
    mode.mode = CChar(VT_PROCESS)
    (mode.relsig, mode.acqsig) = (Int16(leave), Int16(back))
    return ioctl(fd, UInt(VT_SETMODE), &mode) == 0
  }

  /// The number of the active virtual terminal; `nil` if this terminal is active or the kernel does not say. Calls
  /// `ioctl(VT_GETSTATE)`.
  var consoleInFront: Int? {
    var (state, device) = (vt_stat(), UInt32(0))
    guard ioctl(fd, UInt(VT_GETSTATE), &state) == 0, ioctl(fd, clinux_TIOCGDEV, &device) == 0 else { return nil }
    return Self.other(than: device, inFront: Int(state.v_active))
  }

  /// The number of the active virtual terminal, or `nil` if it is `device`. The kernel numbers virtual terminals with
  /// the major number 4 and a minor number that is the terminal's own.
  static func other(than device: UInt32, inFront: Int) -> Int? {
    let (major, minor) = (Int(device >> 8) & 0xFFF, Int(device & 0xFF))
    return major == 4 && minor != inFront ? inFront : nil
  }

  /// Activates another virtual terminal. Calls `ioctl(VT_ACTIVATE)`.
  func bringToFront(_ number: Int) { _ = ioctl(fd, UInt(VT_ACTIVATE), Int32(number)) }

  /// Allows the kernel to switch to another virtual terminal. Returns `false` if the kernel refuses the answer, and then
  /// does not switch. Calls `ioctl(VT_RELDISP)` with 1.
  func allowLeave() -> Bool { ioctl(fd, UInt(VT_RELDISP), 1) == 0 }

  /// Acknowledges that this virtual terminal is active again. Calls `ioctl(VT_RELDISP)` with `VT_ACKACQ`.
  func acknowledgeReturn() { _ = ioctl(fd, UInt(VT_RELDISP), VT_ACKACQ) }

  private func claim() -> Bool {
    guard ioctl(fd, UInt(KDSETMODE), KD_GRAPHICS) == 0 else { return false }
    isTaken = true
    // From here on the signal and exit handlers restore the terminal.
    clinux_console_guard(&before)
    if before.has_termios != 0 {
      var raw = before.termios
      cfmakeraw(&raw)
      tcsetattr(fd, TCSANOW, &raw)
    }
    _ = ioctl(fd, UInt(KDSKBMODE), K_OFF)
    return true
  }

  /// The path of a terminal's node: `tty1` is short for `/dev/tty1`.
  static func node(_ name: String) -> String { name.contains("/") ? name : "/dev/\(name)" }

  private static func open(_ path: String) -> Result<(fd: Int32, before: clinux_console), MachineError> {
    guard let node = Descriptor(path == "/dev/stdin" ? dup(0) : Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)) else {
      return .failure(MachineError(.failed, "\(path): \(errorText(errno))"))
    }
    let fd = node.number
    _ = fcntl(fd, F_SETFD, FD_CLOEXEC)
    var state = clinux_console()
    state.fd = fd
    guard ioctl(fd, UInt(KDGETMODE), &state.display_mode) == 0, ioctl(fd, UInt(KDGKBMODE), &state.keyboard_mode) == 0
    else { return .failure(MachineError(.failed, "\(path) is not a virtual terminal")) }
    state.has_termios = tcgetattr(fd, &state.termios) == 0 ? 1 : 0
    // A process that was killed here may have left graphics mode behind, which must not be restored.
    if state.keyboard_mode == K_OFF { state.keyboard_mode = K_UNICODE }
    state.display_mode = KD_TEXT
    return .success((node.release(), state))
  }

  /// The warning that no virtual terminal was taken: its effect and the remedy.
  private static func text(_ why: String, node: String?) -> String {
    var lines = [
      "The panel takes no text console: \(why).",
      "  The panel is shown anyway, but the kernel may write over it, and typed keys reach the shell behind it.",
    ]
    if let node, let access = Access(path: node) { lines += ["  node: \(access)", "  user: \(User.current)"] }
    lines.append(
      "  fix: start it on that console, or as a service with TTYPath=\(node ?? "/dev/tty1") and StandardInput=tty in its unit; "
        + "or use --console false if that does not matter")
    return lines.joined(separator: "\n")
  }
}

/// Restores a virtual terminal after a panel was killed: text mode, keyboard on, line editing and echo on.
///
/// It is meant for `ExecStopPost=+`, which runs it as root: since systemd 257 such a command has no controlling
/// terminal, and only root may restore a terminal other than its own. On a terminal that was never taken it changes
/// nothing. Calls `ioctl(KDSETMODE)`, `ioctl(KDSKBMODE)`, `ioctl(VT_SETMODE)` and `tcsetattr`.
///
/// - Parameter tty: A node such as `/dev/tty1`, or `tty1` for short; `nil` for the controlling terminal of the
///   process.
/// - Throws: ``MachineError`` if the terminal cannot be opened or the kernel refuses to restore it.
public func restoreConsole(tty: String? = nil) throws {
  // A background job of a shell changes its terminal, too, so SIGTTOU must not stop it.
  signal(SIGTTOU, SIG_IGN)
  let path = tty.map(VirtualTerminal.node) ?? "/dev/tty"
  var state = clinux_console()
  state.fd = tty == nil && isatty(0) == 1 ? dup(0) : open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
  guard state.fd >= 0 else { throw MachineError(.failed, "\(path) cannot be opened: \(errorText(errno)).") }
  defer { close(state.fd) }
  (state.display_mode, state.keyboard_mode) = (KD_TEXT, K_UNICODE)
  if tcgetattr(state.fd, &state.termios) == 0 {
    state.has_termios = 1
    state.termios.c_lflag |= tcflag_t(ECHO | ECHOE | ECHOK | ICANON | ISIG | IEXTEN)
    state.termios.c_iflag |= tcflag_t(ICRNL | IXON)
    state.termios.c_oflag |= tcflag_t(OPOST | ONLCR)
  }
  clinux_console_restore(&state)
  var (mode, keyboard): (Int32, Int32) = (-1, -1)
  var switching = vt_mode()
  guard ioctl(state.fd, UInt(KDGETMODE), &mode) == 0, ioctl(state.fd, UInt(KDGKBMODE), &keyboard) == 0,
    ioctl(state.fd, UInt(VT_GETMODE), &switching) == 0
  else {
    throw MachineError(.failed, "\(path) is not a virtual terminal.")
  }
  guard mode == KD_TEXT, keyboard != K_OFF, switching.mode == VT_AUTO else {
    throw MachineError(
      .denied,
      "\(path) is not restored: only root, and a process that runs on that console, may do so. "
        + "In a unit, ExecStopPost=+ runs a command as root.")
  }
}
