import Graphics
import Machine
import Runtime

/// The screens that show the panel. It finds, opens, watches, loses and reopens them.
final class Screens {
  /// The content of the screens: frames, black, or nothing because they are off.
  enum Visibility: Hashable { case picture, black, off }

  /// The pause before a connected monitor that reports no modes yet is read again.
  static let settlePause = Duration.milliseconds(500)

  let loop: EventLoop
  let log: (String) -> Void
  let adapters: Adapters
  private var choices: OptionsInEffect
  var opened = OpenScreens()
  /// Whether the hardware has just been probed: the kernel's cache then tells what is connected.
  private(set) var isProbed = false
  private lazy var hardware = HardwareWork(loop: loop)
  private var remarks = ScreenRemarks()
  var retry = ScreenRetry()
  /// Whether the panel's virtual terminal is active.
  private(set) var isActive = true
  var picture: ScreenPicture
  var visibility = Visibility.picture { didSet { if visibility != oldValue { changeVisibility(from: oldValue) } } }
  /// Called after the bitmap or the touch mapping has changed.
  var onResize: () -> Void = {}
  /// Called after each frame that has reached a screen.
  var onArrival: () -> Void = {}

  init(
    loop: EventLoop, options: DisplayOptions, adapters: Adapters = Adapters(), log: @escaping (String) -> Void
  ) {
    (self.loop, choices, self.adapters, self.log) = (loop, OptionsInEffect(options), adapters, log)
    picture = ScreenPicture(shift: PixelShift(reach: options.pixelShift, at: loop.now))
  }

  /// The options in effect.
  var options: DisplayOptions { choices.current }
  /// Whether screens have been opened at all.
  var hasOpened: Bool { choices.hasSucceeded }
  var slots: [ScreenSlot] { opened.slots }
  /// The open cards, by path.
  var cards: [String: any Adapter] { opened.cards }
  /// The bitmap that the stage is drawn into; `nil` until a screen has been opened.
  var bitmap: Bitmap? { picture.bitmap }

  /// The open screens, in one line for the log.
  var summary: String { slots.isEmpty ? "no screen" : slots.map(\.screen.summary).joined(separator: "; ") }
  /// The number of frames that have reached the main screen.
  var shown = 0
  /// Whether a frame would be visible now.
  var isSeen: Bool { isActive && visibility == .picture && slots.contains(where: \.isConnected) }
  /// Whether a new frame may be drawn now.
  func mayDraw(at now: Duration) -> Bool { isSeen && (first?.pacing.mayDraw(at: now) ?? false) }
  /// Whether a screen that was busy or has been reconnected lacks a frame that was already drawn.
  var needsShowing: Bool { isSeen && slots.contains { $0.isConnected && $0.needsShowing } }
  /// Whether every connected screen keeps up; the watchdog asks this.
  func isHealthy(at now: Duration) -> Bool { slots.allSatisfy { !$0.isConnected || $0.pacing.isHealthy(at: now) } }
  /// Why no screen is shown; `nil` while one is.
  var trouble: MachineError? {
    if slots.isEmpty { return retry.error }
    guard first == nil else { return nil }
    return MachineError(.noDisplay, "\(slots[0].screen.name) is not connected any more.")
  }

  private var first: ScreenSlot? { opened.first }

  /// The time of the next call of ``advance(to:)``: for a busy or overdue screen, a retry, or the pixel shift.
  var deadline: Duration? {
    guard isActive else { return nil }
    let frames = slots.compactMap { slot in
      slot.isConnected && (slot.needsShowing && visibility != .off || slot.pacing.isFlipPending)
        ? slot.pacing.deadline : nil
    }
    return
      (frames + slots.compactMap(\.retryAt) + retry.deadlines
      + [isSeen ? picture.shift.deadline : nil].compactMap { $0 })
      .min()
  }

  /// Records when the stage was last told the time.
  func noteTick(at now: Duration) { for slot in slots { slot.pacing.noteTick(at: now) } }

