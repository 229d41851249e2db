import Glibc
import Graphics

/// The screens that show the panel: found, opened, watched, lost and found again.
final class Screens {
  /// A screen and what is known of its frames.
  private final class Slot {
    let screen: any Screen
    var pacing = FramePacing()
    var recovery = Recovery()
    var isConnected = true
    /// The bitmap holds something that this screen does not show.
    var needsShowing = true

    init(_ screen: any Screen) { self.screen = screen }
  }

  /// What is to be seen.
  enum Visibility: Hashable { case picture, black, off }

  /// Between two looks at a screen that somebody else has.
  static let waitingPause = Duration.seconds(1)
  /// A monitor may be there before it has said what it can show.
  static let settlePause = Duration.milliseconds(500)

  private unowned let loop: EventLoop
  private let log: (String) -> Void
  private var options: DisplayOptions
  private var slots: [Slot] = []
  private var cards: [String: Card] = [:]
  private var shift: PixelShift
  private var lastError: MachineError?
  private var retryAt: Duration?
  private var hasOpened = false
  /// Whether the console is ours.
  private(set) var isActive = true
  /// What is drawn in; another object after the screen's size has changed, `nil` while there is no screen.
  private(set) var bitmap: Bitmap?
  /// What the picture's places are on the first screen.
  private(set) var surface = TouchSurface(width: 1, height: 1)
  var visibility = Visibility.picture { didSet { if visibility != oldValue { changeVisibility(from: oldValue) } } }
  /// Whether somebody calls ``review()`` when hardware comes and goes.
  var isTold = true
  /// Called after the bitmap or the surface has changed.
  var onResize: () -> Void = {}
  /// Called when frames have arrived.
  var onArrival: () -> Void = {}

  init(loop: EventLoop, options: DisplayOptions, log: @escaping (String) -> Void) {
    (self.loop, self.options, self.log) = (loop, options, log)
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
  }

  /// What is shown where and how.
  var summary: String { slots.isEmpty ? "no screen" : slots.map(\.screen.summary).joined(separator: "; ") }
  /// Frames that have reached the first screen.
  private(set) var shown = 0
  /// Whether anybody could see a picture now.
  var isSeen: Bool { isActive && visibility == .picture && slots.contains(where: \.isConnected) }
  /// Whether a frame may be drawn now.
  func mayDraw(at now: Duration) -> Bool { isSeen && (first?.pacing.mayDraw(at: now) ?? false) }
  /// Whether a frame that was drawn waits for a screen that was busy, or for one that has come back.
  var needsShowing: Bool { isSeen && slots.contains { $0.isConnected && $0.needsShowing } }
  func isHealthy(at now: Duration) -> Bool { slots.allSatisfy { !$0.isConnected || $0.pacing.isHealthy(at: now) } }
  /// Why there is no screen; `nil` while there is one.
  var trouble: MachineError? { slots.isEmpty ? lastError : nil }

  private var first: Slot? { slots.first(where: \.isConnected) }

