import Glibc
import Graphics
import Controls
import Runtime

/// The screens that show the panel: found, opened, watched, lost and found again.
final class Screens {
  /// What is to be seen.
  enum Visibility: Hashable { case picture, black, off }

  /// A monitor may be there before it has said what it can show.
  static let settlePause = Duration.milliseconds(500)

  let loop: EventLoop
  let log: (String) -> Void
  let adapters: Adapters
  /// The options in effect.
  var options: DisplayOptions
  /// The options that were asked for: others are in effect where no screen could be opened with these.
  private var asked: DisplayOptions
  /// The options that a picture was last shown with.
  private var lastGood: DisplayOptions?
  private(set) var slots: [ScreenSlot] = []
  /// Screens that were shown on before: those that are still wanted go on with what they show.
  var former: [ScreenSlot] = []
  var cards: [String: any Adapter] = [:]
  private lazy var hardware = HardwareProbe(loop: loop)
  /// What was said last of options that cannot be met.
  private var remarks: [String] = []
  var shift: PixelShift
  private var lastError: MachineError?
  var backoff = Backoff()
  var retryAt: Duration?
  /// When to look again for a screen that seems to be gone: what the kernel refuses once looks like that, too.
  var looks = OpeningRetry()
  private(set) var hasOpened = false
  /// Whether the console is ours.
  private(set) var isActive = true
  /// What is drawn in; another object after the screen's size has changed, `nil` while there is no screen.
  var bitmap: Bitmap?
  /// What the picture's places are on the first screen.
  var surface = TouchSurface(width: 1, height: 1)
  /// The same for each screen, by connector.
  var outputs: [String: TouchSurface] = [:]
  var visibility = Visibility.picture { didSet { if visibility != oldValue { changeVisibility(from: oldValue) } } }
  /// Whether somebody calls ``review()`` when hardware comes and goes.
  var isTold = true
  /// Called after the bitmap or the surface has changed.
  var onResize: () -> Void = {}
  /// Called when frames have arrived.
  var onArrival: () -> Void = {}

  init(
    loop: EventLoop, options: DisplayOptions, adapters: Adapters = Adapters(), log: @escaping (String) -> Void
  ) {
    (self.loop, self.options, asked, self.adapters, self.log) = (loop, options, options, adapters, log)
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
  }

  /// What is shown where and how.
  var summary: String { slots.isEmpty ? "no screen" : slots.map(\.screen.summary).joined(separator: "; ") }
  /// Frames that have reached the first screen.
  var shown = 0
  /// Whether anybody could see a picture now.
  var isSeen: Bool { isActive && visibility == .picture && slots.contains(where: \.isConnected) }
  /// Whether a frame may be drawn now.
  func mayDraw(at now: Duration) -> Bool { isSeen && (first?.pacing.mayDraw(at: now) ?? false) }
  /// Whether a frame that was drawn waits for a screen that was busy, or for one that has come back.
  var needsShowing: Bool { isSeen && slots.contains { $0.isConnected && $0.needsShowing } }
  func isHealthy(at now: Duration) -> Bool { slots.allSatisfy { !$0.isConnected || $0.pacing.isHealthy(at: now) } }
  /// Why there is no screen; `nil` while there is one.
  var trouble: MachineError? {
    if slots.isEmpty { return lastError }
    guard first == nil else { return nil }
    return MachineError(.noDisplay, "\(slots[0].screen.name) is not connected any more.")
  }

  private var first: ScreenSlot? { slots.first(where: \.isConnected) }

  /// When to look again: at a busy or overdue screen, for one that is missed, or to move the picture.
  var deadline: Duration? {
    guard isActive else { return nil }
    let frames = slots.compactMap { slot in
      slot.isConnected && (slot.needsShowing && visibility != .off || slot.pacing.isFlipPending)
        ? slot.pacing.deadline : nil
    }
    return (frames + [retryAt, looks.due, isSeen ? shift.deadline : nil].compactMap { $0 }).min()
  }

  func noteTick(at now: Duration) { for slot in slots { slot.pacing.noteTick(at: now) } }

  func nextTick(for deadline: Duration) -> Duration? {
    guard let slot = first ?? slots.first else { return max(deadline, loop.now + FramePacing.unseenTick) }
    return slot.pacing.nextTick(for: deadline, isSeen: isSeen)
  }

  // MARK: Coming and going

