import Glibc
import Graphics
import Machine
import Runtime

/// Runs a stage on this machine: shows it on the screens and feeds it touches, turns, keys and time.
///
///     let host = PanelHost(stage: stage)
///     exit(host.run())
@MainActor public final class PanelHost {
  /// The event loop that everything runs on; applications may add their own descriptors before ``run()``.
  public let loop: EventLoop
  let stage: Stage
  var options: PanelOptions
  let rasterizer: Rasterizer
  var service = ServiceManager()
  var cost = PanelStatistics()
  var machine: Machine?
  var failure: MachineError?
  var drawn = DrawnBitmap()
  /// Whether a frame has reached a screen.
  var hasShown: Bool { drawn.hasShown }

  let adapters: Adapters
  var feedback = FeedbackConnection()
  /// The remote view, which shows the frames and works the panel; `nil` for none.
  public var mirror: (any FrameMirror)?
  /// The picture that the mirror sees.
  let viewerPicture = ViewerPicture()
  var seatRetry = SeatRetry()
  /// When to try again to watch for screens and for the clock, where that could not be done.
  var watchRetry = OpeningRetry()

  /// The devices and services that are open while the panel runs.
  struct Machine {
    var screens: Screens
    var watch: ScreenWatch?
    var clock: ClockWatch?
    var console: VirtualTerminal?
    var seat: Seat?
    var signals: Signals
    var inputs: Inputs
    var idle: IdleKeeper
    /// Speech; `nil` where the settings do not allow it.
    var speech: AnyObject?
    var cursor = Cursor()
    var files: [FileWatch]
  }

  /// Creates a host for a stage. No device is opened before ``run()``.
  public convenience init(stage: Stage, options: PanelOptions = PanelOptions()) {
    self.init(stage: stage, options: options, adapters: Adapters())
  }

  init(
    stage: Stage, options: PanelOptions, adapters: Adapters, loop: EventLoop = EventLoop(),
    rasterizer: Rasterizer = Rasterizer()
  ) {
    (self.stage, self.options, self.adapters, self.loop) = (stage, options, adapters, loop)
    self.rasterizer = rasterizer
  }

  /// The resource use of the panel so far.
  public var statistics: PanelStatistics {
    var result = cost
    result.wakeups = loop.wakeups
    return result
  }

  /// Runs the stage until SIGTERM, SIGINT, ``stop()`` or a failure, and returns the exit status.
  ///
  /// A failure has been logged before it returns. The status is 78 without a display, 77 if access is denied, 74 if a
  /// device failed, and 0 otherwise. If another process holds the display, the panel waits for it.
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

  /// Converts a position on the main screen to points of the surface; `nil` while there is no screen.
  ///
  /// - Parameter place: Fractions of the screen's width and height, before rotation.
  public func point(onScreen place: Point) -> Point? {
    guard let surface = machine?.screens.picture.surface else { return nil }
    let (width, height) = surface.screen
    return surface.point(x: place.x * Double(width), y: place.y * Double(height))
  }

  /// Takes other options for the remote view.
  public func apply(remote: RemoteOptions) { options.remote = remote }

  /// The options of the input devices. Without a screen they belong to whatever else this machine shows.
  var inputOptions: InputOptions {
    var input = options.input
    if options.display.method == .memory { input.devices = [.ignoringAll] }
    return input
  }

  /// Ends ``run()`` after the present phase of the event loop.
  public func stop() { loop.stop() }

  /// Applies other display, input and idle options while the panel runs. The options of the virtual terminal cannot
  /// change.
  public func apply(display: DisplayOptions, input: InputOptions, idle: IdleOptions) {
    (options.display, options.input, options.idle) = (display, input, idle)
    options.display.windows = stage.demandedConnectors
    guard let machine else { return }
    machine.idle.apply(idle, at: loop.now)
    machine.screens.apply(options.display)
    machine.inputs.apply(machine.screens.picture.surface, outputs: machine.screens.picture.outputs, inputOptions)
    followIdle(machine)
  }
}
