import Glibc
import Graphics
import Runtime

/// All input devices of the machine: those that libinput reads, and the knobs that need libevdev.
final class Inputs {
  private let knobs: KnobSource
  private var seat: SeatSource?
  private let loop: EventLoop
  private var surface: TouchSurface
  private var outputs: [String: TouchSurface] = [:]
  private var onTouch: ((TouchReport) -> Void)?
  private var isSuspended = false
  /// The attempts to open a seat that could not be opened.
  private var retry = OpeningRetry()
  /// The names of the devices that exist but cannot be read at present, as logged last.
  private(set) var missing: Set<String> = []
  private var options: InputOptions
  private let log: (String) -> Void

  init(loop: EventLoop, surface: TouchSurface, options: InputOptions, log: @escaping (String) -> Void) {
    (self.options, self.log, self.loop, self.surface) = (options, log, loop, surface)
    seat = SeatSource(loop: loop, surface: surface, options: options)
    knobs = KnobSource(loop: loop, options: options)
    report()
    noteMissing()
  }

  /// Returns the events since the last call, in order of time.
  func take() -> [InputEvent] {
    noteMissing()
    return EventQueue.merge([knobs.take(), seat?.take() ?? []])
  }

  /// The roles of the devices that are read.
  var roles: Set<DeviceRole> { (seat?.roles ?? []).union(knobs.names.isEmpty ? [] : [.knob]) }

  /// Returns the virtual terminal that Ctrl-Alt-F1 to F12 asked for since the last call, if any.
  func takeWantedConsole() -> Int? { seat?.takeWantedConsole() }

  /// Sets a handler that receives each touch before the panel handles it.
  func tellTouches(to handler: ((TouchReport) -> Void)?) {
    onTouch = handler
    seat?.onTouch = handler
  }

  /// The position of the mouse cursor in points; `nil` while it is hidden.
  var cursor: Point? { seat?.cursor }
  /// The time to hide the cursor, or to decide on releases that are held back; `nil` if neither is pending.
  var deadline: Duration? { [seat?.deadline, knobs.deadline, retry.due].compactMap { $0 }.min() }

  func advance(to time: Duration) {
    seat?.advance(to: time)
    knobs.advance(to: time)
    if retry.take(at: time) { openSeat() }
    noteMissing()
  }

  private func openSeat() {
    guard seat == nil, let found = SeatSource(loop: loop, surface: surface, options: options) else { return }
    found.apply(surface, outputs: outputs, options)
    found.onTouch = onTouch
    seat = found
    log("libinput has found its seat: touch and keys are read.")
  }

  /// Logs devices that exist but cannot be read at present, and when they can be read again.
  private func noteMissing() {
    guard !isSuspended else { return }
    // Where there is no udev, as in a container, there is nothing to try again.
    if seat == nil, access("/run/udev/control", F_OK) == 0 { retry.note(["seat"], at: loop.now) } else { retry.rest() }
    let nodes = (seat?.missing ?? []).union(knobs.missing)
    let missing = Set(nodes.map { String($0.split(separator: "/").last ?? "") })
    guard missing != self.missing else { return }
    self.missing = missing
    log(
      missing.isEmpty
        ? "All input devices are read again."
        : "Input devices that cannot be opened now are tried again: \(missing.sorted().joined(separator: ", ")).")
  }

  /// Applies another image size or other input options.
  func apply(_ surface: TouchSurface, outputs: [String: TouchSurface], _ options: InputOptions) {
    (self.surface, self.outputs) = (surface, outputs)
    seat?.apply(surface, outputs: outputs, options)
    if options != self.options { knobs.apply(options) }
    self.options = options
  }

  /// Closes every device while another virtual terminal is active.
  func suspend() {
    isSuspended = true
    retry.rest()
    seat?.suspend()
    knobs.closeAll()
  }

  /// Opens the devices again.
  func resume() {
    isSuspended = false
    if seat == nil { openSeat() }
    seat?.resume()
    knobs.openAll()
  }

  static let noDeviceText =
    "There is no input device: the panel can be seen but not operated.\n"
    + "  fix: connect one, and the panel takes it; `dmesg` shows whether the kernel has seen it"

  /// Logs whether devices are missing or may not be opened. The panel starts all the same, since devices can be
  /// plugged in later.
  private func report() {
    if seat == nil { log("libinput finds no seat: touch and keys are not read, knobs are.") }
    let nodes = InputNode.all()
    // A seat daemon opens what this user may not.
    let denied = DeviceNode.seat == nil ? nodes.filter { access($0, R_OK) != 0 } : []
    if nodes.isEmpty {
      log(Self.noDeviceText)
    } else if let first = denied.first {
      let why = Access.deniedText(path: first, groupHint: "input")
      log("\(denied.count) of \(nodes.count) input devices are not read.\n\(why)")
    }
  }
}
