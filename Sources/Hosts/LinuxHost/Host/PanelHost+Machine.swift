import Glibc
import Graphics
import Controls
import Keyboards
import Machine
import Runtime
#if Payments
import Payments
#endif

// Opening, connecting and closing the machine's devices.
extension PanelHost {
  /// Opens the screens, the input devices and everything else that the panel needs.
  ///
  /// - Throws: ``MachineError`` if the seat, the screens or a file watch cannot be opened.
  func open() throws -> Machine {
    stage.onReport = options.log
    stage.setEnvironment {
      $0.keyboardCatalog = .xkb
      #if Payments
      // The pixels go to a screen, not into a file.
      $0.showsPaymentData = true
      $0.monthSource = .calendar { LocalCalendar.month(at: Glibc.time(nil)) }
      #endif
    }
    // The views decide which connectors they need, so they are built first.
    stage.update()
    options.display.windows = stage.demandedConnectors
    let signals = try Signals()
    // A daemon that is just starting may drop the first connection.
    let seat = options.console.usesSeat ? try (try? Seat()) ?? Seat() : nil
    DeviceNode.seat = seat
    let screens = Screens(loop: loop, options: options.display, adapters: adapters, log: options.log)
    let watch = ScreenWatch()
    screens.retry.isTold = watch != nil
    try screens.open()
    let files = try options.watchedFiles.map { try FileWatch(path: $0.path, log: options.log, onChange: $0.onChange) }
    let surface = screens.picture.surface
    if screens.bitmap != nil {
      stage.resize(to: surface.size, scale: surface.scale)
      stage.displayRegions = screens.displayRegions
    }
    let inputs = Inputs(loop: loop, surface: surface, options: inputOptions, log: options.log)
    inputs.tellTouches(to: options.onTouch)
    inputs.apply(surface, outputs: screens.picture.outputs, inputOptions)
    return Machine(
      screens: screens, watch: watch, clock: ClockWatch(onChange: options.onClockChange),
      console: seat == nil ? takeConsole() : nil, seat: seat, signals: signals, inputs: inputs,
      idle: IdleKeeper(options.idle, loop: loop, service: options.setBrightness, log: options.log), files: files
    )
  }

  /// Takes the virtual terminal if the options ask for it. A failure is only logged.
  private func takeConsole() -> VirtualTerminal? {
    guard options.console.isTaken, options.display.method != .memory else { return nil }
    do {
      // A terminal may refuse once, while the login prompt that had it before hangs it up.
      let console = try (try? VirtualTerminal(tty: options.console.tty)) ?? VirtualTerminal(tty: options.console.tty)
      _ = console.askBeforeSwitch(leave: Signals.leaveSignal, back: Signals.returnSignal)
      return console
    } catch {
      options.log("\(error)")
      return nil
    }
  }

  /// Registers everything with the event loop. The handlers hold no strong reference to the host or the machine,
  /// since the loop may outlive both.
  func connect(_ machine: Machine) {
    connectFeedback()
    machine.screens.onResize = { [weak self] in self?.resize() }
    machine.screens.onArrival = { [weak self] in self?.noteArrival() }
    machine.signals.attach(to: loop) { [weak self] in self?.handle($0) }
    machine.seat.map(attach)
    machine.watch.map(attach)
    machine.clock?.attach(to: loop)
    watchRetry.note(unwatched(by: machine), at: loop.now)
    for file in machine.files { file.attach(to: loop) }
    loop.eachWake(in: .display, for: self) { [weak self] in self?.machine?.screens.advance(to: $0) }
    loop.eachWake(in: .input, for: self) { [weak self] in self?.handleInput(at: $0) }
    loop.eachWake(in: .time, for: self) { [weak self] in self?.advance(to: $0) }
    loop.eachWake(in: .drawing, for: self) { [weak self] in self?.drawFrame(at: $0) }
    beginSpeech()
    service.arm(at: loop.now)
    loop.eachWake(in: .supervision, for: self) { [weak self] in self?.supervise(at: $0) }
    loop.beforeSleep(for: self) { [weak self] in self?.deadline }
  }

  /// Restores the screens, the backlight and the virtual terminal, and leaves the event loop.
  func close(_ machine: Machine) {
    service.stopping()
    self.machine?.speech = nil
    disconnectFeedback()
    loop.removeSteps(of: self)
    machine.idle.restore()
    machine.screens.close()
    machine.console?.giveBack()
    machine.seat?.detach(from: loop)
    machine.signals.detach(from: loop)
    machine.watch?.detach(from: loop)
    machine.clock?.detach(from: loop)
    for file in machine.files { file.detach(from: loop) }
    self.machine = nil
    DeviceNode.seat = nil
  }