  /// Opens what there is; the first time, an error is thrown where nothing can be opened and waiting is of no use.
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
      // What fails for good would otherwise be started again and again by a service manager.
      guard hasOpened || error.reason == .busy || error.reason == .failed else { throw error }
      wait(error)
    }
  }

  /// Follows other options.
  func apply(_ options: DisplayOptions) {
    guard options != asked else { return }
    let keepsModes = options.mode == self.options.mode
    (asked, self.options) = (options, options)
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
    lastError = nil
    reopen(keepingModes: keepsModes)
  }

  /// Something may have been plugged in or pulled: the adapters are asked, and ``review(isProbed:)`` follows. Frames go on.
  func probe() {
    guard isActive, !slots.isEmpty, cards.values.allSatisfy(\.isAlive) else { return review() }
    hardware.start(cards.values.map(\.fd)) { [weak self] in self?.review(isProbed: true) }
  }

  /// Something was plugged in or pulled, or a driver has come or gone.
  ///
  /// - Parameter isProbed: Whether the hardware has been asked since.
  func review(isProbed: Bool = false) {
    guard isActive else { return }
    for card in cards.values where !card.isAlive { lose(card) }
    if slots.isEmpty { return retry() }
    guard slots.allSatisfy({ $0.screen is any RoutedScreen }) else { return }
    var choice = choice(keeping: slots)
    choice.isProbing = !isProbed
    let outcome = (try? choice.plan()) ?? DisplayChoice.Outcome()
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

  /// Puts back what the screens showed before, and closes them.
  func close() {
    if isActive { for slot in slots { slot.screen.restore() } }
    drop()
  }

  /// Lets another program have the screens, while its console is in front.
  func suspend() {
    isActive = false
    for card in cards.values { card.dropMaster() }
    for slot in slots { slot.pacing.forget() }
  }

  /// Takes the screens again; everything is shown anew.
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

  /// Says what the options ask for in vain, once.
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
    // The cards stay open: a second handle on one would not be its master.
    for card in cards.values { loop.unwatch(card.fd) }
    (former, slots) = (slots, [])
    retry(keepingModes: keepingModes)
    former = []
  }

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

  /// Shows the panel as before, where no screen can be opened as the options say now.
  private func goBack(from error: MachineError) -> Bool {
    guard let lastGood, lastGood != options else { return false }
    options = lastGood
    guard (try? openAll()) != nil else {
      options = asked
      return false
    }
    log("\(error)\nThe display's settings cannot be followed; the panel is shown as before, on \(summary).")
    return true
  }

  /// Says once what is in the way, and tries again: soon where another program is, less and less often where a screen
  /// fails, at the next change where hardware is missing.
  private func wait(_ error: MachineError) {
    // Without a display the host ends a panel that has shown nothing yet, and says why.
    let goesOn = shown > 0 || error.reason != .noDisplay
    if goesOn && error != lastError { log("\(error)\nThe panel goes on without a screen and takes it when it can.") }
    lastError = error
    let pause = error.reason == .failed ? backoff.next() : Backoff.first
    retryAt = error.reason == .noDisplay && isTold ? nil : loop.now + pause
    if retryAt == nil { looks.note(["screen"], at: loop.now) }
  }

  func lose(_ card: any Adapter) {
    log("\(card.path) (\(card.driver)) is gone.")
    loop.unwatch(card.fd)
    cards[card.path] = nil
    slots.removeAll { ($0.screen as? any RoutedScreen)?.adapter === card }
  }

  func lose(_ error: MachineError) {
    drop()
    wait(error)
    // It was there a moment ago, so it may be there again in another.
    retryAt = retryAt ?? loop.now + Backoff.first
  }

  private func disconnectAll() {
    for slot in slots where slot.isConnected {
      log("\(slot.screen.name) is not connected any more; the panel goes on without a screen.")
      slot.isConnected = false
      slot.pacing.forget()
    }
    looks.note(["screen"], at: loop.now)
  }

  private func reconnect(_ slot: ScreenSlot) {
    log("\(slot.screen.name) is connected again.")
    slot.isConnected = true
    looks.rest()
    restart(slot)
  }

  /// The cable's link has gone bad: only setting the mode anew brings it back.
  private func retrain(_ slot: ScreenSlot) {
    log("The link to \(slot.screen.name) has gone bad and is set up anew.")
    restart(slot)
  }

  private func restart(_ slot: ScreenSlot) {
    slot.pacing.forget()
    slot.screen.startAfresh()
    slot.needsShowing = true
    if visibility == .off { slot.screen.turnOff() }
  }
}