  /// When to look again: at a busy or overdue screen, for one that is missed, or to move the picture.
  var deadline: Duration? {
    guard isActive else { return nil }
    let frames = slots.compactMap { slot in
      slot.isConnected && (slot.needsShowing && visibility != .off || slot.pacing.isFlipPending)
        ? slot.pacing.deadline : nil
    }
    return (frames + [retryAt, isSeen ? shift.deadline : nil].compactMap { $0 }).min()
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
      try openAll()
    } catch let error as MachineError {
      guard hasOpened || error.reason == .busy else { throw error }
      wait(error)
    }
  }

  /// Follows other options.
  func apply(_ options: DisplayOptions) {
    guard options != self.options else { return }
    self.options = options
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
    lastError = nil
    reopen()
  }

  /// Something was plugged in or pulled, or a driver has come or gone.
  func review() {
    guard isActive else { return }
    for card in cards.values where !card.isAlive { lose(card) }
    if slots.isEmpty { return retry() }
    guard slots.allSatisfy({ $0.screen is Display }) else { return }
    let plans = (try? choice(keeping: true).plan()) ?? []
    let wanted = plans.flatMap(\.key)
    if wanted.isEmpty {
      if cards.values.contains(where: \.hasUndecidedScreen) { retryAt = loop.now + Self.settlePause }
      return disconnectAll()
    }
    if wanted == slots.compactMap({ ($0.screen as? Display).map(Self.key) }) {
      for slot in slots where !slot.isConnected { reconnect(slot) }
    } else {
      log("The screens have changed: \(wanted.joined(separator: ", ")).")
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

  private static func key(_ display: Display) -> String {
    "\(display.card.path) \(display.name) \(display.route.mode)"
  }

  private func choice(keeping: Bool) -> DisplayChoice {
    var choice = DisplayChoice(options: options, cards: cards, keepsRunningMode: !hasOpened)
    guard keeping else { return choice }
    for case let display as Display in slots.map(\.screen) {
      choice.inUse[display.name] = (display.route.connector.modes.map(\.description), display.route.mode)
    }
    return choice
  }

  private func openAll() throws {
    let screens = try openScreens()
    hasOpened = true
    (lastError, retryAt) = (nil, nil)
    let extents = screens[0].upright
    let reach = min(options.pixelShift, (min(extents.width, extents.height) - 1) / 2)
    let (width, height) = (extents.width - 2 * reach, extents.height - 2 * reach)
    slots = screens.filter { screen in
      if screen.upright.width >= width && screen.upright.height >= height { return true }
      log("\(screen.summary) is smaller than the picture and shows nothing; display.mode sets a size that all have.")
      return false
    }.map(Slot.init)
    for card in cards.values { loop.watch(card.fd, in: .display) { [unowned self] in readFlips(of: card) } }
    bitmap = Bitmap(width: width, height: height)
    place()
    onResize()
    if visibility == .off { for slot in slots { slot.screen.turnOff() } }
  }

  /// The old frame buffer is used where it is asked for, or where no DRM driver is there at all.
  private func openScreens() throws -> [any Screen] {
    if options.method == .framebuffer { return [try FramebufferScreen(rotation: options.rotation)] }
    do {
      let choice = choice(keeping: false)
      let plans = try choice.plan()
      let screens = try choice.open(plans)
      cards = Dictionary(plans.map { ($0.card.path, $0.card) }) { first, _ in first }
      return screens
    } catch let error as MachineError {
      guard options.method == .automatic, options.card == nil, Card.paths().isEmpty else { throw error }
      do {
        let screen = try FramebufferScreen(rotation: options.rotation)
        log("\(error)\n\(screen.path) is used instead, without page flips.")
        return [screen]
      } catch let other as MachineError {
        throw MachineError(error.reason, "\(error)\n\(other)")
      }
    }
  }

  private func drop() {
    for card in cards.values { loop.unwatch(card.fd) }
    slots = []
    cards = [:]
  }

  private func reopen() {
    // The cards stay open: a second handle on one would not be its master.
    for card in cards.values { loop.unwatch(card.fd) }
    slots = []
    retry()
  }

  private func retry() {
    retryAt = nil
    do {
      try openAll()
      log("The panel is shown on \(summary).")
    } catch {
      cards = [:]
      if let error = error as? MachineError { wait(error) }
    }
  }

  /// Says once what is in the way, and tries again: soon where another program is, at the next change where hardware is.
  private func wait(_ error: MachineError) {
    if error != lastError { log("\(error)\nThe panel goes on without a screen and takes it when it can.") }
    lastError = error
    retryAt = error.reason == .noDisplay && isTold ? nil : loop.now + Self.waitingPause
  }

  private func lose(_ card: Card) {
    log("\(card.path) (\(card.driver)) is gone.")
    loop.unwatch(card.fd)
    cards[card.path] = nil
    slots.removeAll { ($0.screen as? Display)?.card === card }
  }

  private func lose(_ error: MachineError) {
    drop()
    wait(error)
    retryAt = loop.now + Self.waitingPause
  }

  private func disconnectAll() {
    for slot in slots where slot.isConnected {
      log("\(slot.screen.name) is not connected any more; the panel goes on without a screen.")
      slot.isConnected = false
      slot.pacing.forget()
    }
  }

  private func reconnect(_ slot: Slot) {
    log("\(slot.screen.name) is connected again.")
    slot.isConnected = true
    restart(slot)
  }

  private func restart(_ slot: Slot) {
    slot.pacing.forget()
    slot.screen.startAfresh()
    slot.needsShowing = true
    if visibility == .off { slot.screen.turnOff() }
  }

  private func place() {
    guard let bitmap, let extents = slots.first?.screen.upright else { return }
    for slot in slots {
      let (width, height) = (slot.screen.upright.width - bitmap.width, slot.screen.upright.height - bitmap.height)
      // Only as far as the picture stays on the screen.
      func placed(_ room: Int, _ offset: Int) -> Int { max(0, min(room, room / 2 + offset)) }
      slot.screen.origin = (placed(width, shift.offset.x), placed(height, shift.offset.y))
      slot.needsShowing = true
    }
    let scale = options.scale ?? suggestedScale
    let origin = slots[0].screen.origin
    surface = TouchSurface(
      width: bitmap.width, height: bitmap.height, rotation: options.rotation, scale: scale, originX: origin.x,
      originY: origin.y, upright: extents)
  }

  private var suggestedScale: Double {
    guard let screen = slots.first?.screen else { return 1 }
    let (width, height) = options.rotation.pictureSize(width: screen.upright.width, height: screen.upright.height)
    return ScreenScale.suggested(
      pixels: PixelExtents(width: width, height: height), millimeters: screen.millimeters)
  }
}

// MARK: - Frames

extension Screens {
  /// Takes note of what has been drawn.
  func add(_ damage: Region) {
    for slot in slots {
      slot.screen.add(damage)
      slot.needsShowing = true
    }
  }

  /// Shows what there is on every screen that is ready for it.
  func show(_ overlay: Picture.Overlay?, at now: Duration) {
    guard let bitmap, isSeen else { return }
    let picture = Picture(bitmap: bitmap, overlay: overlay)
    for slot in slots where slot.isConnected && slot.needsShowing && slot.pacing.mayDraw(at: now) {
      note(slot.screen.show(picture), of: slot, at: now)
    }
  }

  /// Looks after frames that do not arrive, screens that are missed, and the picture's wandering.
  func advance(to now: Duration) {
    guard isActive else { return }
    if let retryAt, now >= retryAt {
      self.retryAt = nil
      slots.isEmpty ? retry() : review()
    }
    for slot in slots where slot.isConnected {
      let before = slot.pacing.shown
      slot.pacing.advance(to: now)
      if slot.pacing.shown > before { arrived(slot) }
      if slot.pacing.isOverdue(at: now) { fail(slot, ETIMEDOUT, at: now) }
      showBlack(on: slot, at: now)
    }
    if isSeen, shift.advance(to: now) {
      place()
      onResize()
    }
  }

  /// At once, since nothing else may wake a panel that nobody touches; or else after the frame that is on its way.
  private func showBlack(on slot: Slot, at now: Duration) {
    guard visibility == .black, slot.needsShowing, slot.pacing.mayDraw(at: now) else { return }
    note(slot.screen.showBlack(), of: slot, at: now)
  }

  private func note(_ result: ShowResult, of slot: Slot, at now: Duration) {
    slot.pacing.note(result, at: now)
    slot.needsShowing = result == .busy
    switch result {
    case .failed(let number): fail(slot, number, at: now)
    case .shown: arrived(slot)
    case .busy, .pending, .paced: break
    }
  }

  private func arrived(_ slot: Slot) {
    slot.recovery.succeed()
    if slot === slots.first { shown += 1 }
    onArrival()
  }

  private func readFlips(of card: Card) {
    guard Display.readFlips(of: card) else {
      lose(card)
      return review()
    }
    for slot in slots {
      guard let display = slot.screen as? Display, display.card === card else { continue }
      for _ in 0..<display.takeFlips() {
        slot.pacing.flipCompleted()
        arrived(slot)
      }
    }
  }

  /// Tries again, otherwise, and not for ever.
  private func fail(_ slot: Slot, _ number: Int32, at now: Duration) {
    let error = slot.screen.error(number)
    // Pulled, or another program's: nothing that another mode would mend.
    if error.reason != .failed { return lose(error) }
    slot.pacing.forget()
    var step = slot.recovery.fail()
    if step == .changeMethod {
      step = slot.screen.changeMethod() ? .startAfresh : .giveUp
      if step == .startAfresh { log("\(error) The driver's older calls are tried.") }
    }
    if step == .giveUp { return lose(error) }
    slot.screen.startAfresh()
    slot.needsShowing = true
    slot.pacing.wait(until: now + Recovery.pause)
  }

  private func changeVisibility(from before: Visibility) {
    for slot in slots where slot.isConnected && isActive {
      switch visibility {
      case .picture: slot.needsShowing = true
      case .black:
        slot.needsShowing = true
        showBlack(on: slot, at: loop.now)
      case .off:
        slot.pacing.forget()
        slot.screen.turnOff()
      }
    }
  }
}
