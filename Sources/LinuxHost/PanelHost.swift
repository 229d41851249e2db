import Glibc
import Graphics
import Interface

/// Puts a stage on this machine's screen and feeds it touches, turns, keys and time until it is told to end.
///
///     let host = PanelHost(stage: stage)
///     exit(host.run())
@MainActor public final class PanelHost {
  /// The loop that everything runs on; add descriptors of your own before ``run()``.
  public let loop: EventLoop
  private let stage: Stage
  private var options: PanelOptions
  private let rasterizer = Rasterizer()
  private var service = ServiceManager()
  private var cost = PanelStatistics()
  private var machine: Machine?
  private var failure: MachineError?
  private var hasShown = false
  private var isAwaitingMore = false
  /// The bitmap that holds all that the stage has drawn; another one has to be drawn anew.
  private weak var drawn: Bitmap?

  /// What runs while the panel is up.
  private struct Machine {
    var screens: Screens
    var watch: ScreenWatch?
    var console: VirtualTerminal?
    var seat: Seat?
    var signals: Signals
    var inputs: Inputs
    var idle: IdleKeeper
    var cursor = Cursor()
    var files: [FileWatch]
  }

  /// A host for a stage. Nothing is opened before ``run()``.
  public init(stage: Stage, options: PanelOptions = PanelOptions()) {
    (self.stage, self.options) = (stage, options)
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
    options.display.windows = stage.paneDemand.connectors
    guard let machine else { return }
    machine.idle.apply(idle, at: loop.now)
    machine.screens.apply(options.display)
    machine.inputs.apply(machine.screens.surface, outputs: machine.screens.outputs, input)
    machine.screens.visibility = machine.idle.visibility
  }
}

// MARK: - The machine

extension PanelHost {
  private func open() throws -> Machine {
    stage.onReport = options.log
    // Which displays the views want is known once they are there.
    stage.update()
    options.display.windows = stage.paneDemand.connectors
    let signals = try Signals()
    let seat = options.console.usesSeat ? try Seat() : nil
    DeviceNode.seat = seat
    let screens = Screens(loop: loop, options: options.display, log: options.log)
    let watch = ScreenWatch()
    screens.isTold = watch != nil
    try screens.open()
    let files = try options.watchedFiles.map { try FileWatch(path: $0.path, onChange: $0.onChange) }
    let surface = screens.surface
    if screens.bitmap != nil {
      stage.resize(to: surface.size, scale: surface.scale)
      stage.panes = screens.panes
    }
    let inputs = Inputs(loop: loop, surface: surface, options: options.input, log: options.log)
    inputs.tellTouches(to: options.onTouch)
    inputs.apply(surface, outputs: screens.outputs, options.input)
    let idle = IdleKeeper(options.idle, at: loop.now, log: options.log)
    return Machine(
      screens: screens, watch: watch, console: seat == nil ? takeConsole() : nil, seat: seat, signals: signals,
      inputs: inputs, idle: idle, files: files
    )
  }

  private func takeConsole() -> VirtualTerminal? {
    guard options.console.isTaken else { return nil }
    do {
      let console = try VirtualTerminal(tty: options.console.tty)
      _ = console.askBeforeSwitch(leave: Signals.leaveSignal, back: Signals.returnSignal)
      return console
    } catch {
      options.log("\(error)")
      return nil
    }
  }

  private func connect(_ machine: Machine) {
    machine.screens.onResize = { [unowned self] in resize() }
    machine.screens.onArrival = { [unowned self] in noteArrival() }
    machine.signals.attach(to: loop) { [unowned self] in take($0) }
    machine.seat?.attach(to: loop) { [unowned self] change in
      change == .disabled ? leaveConsole() : returnToConsole()
    }
    machine.watch?.attach(to: loop) { machine.screens.review() }
    loop.eachWake(in: .display) { machine.screens.advance(to: $0) }
    loop.eachWake(in: .input) { [unowned self] in handleInput(at: $0) }
    loop.eachWake(in: .time) { [unowned self] in advance(to: $0) }
    for file in machine.files { file.attach(to: loop) }
    loop.eachWake(in: .drawing) { [unowned self] in drawFrame(at: $0) }
    service.arm(at: loop.now)
    loop.eachWake(in: .supervision) { [unowned self] in supervise(at: $0) }
    loop.beforeSleep { [unowned self] in deadline }
  }

  private func close(_ machine: Machine) {
    service.stopping()
    machine.idle.restore()
    machine.screens.close()
    machine.console?.giveBack()
    machine.seat?.detach(from: loop)
    machine.signals.detach(from: loop)
    machine.watch?.detach(from: loop)
    for file in machine.files { file.detach(from: loop) }
    self.machine = nil
    DeviceNode.seat = nil
  }

