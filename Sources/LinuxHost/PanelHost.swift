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
  private let options: PanelOptions
  private let rasterizer = Rasterizer()
  private var service = ServiceManager()
  private var pacing = FramePacing()
  private var cost = PanelStatistics()
  private var machine: Machine?
  private var failure: MachineError?
  private var hasShown = false
  /// The bitmap holds a picture that the screen does not, though nothing has changed in it.
  private var mustPresent = true
  private var isAwaitingMore = false
  private var hasDrawn = false

  /// What runs while the panel is up.
  private struct Machine {
    var display: Display
    var screens: ScreenWatch?
    var console: VirtualTerminal?
    var signals: Signals
    var knobs: KnobSource
    var seat: SeatSource?
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
    (result.wakeups, result.frames) = (loop.wakeups, pacing.shown)
    return result
  }

  /// Shows the stage until SIGTERM, SIGINT, ``stop()`` or a failure, and returns the status to exit with.
  ///
  /// A failure has been told in the log by then: 78 where there is no display, 77 where access is denied, 74 where a
  /// device failed.
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

  /// Ends ``run()``.
  public func stop() { loop.stop() }
}

// MARK: - The machine

extension PanelHost {
  private func open() throws -> Machine {
    stage.onReport = options.log
    let signals = try Signals()
    let choice = DisplayChoice(
      card: options.card, connector: options.connector, mode: options.mode, rotation: options.rotation,
      isAtomicAllowed: options.allowsAtomic)
    let display = try choice.open()
    let files = try options.watchedFiles.map { try FileWatch(path: $0.path, onChange: $0.onChange) }
    let scale = options.scale ?? 1
    let surface = TouchSurface(
      width: display.bitmap.width, height: display.bitmap.height, rotation: options.rotation, scale: scale)
    stage.resize(to: surface.size, scale: scale)
    let seat = SeatSource(loop: loop, surface: surface, grabbing: options.grabsInput)
    let knobs = KnobSource(loop: loop, grabbing: options.grabsInput)
    tellAboutInput(seat)
    return Machine(
      display: display, screens: ScreenWatch(), console: takeConsole(), signals: signals, knobs: knobs, seat: seat,
      files: files)
  }

  private func takeConsole() -> VirtualTerminal? {
    guard options.takesConsole else { return nil }
    do {
      let console = try VirtualTerminal(tty: options.tty)
      _ = console.askBeforeSwitch(leave: Signals.leaveSignal, back: Signals.returnSignal)
      return console
    } catch {
      options.log("\(error)")
      return nil
    }
  }

  /// A panel that nobody can operate is worth a word; it runs all the same, for devices may come later.
  private func tellAboutInput(_ seat: SeatSource?) {
    if seat == nil { options.log("libinput finds no seat: touch and keys are not read, knobs are.") }
    let nodes = InputNode.all()
    let denied = nodes.filter { access($0, R_OK) != 0 }
    if nodes.isEmpty {
      options.log("There is no input device yet.")
    } else if let first = denied.first {
      let why = Access.deniedText(path: first, groupHint: "input")
      options.log("\(denied.count) of \(nodes.count) input devices are not read.\n\(why)")
    }
  }

  private func connect(_ machine: Machine) {
    machine.signals.attach(to: loop) { [unowned self] in take($0) }
    loop.watch(machine.display.fd, in: .display) { [unowned self] in readFlips() }
    machine.screens?.attach(to: loop) { [unowned self] in checkScreen() }
    loop.eachWake(in: .input) { [unowned self] _ in handleInput() }
    loop.eachWake(in: .time) { [unowned self] in advance(to: $0) }
    for file in machine.files { file.attach(to: loop) }
    loop.eachWake(in: .drawing) { [unowned self] in drawFrame(at: $0) }
    service.arm(at: loop.now)
    loop.eachWake(in: .supervision) { [unowned self] in service.ping(at: $0, isHealthy: pacing.isHealthy(at: $0)) }
    loop.beforeSleep { [unowned self] in deadline }
  }

  private func close(_ machine: Machine) {
    service.stopping()
    machine.display.restore()
    machine.console?.giveBack()
    machine.signals.detach(from: loop)
    loop.unwatch(machine.display.fd)
    machine.screens?.detach(from: loop)
    for file in machine.files { file.detach(from: loop) }
    self.machine = nil
  }