  /// The next deadline of the panel; `nil` if nothing is scheduled, and then the process sleeps until there is input.
  private var deadline: Duration? {
    guard let machine else { return nil }
    // The panel's time advances while another virtual terminal is active; only drawing and input stop.
    let wantsMore =
      (drawn.isUnfinished || drawn.isAwaitingMore && stage.needsDraw) && machine.screens.mayDraw(at: loop.now)
    let tick = stage.deadline.flatMap { machine.screens.nextTick(for: $0) }
    let idle = machine.screens.isActive && !stage.staysAwake ? machine.idle.deadline : nil
    return [
      tick, machine.screens.deadline, service.deadline, wantsMore ? .zero : nil, idle, machine.idle.commandDeadline,
      machine.inputs.deadline, seatRetry.deadline, watchRetry.due,
    ].compactMap { $0 }.min()
  }

  private func attach(_ watch: ScreenWatch) {
    watch.attach(to: loop) { [weak self] in self?.machine?.screens.probe() }
  }

  private func unwatched(by machine: Machine) -> Set<String> {
    Set((machine.watch == nil ? ["screens"] : []) + (machine.clock == nil ? ["clock"] : []))
  }

  /// Watches for what could not be watched at the start, after a few attempts: in a container there is no udev.
  func regainWatches(at now: Duration) {
    guard watchRetry.take(at: now), machine != nil else { return }
    if machine?.watch == nil, let watch = ScreenWatch() {
      machine?.watch = watch
      attach(watch)
      machine?.screens.retry.isTold = true
      // Find out which screens have come or gone until now.
      machine?.screens.probe()
    }
    if machine?.clock == nil {
      machine?.clock = ClockWatch(onChange: options.onClockChange)
      machine?.clock?.attach(to: loop)
    }
    if let machine { watchRetry.note(unwatched(by: machine), at: now) }
  }

  private func supervise(at now: Duration) {
    guard let machine else { return }
    if !hasShown, let trouble = machine.screens.trouble {
      // A display that vanishes before the first frame counts as missing: the process that waits for the panel gets
      // the error.
      guard trouble.reason != .noDisplay else { return fail(trouble) }
      // A panel that waits for its screen is not late, so the manager is asked for more time as long as it waits.
      service.wait(status: trouble.description, at: now)
    }
    service.ping(at: now, isHealthy: machine.screens.isHealthy(at: now))
  }

  private func fail(_ error: MachineError) {
    failure = error
    loop.stop()
  }
}

// MARK: - Virtual terminal

extension PanelHost {
  /// Suspends drawing and input if another virtual terminal is active at the start, until the panel's own is
  /// activated.
  func waitBehindConsole() {
    guard let machine, let console = machine.console, let front = console.consoleInFront else { return }
    machine.inputs.suspend()
    machine.screens.suspend()
    let number = console.path.drop { !$0.isNumber }
    let text = "tty\(front) is in front of \(console.path): the panel appears once its own console is in front."
    options.log("\(text)\n  fix: sudo chvt \(number)")
    // The panel itself is ready; only the active terminal keeps it from showing.
    service.ready(status: text, at: loop.now)
  }

  /// Releases the screens and devices before the kernel or the seat switches to another virtual terminal.
  func leaveConsole() {
    guard let machine else { return }
    suspend(machine)
    guard let console = machine.console, !console.allowLeave(), console.consoleInFront == nil else { return }
    // The panel's own terminal stays active, and no signal of its return will come.
    returnToConsole()
  }

  private func suspend(_ machine: Machine) {
    guard machine.screens.isActive else { return }
    stage.handle(InputEvent(time: loop.now, .cancelAll))
    machine.inputs.suspend()
    machine.idle.forget()
    machine.screens.suspend()
  }

  /// Reopens the screens and devices when the panel's virtual terminal is active again.
  func returnToConsole() {
    guard let machine else { return }
    machine.console?.acknowledgeReturn()
    guard !machine.screens.isActive else { return }
    // A person who switches to the panel wants to see it.
    machine.idle.wake(at: loop.now)
    followIdle(machine)
    machine.screens.resume()
    machine.inputs.resume()
  }

  private func attach(_ seat: Seat) {
    seat.attach(to: loop) { [weak self] change in
      switch change {
      case .enabled: self?.returnToConsole()
      case .disabled: self?.leaveConsole()
      case .lost: self?.loseSeat()
      }
    }
  }

  /// Handles the loss of the seat daemon. Open devices stay open; others can be opened once the daemon is back.
  private func loseSeat() {
    if seatRetry.lose(console: machine?.seat?.console, at: loop.now) {
      options.log(
        "The seat daemon has ended. The panel keeps the devices that it has; others must wait until the daemon is back."
      )
    }
    machine?.seat = nil
    DeviceNode.seat = nil
  }

  /// Tries to connect to the seat daemon again after it was lost.
  func regainSeat(at now: Duration) {
    if seatRetry.settle(at: now) { options.log("The seat daemon is back.") }
    guard let machine, seatRetry.take(at: now, active: activeConsole) else { return }
    guard let library = try? SeatLibrary(), let seat = try? Seat(library: library, backoff: 0) else {
      seatRetry.fail(at: now)
      return
    }
    self.machine?.seat = seat
    DeviceNode.seat = seat
    if seatRetry.succeed(at: now) { options.log("The seat daemon is back.") }
    // The devices that are still open are those of the previous daemon, which may have revoked them. All devices are
    // opened again once this daemon has enabled the session.
    suspend(machine)
    attach(seat)
  }
}