  /// Nothing to wait for is `nil`, and the process sleeps until somebody touches it.
  private var deadline: Duration? {
    guard let machine else { return nil }
    // The panel's time goes on while another console is in front; only drawing and input rest.
    let wantsMore = isAwaitingMore && stage.needsDraw && machine.screens.mayDraw(at: loop.now)
    let tick = stage.deadline.flatMap { machine.screens.nextTick(for: $0) }
    let idle = machine.screens.isActive ? machine.idle.deadline : nil
    return [
      tick, machine.screens.deadline, service.nextPing, wantsMore ? .zero : nil, idle, machine.inputs.deadline,
    ].compactMap { $0 }.min()
  }

  private func supervise(at now: Duration) {
    guard let machine else { return }
    if !hasShown, let trouble = machine.screens.trouble {
      // A display that goes before it has shown anything was never there: whoever waits for the panel is told so.
      guard trouble.reason != .noDisplay else { return fail(trouble) }
      // A panel that waits for its screen is not late: the manager is told so for as long as it lasts.
      service.wait(status: trouble.description, at: now)
    }
    service.ping(at: now, isHealthy: machine.screens.isHealthy(at: now))
  }
}

extension PanelHost {
  private func fail(_ error: MachineError) {
    failure = error
    loop.stop()
  }
}

// MARK: - A wake

extension PanelHost {
  private func take(_ request: Signals.Request) {
    switch request {
    case .terminate: loop.stop()
    case .reload: reload()
    case .consoleLeave: leaveConsole()
    case .consoleReturn: returnToConsole()
    }
  }

  private func reload() {
    service.reloading(at: loop.now)
    options.onReload { [weak self] in
      // Before the first frame nothing is ready yet.
      guard let self, let machine, hasShown else { return }
      service.ready(status: machine.screens.summary)
    }
  }

  private func leaveConsole() {
    guard let machine, machine.screens.isActive else { return }
    stage.handle(InputEvent(time: loop.now, .cancelAll))
    machine.inputs.suspend()
    machine.idle.forget()
    machine.screens.suspend()
    machine.console?.allowLeave()
    machine.seat?.allowLeave()
  }

  private func returnToConsole() {
    guard let machine else { return }
    machine.console?.acknowledgeReturn()
    guard !machine.screens.isActive else { return }
    machine.screens.resume()
    machine.inputs.resume()
  }

  private func resize() {
    guard let machine else { return }
    let surface = machine.screens.surface
    // What a finger holds lies somewhere else now.
    if surface.size != stage.size || surface.scale != stage.scale {
      stage.handle(InputEvent(time: loop.now, .cancelAll))
      stage.resize(to: surface.size, scale: surface.scale)
    }
    stage.panes = machine.screens.panes
    machine.inputs.apply(surface, outputs: machine.screens.outputs, options.input)
  }

  private func advance(to now: Duration) {
    guard let machine else { return }
    machine.screens.noteTick(at: now)
    machine.inputs.advance(to: now)
    if machine.screens.isActive { machine.idle.advance(to: now) }
    machine.screens.visibility = machine.idle.visibility
    stage.advance(to: now)
  }

  private func handleInput(at now: Duration) {
    guard let machine else { return }
    let events = machine.idle.take(machine.inputs.take())
    machine.screens.visibility = machine.idle.visibility
    for event in events { stage.handle(event) }
    if let number = machine.inputs.takeWantedConsole(), options.console.allowsSwitching {
      machine.console?.bringToFront(number)
      machine.seat?.bringToFront(number)
    }
  }

  /// The picture is there: whoever waits for the panel may go on.
  private func noteArrival() {
    guard let machine else { return }
    cost.frames = machine.screens.shown
    guard !hasShown else { return }
    hasShown = true
    service.ready(status: machine.screens.summary)
    options.onFirstFrame()
  }

  private func drawFrame(at now: Duration) {
    guard let machine, let bitmap = machine.screens.bitmap else { return }
    let cursor = machine.cursor.move(to: machine.inputs.cursor, scale: stage.scale, in: bitmap.bounds)
    if !cursor.isEmpty { machine.screens.add(cursor) }
    if machine.screens.mayDraw(at: now) {
      let damage = render(into: bitmap)
      isAwaitingMore = damage != nil
      if let damage { machine.screens.add(damage) }
    }
    // A bitmap in which nothing has been drawn yet waits until the first screen is ready for a frame.
    guard machine.screens.needsShowing, drawn === bitmap else { return }
    machine.screens.show(machine.cursor.overlay(over: bitmap, scale: stage.scale), at: now)
    let spent = loop.now - now
    cost.drawing += spent
    cost.longestFrame = max(cost.longestFrame, spent)
  }

  /// Draws what has changed; `nil` where nothing has.
  private func render(into bitmap: Bitmap) -> Region? {
    guard drawn === bitmap else {
      drawn = bitmap
      // Whatever the stage holds for changed, the bitmap lacks all of it.
      _ = stage.draw()
      rasterizer.draw(stage.drawAll().list, into: bitmap, region: Region(bitmap.bounds))
      cost.draws += 1
      return Region(bitmap.bounds)
    }
    guard stage.needsDraw, let drawing = stage.draw(), !drawing.damage.isEmpty else { return nil }
    rasterizer.draw(drawing.list, into: bitmap, region: drawing.damage)
    cost.draws += 1
    return drawing.damage
  }
}