  private var isActive: Bool { machine?.display.isActive ?? false }

  /// Nothing to wait for is `nil`, and the process sleeps until somebody touches it.
  private var deadline: Duration? {
    // The panel's time goes on while another console is in front; only drawing and input rest.
    let more = isActive && isAwaitingMore && pacing.mayDraw(at: loop.now) && stage.needsDraw ? Duration.zero : nil
    let tick = stage.deadline.flatMap { pacing.nextTick(for: $0) }
    let flip = isActive ? pacing.deadline : nil
    return [tick, flip, service.nextPing, more].compactMap { $0 }.min()
  }

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
    options.onReload()
    // Before the first frame nothing is ready yet.
    if let machine, hasShown { service.ready(status: machine.display.summary) }
  }

  private func leaveConsole() {
    guard let machine, isActive else { return }
    stage.handle(InputEvent(time: loop.now, .cancelAll))
    machine.seat?.suspend()
    machine.knobs.closeAll()
    machine.display.suspend()
    pacing.forget()
    machine.console?.allowLeave()
  }

  private func returnToConsole() {
    guard let machine else { return }
    machine.console?.acknowledgeReturn()
    guard !isActive else { return }
    do {
      try machine.display.resume()
    } catch {
      if let error = error as? MachineError { fail(error) }
      return
    }
    machine.seat?.resume()
    machine.knobs.openAll()
    mustPresent = true
  }

  private func advance(to now: Duration) {
    pacing.noteTick(at: now)
    stage.advance(to: now)
  }

  private func handleInput() {
    guard let machine else { return }
    for event in EventQueue.merge([machine.knobs.take(), machine.seat?.take() ?? []]) { stage.handle(event) }
  }

  private func readFlips() {
    guard let machine else { return }
    guard let count = machine.display.readFlips() else { return fail(machine.display.error(ENODEV)) }
    for _ in 0..<count { pacing.flipCompleted() }
    if pacing.shown > 0 { noteFirstFrame() }
  }

  /// A screen without a cable is no reason to end: the oven goes on, and the picture is there when the cable is.
  private func checkScreen() {
    guard let machine, isActive else { return }
    let name = machine.display.route.connector.name
    switch machine.display.checkConnection() {
    case .unchanged: break
    case .went: options.log("\(name) is not connected any more; the panel goes on without a screen.")
    case .cameBack:
      options.log("\(name) is connected again.")
      mustPresent = true
    }
  }

  /// The picture is there: whoever waits for the panel may go on.
  private func noteFirstFrame() {
    guard !hasShown, let machine else { return }
    hasShown = true
    service.ready(status: machine.display.summary)
    options.onFirstFrame()
  }

  private func drawFrame(at now: Duration) {
    guard let machine, isActive else { return }
    if pacing.isOverdue(at: now) { return fail(machine.display.timeoutError) }
    guard pacing.mayDraw(at: now) else { return }
    let damage = render(into: machine.display.bitmap)
    isAwaitingMore = damage != nil
    guard damage != nil || mustPresent else { return }
    let result = machine.display.present(damage ?? Region())
    pacing.note(result, at: now)
    mustPresent = result == .busy
    if case .failed(let number) = result { return fail(machine.display.error(number)) }
    if result == .shown { noteFirstFrame() }
    let spent = loop.now - now
    cost.drawing += spent
    cost.longestFrame = max(cost.longestFrame, spent)
  }

  /// Draws what has changed; `nil` where nothing has.
  private func render(into bitmap: Bitmap) -> Region? {
    guard hasDrawn else {
      hasDrawn = true
      // Whatever the stage holds for changed, the bitmap lacks all of it.
      _ = stage.draw()
      rasterizer.draw(stage.drawAll().list, into: bitmap, region: Region(bitmap.bounds))
      return Region(bitmap.bounds)
    }
    guard stage.needsDraw, let drawing = stage.draw(), !drawing.damage.isEmpty else { return nil }
    rasterizer.draw(drawing.list, into: bitmap, region: drawing.damage)
    return drawing.damage
  }
}
