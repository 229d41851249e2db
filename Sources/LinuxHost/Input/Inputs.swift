import Glibc
import Graphics
import Controls
import Runtime

/// Every input device of the machine: what libinput reads and what only libevdev can.
final class Inputs {
  private let knobs: KnobSource
  private var seat: SeatSource?
  private let loop: EventLoop
  private var surface: TouchSurface
  private var outputs: [String: TouchSurface] = [:]
  private var onTouch: ((TouchReport) -> Void)?
  private var isSuspended = false
  /// For a seat that could not be had at all.
  private var retry = OpeningRetry()
  /// What was said last to be missing.
  private var told: Set<String> = []
  private var options: InputOptions
  private let log: (String) -> Void

  init(loop: EventLoop, surface: TouchSurface, options: InputOptions, log: @escaping (String) -> Void) {
    (self.options, self.log, self.loop, self.surface) = (options, log, loop, surface)
    seat = SeatSource(loop: loop, surface: surface, options: options)
    knobs = KnobSource(loop: loop, options: options)
    report()
    noteMissing()
  }

  /// What has been read since the last call, by time.
  func take() -> [InputEvent] {
    noteMissing()
    return EventQueue.merge([knobs.take(), seat?.take() ?? []])
  }

  /// The console that Ctrl-Alt-F1 to F12 have asked for since the last call.
  func takeWantedConsole() -> Int? { seat?.takeWantedConsole() }

  /// Has each touch told before the panel sees it.
  func tellTouches(to handler: ((TouchReport) -> Void)?) {
    onTouch = handler
    seat?.onTouch = handler
  }

  /// Where the pointer's arrow is, in points; `nil` while it is hidden.
  var cursor: Point? { seat?.cursor }
  /// When to look again: the arrow is to be hidden then, or something was let go for certain.
  var deadline: Duration? { [seat?.deadline, knobs.deadline, retry.due].compactMap { $0 }.min() }

  /// Time has passed.
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

  /// Says what is there and cannot be read now, and when that has passed.
  private func noteMissing() {
    guard !isSuspended else { return }
    // Where there is no udev, as in a container, there is nothing to try again.
    if seat == nil, access("/run/udev/control", F_OK) == 0 { retry.note(["seat"], at: loop.now) } else { retry.rest() }
    let nodes = (seat?.missing ?? []).union(knobs.missing)
    let missing = Set(nodes.map { String($0.split(separator: "/").last ?? "") })
    guard missing != told else { return }
    told = missing
    log(
      missing.isEmpty
        ? "All input devices are read again."
        : "Input devices that cannot be opened now are tried again: \(missing.sorted().joined(separator: ", ")).")
  }

  /// The picture has another size, or devices are to be read in another way.
  func apply(_ surface: TouchSurface, outputs: [String: TouchSurface], _ options: InputOptions) {
    (self.surface, self.outputs) = (surface, outputs)
    seat?.apply(surface, outputs: outputs, options)
    if options != self.options { knobs.apply(options) }
    self.options = options
  }

  /// Closes every device, while another console is in front.
  func suspend() {
    isSuspended = true
    retry.rest()
    seat?.suspend()
    knobs.closeAll()
  }

  /// Opens them again.
  func resume() {
    isSuspended = false
    if seat == nil { openSeat() }
    seat?.resume()
    knobs.openAll()
  }

  static let noDeviceText =
    "There is no input device: the panel is seen, not operated.\n"
    + "  mend: connect one, and the panel takes it; `dmesg` tells whether the kernel has seen it"

  /// A panel that nobody can operate is worth a word; it runs all the same, for devices may come later.
  private func report() {
    if seat == nil { log("libinput finds no seat: touch and keys are not read, knobs are.") }
    let nodes = InputNode.all()
    let denied = nodes.filter { access($0, R_OK) != 0 }
    if nodes.isEmpty {
      log(Self.noDeviceText)
    } else if let first = denied.first {
      let why = Access.deniedText(path: first, groupHint: "input")
      log("\(denied.count) of \(nodes.count) input devices are not read.\n\(why)")
    }
  }
}
