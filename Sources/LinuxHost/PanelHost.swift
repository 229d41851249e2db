import Glibc
import Graphics
import Controls
import Runtime

/// Puts a stage on this machine's screen and feeds it touches, turns, keys and time until it is told to end.
///
///     let host = PanelHost(stage: stage)
///     exit(host.run())
@MainActor public final class PanelHost {
  /// The loop that everything runs on; add descriptors of your own before ``run()``.
  public let loop: EventLoop
  let stage: Stage
  var options: PanelOptions
  let rasterizer = Rasterizer()
  var service = ServiceManager()
  var cost = PanelStatistics()
  var machine: Machine?
  var failure: MachineError?
  var hasShown = false
  var isAwaitingMore = false
  /// The bitmap that holds all that the stage has drawn; another one has to be drawn anew.
  weak var drawn: Bitmap?

  let adapters: Adapters
  /// When to ask a seat daemon again that has gone.
  var seatRetryAt: Duration?
  var seatPatience = Backoff()
  /// When to try again to watch for screens and for the clock, where that could not be done.
  var watchRetry = OpeningRetry()

  /// What runs while the panel is up.
  struct Machine {
    var screens: Screens
    var watch: ScreenWatch?
    var clock: ClockWatch?
    var console: VirtualTerminal?
    var seat: Seat?
    var signals: Signals
    var inputs: Inputs
    var idle: IdleKeeper
    var cursor = Cursor()
    var files: [FileWatch]
  }

  /// A host for a stage. Nothing is opened before ``run()``.
  public convenience init(stage: Stage, options: PanelOptions = PanelOptions()) {
    self.init(stage: stage, options: options, adapters: Adapters())
  }

  init(stage: Stage, options: PanelOptions, adapters: Adapters) {
    (self.stage, self.options, self.adapters) = (stage, options, adapters)
    loop = EventLoop()
  }

  /// What the panel has cost so far.
  public var statistics: PanelStatistics {
    var result = cost
    result.wakeups = loop.wakeups
    return result
  }

  /// Shows the stage until SIGTERM, SIGINT, ``stop()`` or a failure, and returns the status to exit with.
  ///
  /// A failure has been told in the log by then: 78 where there is no display, 77 where access is denied, 74 where a
  /// device failed. A display that another program shows its picture on is waited for.
  public func run() -> Int32 {
    do {
      let machine = try open()
      self.machine = machine
      connect(machine)
      waitBehindConsole()
      drawFrame(at: loop.now)
      if failure == nil { loop.run() }
      close(machine)
    } catch {
      failure = error as? MachineError
    }
    if let failure { options.log(failure.description) }
    return failure?.exitCode ?? 0
  }

  /// Where on the surface a place of the first screen is, in points; `nil` while there is no screen.
  ///
  /// - Parameter place: Parts of the screen's width and height, as it is mounted.
  public func point(onScreen place: Point) -> Point? {
    guard let surface = machine?.screens.surface else { return nil }
    let (width, height) = surface.screen
    return surface.point(x: place.x * Double(width), y: place.y * Double(height))
  }

  /// Ends ``run()``.
  public func stop() { loop.stop() }

  /// Follows other settings of the machine while the panel is up: screens, input, idling. The console stays as it is.
  public func apply(display: DisplayOptions, input: InputOptions, idle: IdleOptions) {
    (options.display, options.input, options.idle) = (display, input, idle)
    options.display.windows = stage.demandedConnectors
    guard let machine else { return }
    machine.idle.apply(idle, at: loop.now)
    machine.screens.apply(options.display)
    machine.inputs.apply(machine.screens.surface, outputs: machine.screens.outputs, input)
    machine.screens.visibility = machine.idle.visibility
  }
}
