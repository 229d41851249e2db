import Glibc
import Graphics
import Controls
import Runtime

/// Every input device of the machine: what libinput reads and what only libevdev can.
final class Inputs {
  private let knobs: KnobSource
  private let seat: SeatSource?
  private var options: InputOptions
  private let log: (String) -> Void

  init(loop: EventLoop, surface: TouchSurface, options: InputOptions, log: @escaping (String) -> Void) {
    (self.options, self.log) = (options, log)
    seat = SeatSource(loop: loop, surface: surface, options: options)
    knobs = KnobSource(loop: loop, options: options)
    report()
  }

  /// What has been read since the last call, by time.
  func take() -> [InputEvent] { EventQueue.merge([knobs.take(), seat?.take() ?? []]) }

  /// The console that Ctrl-Alt-F1 to F12 have asked for since the last call.
  func takeWantedConsole() -> Int? { seat?.takeWantedConsole() }

  /// Has each touch told before the panel sees it.
  func tellTouches(to handler: ((TouchReport) -> Void)?) { seat?.onTouch = handler }

  /// Where the pointer's arrow is, in points; `nil` while it is hidden.
  var cursor: Point? { seat?.cursor }
  /// When to look again: the arrow is to be hidden then, or something was let go for certain.
  var deadline: Duration? { seat?.deadline }

  /// Time has passed.
  func advance(to time: Duration) { seat?.advance(to: time) }

  /// The picture has another size, or devices are to be read in another way.
  func apply(_ surface: TouchSurface, outputs: [String: TouchSurface], _ options: InputOptions) {
    seat?.apply(surface, outputs: outputs, options)
    if options != self.options { knobs.apply(options) }
    self.options = options
  }

  /// Closes every device, while another console is in front.
  func suspend() {
    seat?.suspend()
    knobs.closeAll()
  }

  /// Opens them again.
  func resume() {
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