  /// Returns the time to tick a stage whose next deadline is `deadline`; see ``FramePacing/nextTick(for:isSeen:)``.
  func nextTick(for deadline: Duration) -> Duration? {
    guard let slot = first ?? slots.first else { return max(deadline, loop.now + FramePacing.unseenTick) }
    return slot.pacing.nextTick(for: deadline, isSeen: isSeen)
  }

  // MARK: Opening, losing and reopening

  /// Opens the screens. If one is busy or fails, or if screens were open before, it is retried later instead.
  ///
  /// - Throws: ``MachineError`` on the first call if there is no usable display or access is denied.
  func open() throws {
    do {
      do {
        try openAll()
      } catch let error as MachineError where error.reason == .noDisplay && !adapters.paths().isEmpty {
        // Nothing restarts a panel that has no display: an adapter that is present gets a second chance, since what the
        // kernel refuses once, as for lack of memory, looks like hardware that is missing.
        try openAll()
      }
    } catch let error as MachineError {
      // A permanent failure is thrown, since otherwise the service manager would restart the panel again and again.
      guard hasOpened || error.reason == .busy || error.reason == .failed else { throw error }
      wait(error)
    }
  }

  /// Applies other options. Screens that need no change stay open.
  func apply(_ options: DisplayOptions) {
    let former = self.options
    guard choices.request(options) else { return }
    if !slots.isEmpty, options.differsInScaleOnly(from: former) {
      // The screens and the bitmap stay as they are, and no hardware is asked.
      choices.succeed()
      place()
      return onResize()
    }
    picture.shift = PixelShift(reach: options.pixelShift, at: loop.now)
    retry.forgetError()
    reopen(keepingModes: options.mode == former.mode)
  }

  /// Probes the adapters on another thread after a hot-plug event, then calls ``review(isProbed:)``.
  func probe() {
    guard isActive, !slots.isEmpty, cards.values.allSatisfy(\.isAlive) else { return review() }
    hardware.probe(Array(cards.values)) { [weak self] in self?.review(isProbed: true) }
  }

  /// Compares the connected screens with the open ones and opens, reconnects or drops screens as needed.
  ///
  /// - Parameter isProbed: Whether the hardware has been probed since the event.
  func review(isProbed: Bool = false) {
    guard isActive else { return }
    for card in cards.values where !card.isAlive { lose(card) }
    tellLosses()
    if slots.isEmpty { return openAgain() }
    guard slots.allSatisfy({ $0.screen is any RoutedScreen }) else { return }
    self.isProbed = isProbed
    defer { self.isProbed = false }
    let outcome = (try? choice(keeping: slots).plan()) ?? DisplayChoice.Outcome()
    if outcome.plans.isEmpty {
      if cards.values.contains(where: \.hasUndecidedScreen) { retry.schedule(at: loop.now + Self.settlePause) }
      return disconnectAll()
    }
    if outcome.keys == slots.compactMap({ ($0.screen as? any RoutedScreen)?.key }) {
      for (slot, way) in zip(slots, outcome.ways) {
        if !slot.isConnected { reconnect(slot) } else if way.route.connector.isLinkBad { retrain(slot) }
      }
    } else {
      log("The screens have changed: \(outcome.keys.joined(separator: ", ")).")
      reopen()
    }
  }

  /// Restores what the screens showed before, and closes them.
  func close() {
    if isActive { for slot in slots { slot.screen.restore() } }
    drop()
  }

  /// Gives DRM master up while another virtual terminal is active.
  func suspend() {
    isActive = false
    for card in cards.values { card.dropMaster() }
    for slot in slots { slot.pacing.forget() }
  }

  /// Acquires DRM master again and shows everything again.
  func resume() {
    isActive = true
    do {
      for card in cards.values { try card.becomeMaster() }
      for slot in slots { restart(slot) }
      if opened.awaitsTerminal { reopenNow() } else { review() }
    } catch {
      if let error = error as? MachineError { lose(error) }
    }
  }

