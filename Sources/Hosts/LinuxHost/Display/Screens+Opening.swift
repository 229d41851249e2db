import Graphics

// Choosing and opening screens.
extension Screens {
  /// The choice of screens under the present options, with the screens that are in use.
  func choice(keeping slots: [ScreenSlot]) -> DisplayChoice {
    var choice = DisplayChoice(options: options, adapters: adapters, cards: cards, keepsRunningMode: !hasOpened)
    choice.isProbing = !isProbed
    choice.inUse = slots.compactMap { $0.screen as? any RoutedScreen }.map { screen in
      DisplayChoice.InUse(
        path: screen.adapter.path, connector: screen.name, offered: screen.route.connector.modes.map(\.key),
        mode: screen.route.mode)
    }
    return choice
  }

  /// The work for other threads that lets the present choice of screens open without a wait; `nil` if no adapter has been
  /// asked for its screens.
  func preparations() -> [@Sendable () -> Void]? {
    guard options.method != .memory, options.method != .framebuffer else { return nil }
    var choice = choice(keeping: slots)
    choice.keepsModes = opened.keepsModes
    guard let plans = try? choice.plan().plans else { return nil }
    // Adapters that are new stay open, with what is made on them.
    for plan in plans { opened.cards[plan.card.path] = plan.card }
    return plans.compactMap { plan in
      let new = plan.routes.filter { kept($0, of: plan.card, among: slots) == nil }
      return new.isEmpty ? nil : plan.card.preparation(for: new, options)
    }
  }

  /// Opens the screens. The fbdev device is used if the options ask for it, or if there is no DRM driver at all.
  ///
  /// - Throws: ``MachineError`` if no screen can be opened.
  func openScreens(keepingModes: Bool) throws -> [ScreenSlot] {
    if options.method == .memory {
      opened.closeFormer()
      return [ScreenSlot(MemoryScreen(memorySize), asked: options)]
    }
    if options.method == .framebuffer {
      do {
        return [try openFramebuffer()]
      } catch let error as MachineError where error.reason == .noDisplay && !adapters.paths().isEmpty {
        report(["\(error)\nThe display adapter is used instead."])
      }
    }
    do {
      return try openRoutedScreens(keepingModes: keepingModes)
    } catch let error as MachineError {
      guard options.method == .automatic, options.card == nil, adapters.paths().isEmpty else { throw error }
      do {
        let slot = try openFramebuffer()
        log("\(error)\n\(slot.screen.name) is used instead, without page flips.")
        return [slot]
      } catch let other as MachineError {
        throw MachineError(error.reason, "\(error)\n\(other)")
      }
    }
  }

  /// The size of a panel without a screen, with the rotation done.
  private var memorySize: PixelExtents {
    guard let mode = options.mode.others, mode.width <= Bitmap.maximumPixels / mode.height else {
      return MemoryScreen.standard
    }
    let (width, height) = options.rotation.pictureSize(width: mode.width, height: mode.height)
    return PixelExtents(width: width, height: height)
  }

  /// Opens the fbdev device, after the screens in use have been closed: while a DRM card is open, its driver shows the
  /// buffers of the program that has opened it, and restores the fbdev device's picture once the last one has closed
  /// it.
  private func openFramebuffer() throws -> ScreenSlot {
    opened.closeFormer()
    return ScreenSlot(try adapters.openFramebuffer(options.rotation), asked: options)
  }

  /// Opens the wanted screens. If the main screen cannot be opened, the next best takes its place.
  private func openRoutedScreens(keepingModes: Bool) throws -> [ScreenSlot] {
    var choice = choice(keeping: opened.former)
    choice.keepsModes = keepingModes
    var failure: MachineError?
    while true {
      let outcome: DisplayChoice.Outcome
      do { outcome = try choice.plan() } catch { throw failure ?? error }
      let (ways, kept) = (outcome.ways, outcome.ways.map { self.kept($0.route, of: $0.card, among: opened.former) })
      // Screens that are no longer wanted are turned off first, so that their buffers are freed before others are
      // allocated.
      let names = ways.map(\.route.connector.name)
      for slot in opened.former where !names.contains(slot.screen.name) { slot.screen.turnOff() }
      opened.keep(kept.compactMap { $0 })
      do {
        let slots = try open(ways, kept)
        opened.cards = Dictionary(outcome.plans.map { ($0.card.path, $0.card) }) { first, _ in first }
        let instead = failure.map { ["\($0)\n\(slots[0].screen.name) is used instead."] } ?? []
        report(instead + outcome.remarks)
        return slots
      } catch let error as FirstScreenFailure {
        failure = failure ?? error.error
        // A screen that another process holds is waited for; if one screen fails for another reason, the next is
        // tried.
        guard error.error.reason == .failed || error.error.reason == .noDisplay else { throw error.error }
        choice.excluded.insert(error.place)
      }
    }
  }

  private struct FirstScreenFailure: Error {
    var place: String
    var error: MachineError
  }

  /// Opens each route that is not in use yet. Only a failure of the main screen is thrown; others are logged.
  private func open(_ ways: [(card: any Adapter, route: Route)], _ kept: [ScreenSlot?]) throws -> [ScreenSlot] {
    var slots: [ScreenSlot] = []
    for (way, kept) in zip(ways, kept) {
      do {
        slots.append(try kept ?? open(way.route, of: way.card))
      } catch let error as MachineError {
        let name = way.route.connector.name
        if slots.isEmpty { throw FirstScreenFailure(place: "\(way.card.path) \(name)", error: error) }
        log("\(error)\n\(name) shows nothing; the other screens are not affected.")
      }
    }
    return slots
  }

  /// The open screen that already shows this route with the same options, if there is one.
  private func kept(_ route: Route, of card: any Adapter, among slots: [ScreenSlot]) -> ScreenSlot? {
    slots.first { slot in
      guard slot.isConnected, (slot.window != nil) == route.isWindow, let screen = slot.screen as? any RoutedScreen,
        screen.adapter === card, screen.route.connector.id == route.connector.id, screen.route.crtc == route.crtc
      else { return false }
      return screen.route.mode.key == route.mode.key && slot.asked.rotation == options.rotation
        && slot.asked.method == options.method && slot.asked.format == options.format
    }
  }

  /// Opens a screen as the options say or, if that fails, with automatic method and format.
  private func open(_ route: Route, of card: any Adapter) throws -> ScreenSlot {
    let window = route.isWindow ? route.connector.name : nil
    do {
      return ScreenSlot(try card.openScreen(route, options), asked: options, window: window)
    } catch let error as MachineError where error.reason == .noDisplay || error.reason == .failed {
      var simple = options
      (simple.method, simple.format) = (.automatic, nil)
      guard simple != options else { throw error }
      let screen = try card.openScreen(route, simple)
      log("\(error)\n\(route.connector.name) is used with display.method=auto and display.format=auto instead.")
      return ScreenSlot(screen, asked: options, window: window)
    }
  }
}
