import Graphics
import Controls
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
  /// The options in effect.
  var options: DisplayOptions
  /// The requested options. ``options`` differs from them if no screen could be opened with these.
  private var asked: DisplayOptions
  /// The options with which screens were last opened successfully.
  private var lastGood: DisplayOptions?
  private(set) var slots: [ScreenSlot] = []
  /// The former screens during a reopening; those that are still wanted stay open.
  var former: [ScreenSlot] = []
  var cards: [String: any Adapter] = [:]
  /// Whether the hardware has just been probed: the kernel's cache then tells what is connected.
  private(set) var isProbed = false
  private lazy var hardware = HardwareProbe(loop: loop)
  /// The cards that are gone, until they are closed and this is logged.
  private var losses: [String] = []
  /// The remarks on unmet options that were logged last.
  private var remarks: [String] = []
  var shift: PixelShift
  private var lastError: MachineError?
  var backoff = Backoff()
  var retryAt: Duration?
  /// The attempts to find a screen that seems to be gone: a single refusal of the kernel looks like that, too.
  var looks = OpeningRetry()
  private(set) var hasOpened = false
  /// Whether the panel's virtual terminal is active.
  private(set) var isActive = true
  /// The bitmap that the stage is drawn into, of the size of the screens; `nil` until a screen has been opened.
  var bitmap: Bitmap?
  /// Maps touches on the main screen to points.
  var surface = TouchSurface(width: 1, height: 1)
  /// Maps touches on each screen to points, by connector.
  var outputs: [String: TouchSurface] = [:]
  var visibility = Visibility.picture { didSet { if visibility != oldValue { changeVisibility(from: oldValue) } } }
  /// Whether ``review(isProbed:)`` is called on hot-plug events; otherwise the screens are polled.
  var isTold = true
  /// Called after the bitmap or the touch mapping has changed.
  var onResize: () -> Void = {}
  /// Called after each frame that has reached a screen.
  var onArrival: () -> Void = {}

  init(
    loop: EventLoop, options: DisplayOptions, adapters: Adapters = Adapters(), log: @escaping (String) -> Void
  ) {
    (self.loop, self.options, asked, self.adapters, self.log) = (loop, options, options, adapters, log)
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
  }

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
    if slots.isEmpty { return lastError }
    guard first == nil else { return nil }
    return MachineError(.noDisplay, "\(slots[0].screen.name) is not connected any more.")
  }

  private var first: ScreenSlot? { slots.first(where: \.isConnected) }

  /// The time of the next call of ``advance(to:)``: for a busy or overdue screen, a retry, or the pixel shift.
  var deadline: Duration? {
    guard isActive else { return nil }
    let frames = slots.compactMap { slot in
      slot.isConnected && (slot.needsShowing && visibility != .off || slot.pacing.isFlipPending)
        ? slot.pacing.deadline : nil
    }
    return
      (frames + slots.compactMap(\.retryAt) + [retryAt, looks.due, isSeen ? shift.deadline : nil].compactMap { $0 })
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
        // Nobody starts a panel again that has no display: an adapter that is there gets a second chance, since what the
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
    guard options != asked else { return }
    let keepsModes = options.mode == self.options.mode
    (asked, self.options) = (options, options)
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
    lastError = nil
    reopen(keepingModes: keepsModes)
  }

  /// Probes the adapters on another thread after a hot-plug event, then calls ``review(isProbed:)``.
  func probe() {
    guard isActive, !slots.isEmpty, cards.values.allSatisfy(\.isAlive) else { return review() }
    hardware.start(cards.values.map(\.fd)) { [weak self] in self?.review(isProbed: true) }
  }

  /// Compares the connected screens with the open ones and opens, reconnects or drops screens as needed.
  ///
  /// - Parameter isProbed: Whether the hardware has been probed since the event.
  func review(isProbed: Bool = false) {
    guard isActive else { return }
    for card in cards.values where !card.isAlive { lose(card) }
    tellLosses()
    if slots.isEmpty { return retry() }
    guard slots.allSatisfy({ $0.screen is any RoutedScreen }) else { return }
    self.isProbed = isProbed
    defer { self.isProbed = false }
    let outcome = (try? choice(keeping: slots).plan()) ?? DisplayChoice.Outcome()
    if outcome.plans.isEmpty {
      if cards.values.contains(where: \.hasUndecidedScreen) { retryAt = loop.now + Self.settlePause }
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
      review()
    } catch {
      if let error = error as? MachineError { lose(error) }
    }
  }

  private func openAll(keepingModes: Bool = true) throws {
    let opened = try openScreens(keepingModes: keepingModes)
    hasOpened = true
    (lastError, retryAt, lastGood) = (nil, nil, options)
    looks.rest()
    let fitting = fitting(opened)
    let windows = fitting.filter { $0.window != nil }
    let parts = stackedParts([pictureSize(on: fitting[0].screen)] + windows.map { pictureSize(on: $0.screen) })
    for slot in fitting { slot.screen.place.part = parts[0] }
    for (slot, part) in zip(windows, parts.dropFirst()) { slot.screen.place.part = part }
    slots = fitting
    for card in cards.values { loop.watch(card.fd, in: .display) { [unowned self] in readFlips(of: card) } }
    bitmap = Bitmap(width: parts.map(\.maxX).max() ?? 1, height: parts.map(\.maxY).max() ?? 1)
    place()
    onResize()
    if visibility == .off { for slot in slots { slot.screen.turnOff() } }
  }

  /// Logs remarks on unmet options, each only once.
  func tell(_ remarks: [String]) {
    for remark in remarks where !self.remarks.contains(remark) { log(remark) }
    self.remarks = remarks
  }

  private func drop() {
    for card in cards.values { loop.unwatch(card.fd) }
    slots = []
    cards = [:]
  }

  private func reopen(keepingModes: Bool = true) {
    // The cards stay open: a second descriptor of a card would not be its master.
    for card in cards.values { loop.unwatch(card.fd) }
    (former, slots) = (slots, [])
    retry(keepingModes: keepingModes)
    former = []
  }

  /// Tries to open the screens, and schedules another attempt if that fails.
  func retry(keepingModes: Bool = true) {
    retryAt = nil
    do {
      try openAll(keepingModes: keepingModes)
      log("The panel is shown on \(summary).")
    } catch {
      guard let error = error as? MachineError else { return }
      if goBack(from: error) { return }
      cards = [:]
      wait(error)
    }
  }

  /// Reopens the screens with the last good options. Returns `false` if there are none or they fail, too.
  private func goBack(from error: MachineError) -> Bool {
    guard let lastGood, lastGood != options else { return false }
    options = lastGood
    guard (try? openAll()) != nil else {
      options = asked
      return false
    }
    log("\(error)\nThe display settings cannot be used; the panel is shown as before, on \(summary).")
    return true
  }

  /// Logs an error once and schedules a retry: each second while another process holds the screen, else with backoff.
  private func wait(_ error: MachineError) {
    // Without a display, the host ends a panel that has shown nothing yet and logs the reason itself.
    let goesOn = shown > 0 || error.reason != .noDisplay
    if goesOn && error != lastError { log("\(error)\nThe panel keeps running without a screen until one is free.") }
    lastError = error
    let pause = error.reason == .failed ? backoff.next() : Backoff.first
    retryAt = error.reason == .noDisplay && isTold ? nil : loop.now + pause
    if retryAt == nil { looks.note(["screen"], at: loop.now) }
  }

  /// Drops a card that was unplugged, with its screens. The log reports it once the card has been closed: a reader may
  /// then bring the card back, and it gets its former number.
  func lose(_ card: any Adapter) {
    losses.append("\(card.path) (\(card.driver)) is gone.")
    loop.unwatch(card.fd)
    cards[card.path] = nil
    slots.removeAll { ($0.screen as? any RoutedScreen)?.adapter === card }
  }

  /// Logs which cards are gone.
  func tellLosses() {
    for loss in losses { log(loss) }
    losses = []
  }

  /// Closes all screens after an error, and schedules a retry.
  func lose(_ error: MachineError) {
    drop()
    wait(error)
    // The screen was there a moment ago and may be found again, perhaps on another connector.
    retryAt = retryAt ?? loop.now + Backoff.first
  }

  private func disconnectAll() {
    for slot in slots where slot.isConnected {
      log("\(slot.screen.name) is not connected any more; the panel keeps running without a screen.")
      slot.isConnected = false
      slot.pacing.forget()
    }
    looks.note(["screen"], at: loop.now)
  }
}
