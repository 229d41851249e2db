import CLinux
import Glibc

/// The text console behind the panel: silenced while the panel is up, given back on every way out.
///
/// In graphics mode the kernel draws no text over the picture; with its keyboard off, what is typed on the panel does not
/// reach the shell behind it. Normal ends, signals and crashes give it back from within the process; after `kill -9`
/// ``restoreConsole(tty:)`` does, from the unit's `ExecStopPost=`.
final class VirtualTerminal {
  /// Its node, such as `/dev/tty1`.
  let path: String
  private let fd: Int32
  private var before: clinux_console
  private var isTaken = false

  /// Takes the console: the one named, or else the one that this process runs on, or else the one in front.
  ///
  /// Throws why where there is none or it may not be had, as under ssh or in a container.
  init(tty: String? = nil) throws {
    let candidates = tty.map { [Self.node($0)] } ?? ["/dev/stdin", "/dev/tty", "/dev/tty0"]
    var reasons: [String] = []
    // Without this, setting a terminal from the background would stop the process.
    signal(SIGTTOU, SIG_IGN)
    for candidate in candidates {
      switch Self.open(candidate) {
      case .success(let found):
        (fd, before) = found
        path = ttyname(found.fd).map { String(cString: $0) } ?? candidate
        guard take() else { throw MachineError(.denied, Self.text("\(path): \(errorText(errno))", node: path)) }
        return
      case .failure(let error): reasons.append(error.description)
      }
    }
    guard let tty else {
      throw MachineError(.failed, Self.text("this process runs on none, as under ssh or in a container", node: nil))
    }
    throw MachineError(.failed, Self.text(reasons.joined(separator: "; "), node: Self.node(tty)))
  }

  /// Gives it back.
  isolated deinit {
    giveBack()
    close(fd)
  }

  /// Gives it back as it was.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    clinux_console_guard(nil)
    clinux_console_restore(&before)
  }

  /// Has the kernel ask by signal before it puts another console in front. False where it does not.
  func askBeforeSwitch(leave: Int32, back: Int32) -> Bool {
    var mode = vt_mode()
    mode.mode = CChar(VT_PROCESS)
    (mode.relsig, mode.acqsig) = (Int16(leave), Int16(back))
    return ioctl(fd, UInt(VT_SETMODE), &mode) == 0
  }

  /// The number of the console in front where that is another than this; `nil` while this is in front, or nobody can
  /// tell. The corresponding C function is `ioctl(VT_GETSTATE)`.
  var consoleInFront: Int? {
    var (state, device) = (vt_stat(), UInt32(0))
    guard ioctl(fd, UInt(VT_GETSTATE), &state) == 0, ioctl(fd, clinux_TIOCGDEV, &device) == 0 else { return nil }
    return Self.other(than: device, inFront: Int(state.v_active))
  }

  /// The number in front, unless it is that of the device, which has the kernel's numbers for consoles: 4 and its own.
  static func other(than device: UInt32, inFront: Int) -> Int? {
    let (major, minor) = (Int(device >> 8) & 0xFFF, Int(device & 0xFF))
    return major == 4 && minor != inFront ? inFront : nil
  }

  /// Asks for another console to be put in front. The corresponding C function is `ioctl(VT_ACTIVATE)`.
  func bringToFront(_ number: Int) { _ = ioctl(fd, UInt(VT_ACTIVATE), Int32(number)) }

  /// Lets the console go to the back.
  func allowLeave() { _ = ioctl(fd, UInt(VT_RELDISP), 1) }

  /// Says that the console has come back.
  func acknowledgeReturn() { _ = ioctl(fd, UInt(VT_RELDISP), VT_ACKACQ) }

  private func take() -> Bool {
    guard ioctl(fd, UInt(KDSETMODE), KD_GRAPHICS) == 0 else { return false }
    isTaken = true
    // From here on every way out restores.
    clinux_console_guard(&before)
    if before.has_termios != 0 {
      var raw = before.termios
      cfmakeraw(&raw)
      tcsetattr(fd, TCSANOW, &raw)
    }
    _ = ioctl(fd, UInt(KDSKBMODE), K_OFF)
    return true
  }

  /// `tty1` is short for `/dev/tty1`.
  static func node(_ name: String) -> String { name.contains("/") ? name : "/dev/\(name)" }

  private static func open(_ path: String) -> Result<(fd: Int32, before: clinux_console), MachineError> {
    let fd = path == "/dev/stdin" ? dup(0) : Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard fd >= 0 else { return .failure(MachineError(.failed, "\(path): \(errorText(errno))")) }
    _ = fcntl(fd, F_SETFD, FD_CLOEXEC)
    var state = clinux_console()
    state.fd = fd
    guard ioctl(fd, UInt(KDGETMODE), &state.display_mode) == 0, ioctl(fd, UInt(KDGKBMODE), &state.keyboard_mode) == 0
    else {
      close(fd)
      return .failure(MachineError(.failed, "\(path) is not a virtual terminal"))
    }
    state.has_termios = tcgetattr(fd, &state.termios) == 0 ? 1 : 0
    // A program that died here before must not have its traces kept.
    if state.keyboard_mode == K_OFF { state.keyboard_mode = K_UNICODE }
    state.display_mode = KD_TEXT
    return .success((fd, state))
  }

  /// What it means that no console is taken, and what mends it.
  private static func text(_ why: String, node: String?) -> String {
    var lines = [
      "No text console is taken: \(why).",
      "  The panel is shown all the same; but the kernel may write over it, and what is typed reaches the shell behind it.",
    ]
    if let node, let access = Access(path: node) { lines += ["  node: \(access)", "  user: \(User.current)"] }
    lines.append(
      "  mend: start it on that console, or as a service with TTYPath=\(node ?? "/dev/tty1") and StandardInput=tty in its unit; "
        + "--console false where that does not matter")
    return lines.joined(separator: "\n")
  }
}

/// Gives a text console back to the kernel after a panel was killed: text mode, keyboard on, echo on.
///
/// For `ExecStopPost=+`, which runs it as root: since systemd 257 such a command runs on no console, and only root may
/// restore another console than its own. Harmless where nothing was taken. The corresponding C functions are `ioctl(KDSETMODE)`,
/// `ioctl(KDSKBMODE)`, `ioctl(VT_SETMODE)` and `tcsetattr`.
///
/// - Parameter tty: Such as `/dev/tty1`, or `tty1` for short; `nil` for the console that the process runs on.
/// - Throws: ``MachineError`` where the console cannot be opened or does not obey.
public func restoreConsole(tty: String? = nil) throws {
  // A shell's job in the background may take and give back its console, too.
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