  private func openAll(keepingModes: Bool = true) throws {
    let fitting = fitting(try openScreens(keepingModes: keepingModes))
    choices.succeed()
    retry.succeed()
    let windows = fitting.filter { $0.window != nil }
    let parts = stackedParts([pictureSize(on: fitting[0].screen)] + windows.map { pictureSize(on: $0.screen) })
    for slot in fitting { slot.screen.place.part = parts[0] }
    for (slot, part) in zip(windows, parts.dropFirst()) { slot.screen.place.part = part }
    opened.show(on: fitting)
    for card in cards.values { loop.watch(card.fd, in: .display) { [unowned self] in readFlips(of: card) } }
    picture.bitmap = Bitmap(width: parts.map(\.maxX).max() ?? 1, height: parts.map(\.maxY).max() ?? 1)
    place()
    onResize()
    if visibility == .off { for slot in slots { slot.screen.turnOff() } }
  }

  /// Logs remarks on unmet options, each only once.
  func report(_ remarks: [String]) {
    for remark in self.remarks.note(remarks) { log(remark) }
  }

  private func drop() {
    for card in cards.values { loop.unwatch(card.fd) }
    opened.closeAll()
  }

  /// Opens the screens again: at once, or once another thread has made the buffers of those that are new. The present ones
  /// show the panel until then.
  private func reopen(keepingModes: Bool = true) {
    if !keepingModes { opened.keepsModes = false }
    guard let work = preparations() else { return reopenNow() }
    if work.isEmpty { return reopenProbed() }
    hardware.start(.buffers, { for part in work { part() } }) { [weak self] in self?.reopenProbed() }
  }

  /// Opens the screens again after the hardware has been asked for what is connected.
  private func reopenProbed() {
    let before = isProbed
    isProbed = true
    defer { isProbed = before }
    reopenNow()
  }

  private func reopenNow() {
    // Another program has the screens, and to open them would take them from it.
    opened.awaitsTerminal = !isActive
    guard isActive else { return }
    for card in cards.values { loop.unwatch(card.fd) }
    opened.beginReopening()
    openAgain(keepingModes: opened.keepsModes)
    opened.keepsModes = true
    opened.keep([])
    for card in cards.values { card.dropPreparations() }
  }

  /// Tries to open the screens, and schedules another attempt if that fails.
  func openAgain(keepingModes: Bool = true) {
    retry.cancel()
    do {
      try openAll(keepingModes: keepingModes)
      log("The panel is shown on \(summary).")
    } catch {
      guard let error = error as? MachineError else { return }
      if goBack(from: error) { return }
      opened.cards = [:]
      wait(error)
    }
  }

  /// Reopens the screens with the last good options. Returns `false` if there are none or they fail, too.
  private func goBack(from error: MachineError) -> Bool {
    guard choices.goBack() else { return false }
    guard (try? openAll()) != nil else {
      choices.returnToRequested()
      return false
    }
    log("\(error)\nThe display settings cannot be used; the panel is shown as before, on \(summary).")
    return true
  }

  /// Logs an error once and schedules a retry.
  private func wait(_ error: MachineError) {
    // Without a display, the host ends a panel that has shown nothing yet and logs the reason itself.
    let goesOn = shown > 0 || error.reason != .noDisplay
    if goesOn && error != retry.error {
      log("\(error)\nThe panel keeps running without a screen until one is free.")
    }
    retry.wait(error, at: loop.now)
  }

  /// Drops a card that was unplugged, with its screens. The log reports it once the card has been closed: a reader may
  /// then bring the card back, and it gets its former number.
  func lose(_ card: any Adapter) {
    remarks.note(loss: "\(card.path) (\(card.driver)) is gone.")
    loop.unwatch(card.fd)
    opened.drop(card)
  }

  /// Logs which cards are gone.
  func tellLosses() {
    for loss in remarks.takeLosses() { log(loss) }
  }

  /// Closes all screens after an error, and schedules a retry.
  func lose(_ error: MachineError) {
    drop()
    wait(error)
    // The screen was there a moment ago and may be found again, perhaps on another connector.
    retry.expectAgain(at: loop.now)
  }

  private func disconnectAll() {
    for slot in slots where slot.isConnected {
      log("\(slot.screen.name) is not connected any more; the panel keeps running without a screen.")
      slot.isConnected = false
      slot.pacing.forget()
    }
    retry.noteMissing(at: loop.now)
  }
}
