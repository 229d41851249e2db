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

  unowned let loop: EventLoop
  let log: (String) -> Void
  private var options: DisplayOptions
  private(set) var slots: [ScreenSlot] = []
  /// Screens that were shown on before: those that are still wanted go on with what they show.
  private var former: [ScreenSlot] = []
  private var cards: [String: Card] = [:]
  var shift: PixelShift
  private var lastError: MachineError?
  var patience = Patience()
  var retryAt: Duration?
  private var hasOpened = false
  /// Whether the console is ours.
  private(set) var isActive = true
  /// What is drawn in; another object after the screen's size has changed, `nil` while there is no screen.
  private(set) var bitmap: Bitmap?
  /// What the picture's places are on the first screen.
  private(set) var surface = TouchSurface(width: 1, height: 1)
  /// The same for each screen, by connector.
  private(set) var outputs: [String: TouchSurface] = [:]
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
      // What fails for good would otherwise be started again and again by a service manager.
      guard hasOpened || error.reason == .busy || error.reason == .failed else { throw error }
      wait(error)
    }
  }

  /// Follows other options.
  func apply(_ options: DisplayOptions) {
    guard options != self.options else { return }
    let keepsModes = options.mode == self.options.mode
    self.options = options
    shift = PixelShift(reach: options.pixelShift, at: loop.now)
    lastError = nil
    reopen(keepingModes: keepsModes)
  }

  /// Something was plugged in or pulled, or a driver has come or gone.
  func review() {
    guard isActive else { return }
    for card in cards.values where !card.isAlive { lose(card) }
    if slots.isEmpty { return retry() }
    guard slots.allSatisfy({ $0.screen is Display }) else { return }
    let plans = (try? choice(keeping: slots).plan()) ?? []
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

  /// How screens are chosen, with the modes of those that are shown on already.
  private func choice(keeping slots: [ScreenSlot]) -> DisplayChoice {
    var choice = DisplayChoice(options: options, cards: cards, keepsRunningMode: !hasOpened)
    for case let display as Display in slots.map(\.screen) {
      choice.inUse[display.name] = (display.route.connector.modes.map(\.description), display.route.mode)
    }
    return choice
  }

  private func openAll(keepingModes: Bool = true) throws {
    let opened = try openScreens(keepingModes: keepingModes)
    hasOpened = true
    (lastError, retryAt) = (nil, nil)
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

  /// What of a screen the picture fills: less than all where it wanders.
  private func pictureSize(on screen: any Screen) -> PixelExtents {
    let extents = screen.upright
    let reach = min(options.pixelShift, (min(extents.width, extents.height) - 1) / 2)
    return PixelExtents(width: extents.width - 2 * reach, height: extents.height - 2 * reach)
  }

  /// The screens that show all of what they are to show. The first decides on the size of what is shared.
  private func fitting(_ opened: [ScreenSlot]) -> [ScreenSlot] {
    let size = pictureSize(on: opened[0].screen)
    return opened.filter { slot in
      let extents = slot.screen.upright
      if slot.window != nil || (extents.width >= size.width && extents.height >= size.height) { return true }
      log(
        "\(slot.screen.summary) is smaller than the picture and shows nothing; display.mode sets a size that all have.")
      return false
    }
  }

  /// The old frame buffer is used where it is asked for, or where no DRM driver is there at all.
  private func openScreens(keepingModes: Bool) throws -> [ScreenSlot] {
    if options.method == .framebuffer { return [ScreenSlot(try FramebufferScreen(rotation: options.rotation))] }
    do {
      let plans = try choice(keeping: keepingModes ? former : []).plan()
      let routes = plans.flatMap { plan in plan.routes.map { (card: plan.card, route: $0) } }
      let kept = routes.map { self.kept($0.route, of: $0.card) }
      // What is not wanted any more goes dark, and gives its buffers back before others are made.
      let names = routes.map(\.route.connector.name)
      for slot in former where !names.contains(slot.screen.name) { slot.screen.turnOff() }
      former = kept.compactMap { $0 }
      let slots = try zip(routes, kept).map { try $1 ?? opened($0.route, of: $0.card) }
      cards = Dictionary(plans.map { ($0.card.path, $0.card) }) { first, _ in first }
      return slots
    } catch let error as MachineError {
      guard options.method == .automatic, options.card == nil, Card.paths().isEmpty else { throw error }
      do {
        let screen = try FramebufferScreen(rotation: options.rotation)
        log("\(error)\n\(screen.path) is used instead, without page flips.")
        return [ScreenSlot(screen)]
      } catch let other as MachineError {
        throw MachineError(error.reason, "\(error)\n\(other)")
      }
    }
  }

  /// The screen that shows just this way already.
  private func kept(_ route: Route, of card: Card) -> ScreenSlot? {
    former.first { slot in
      slot.isConnected && (slot.window != nil) == route.isWindow
        && (slot.screen as? Display)?.shows(route, of: card, as: options) == true
    }
  }

  private func opened(_ route: Route, of card: Card) throws -> ScreenSlot {
    let display = try Display(card: card, route: route, options: options)
    return ScreenSlot(display, window: route.isWindow ? display.name : nil)
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
      cards = [:]
      if let error = error as? MachineError { wait(error) }
    }
  }

  /// Says once what is in the way, and tries again: soon where another program is, less and less often where a screen
  /// fails, at the next change where hardware is missing.
  private func wait(_ error: MachineError) {
    // Without a display the host ends a panel that has shown nothing yet, and says why.
    let goesOn = shown > 0 || error.reason != .noDisplay
    if goesOn && error != lastError { log("\(error)\nThe panel goes on without a screen and takes it when it can.") }
    lastError = error
    let pause = error.reason == .failed ? patience.next() : Patience.first
    retryAt = error.reason == .noDisplay && isTold ? nil : loop.now + pause
  }

  func lose(_ card: Card) {
    log("\(card.path) (\(card.driver)) is gone.")
    loop.unwatch(card.fd)
    cards[card.path] = nil
    slots.removeAll { ($0.screen as? Display)?.card === card }
  }

  func lose(_ error: MachineError) {
    drop()
    wait(error)
    // It was there a moment ago, so it may be there again in another.
    retryAt = retryAt ?? loop.now + Patience.first
  }

  private func disconnectAll() {
    for slot in slots where slot.isConnected {
      log("\(slot.screen.name) is not connected any more; the panel goes on without a screen.")
      slot.isConnected = false
      slot.pacing.forget()
    }
  }

  private func reconnect(_ slot: ScreenSlot) {
    log("\(slot.screen.name) is connected again.")
    slot.isConnected = true
    restart(slot)
  }

  private func restart(_ slot: ScreenSlot) {
    slot.pacing.forget()
    slot.screen.startAfresh()
    slot.needsShowing = true
    if visibility == .off { slot.screen.turnOff() }
  }

  func place() {
    guard let bitmap, !slots.isEmpty else { return }
    for slot in slots {
      let part = slot.screen.place.part
      let (width, height) = (slot.screen.upright.width - part.width, slot.screen.upright.height - part.height)
      // Only as far as the picture stays on the screen.
      func placed(_ room: Int, _ offset: Int) -> Int { max(0, min(room, room / 2 + offset)) }
      slot.screen.place = ScreenPlace(
        part: part, originX: placed(width, shift.offset.x), originY: placed(height, shift.offset.y))
      slot.needsShowing = true
    }
    // Views of the first screen are laid out in its points, and others' in multiples of them.
    let scale = scale(of: slots[0].screen)
    func surface(_ screen: any Screen) -> TouchSurface {
      TouchSurface(
        width: bitmap.width, height: bitmap.height, rotation: options.rotation, scale: scale,
        originX: screen.place.originX - screen.place.part.minX, originY: screen.place.originY - screen.place.part.minY,
        upright: screen.upright)
    }
    self.surface = surface(slots[0].screen)
    outputs = Dictionary(slots.map { ($0.screen.name, surface($0.screen)) }) { first, _ in first }
  }

  /// Where each screen's views are; `nil` where all screens show the same.
  var panes: Panes? {
    guard let first = slots.first, !options.windows.isEmpty else { return nil }
    func pane(_ slot: ScreenSlot) -> Rect {
      let part = slot.screen.place.part
      return Rect(
        x: Double(part.minX) / surface.scale, y: Double(part.minY) / surface.scale,
        width: Double(part.width) / surface.scale, height: Double(part.height) / surface.scale)
    }
    let windows = slots.compactMap { slot in slot.window.map { ($0, pane(slot)) } }
    let factors = slots.compactMap { slot in slot.window.map { ($0, scale(of: slot.screen) / surface.scale) } }
    return Panes(
      first: pane(first), others: Dictionary(windows) { first, _ in first },
      factors: Dictionary(factors) { first, _ in first })
  }

  private func scale(of screen: any Screen) -> Double {
    if let scale = options.scale.of(screen.name) { return scale }
    let (width, height) = options.rotation.pictureSize(width: screen.upright.width, height: screen.upright.height)
    return ScreenScale.suggested(
      pixels: PixelExtents(width: width, height: height), millimeters: screen.millimeters)
  }
}

/// Pictures below one another in one bitmap, so that each screen shows rows of its own.
nonisolated func stackedParts(_ sizes: [PixelExtents]) -> [PixelRect] {
  var top = 0
  return sizes.map { size in
    defer { top += size.height }
    return PixelRect(x: 0, y: top, width: size.width, height: size.height)
  }
}
