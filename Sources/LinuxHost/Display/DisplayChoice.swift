import CDRM

/// Which cards, connectors and modes to use.
struct DisplayChoice {
  var options: DisplayOptions
  /// Cards that are open already: a second handle on one would not be its master.
  var cards: [String: Card] = [:]
  /// Whether a mode that is running already is kept.
  var keepsRunningMode = true
  /// Modes of screens that are in use, by connector: as long as the screen offers the same as before, they stay.
  var inUse: [String: (offered: [String], mode: Mode)] = [:]

  /// A card, and the ways through it.
  struct Plan {
    var card: Card
    var routes: [Route]

    /// What tells it from another plan.
    var key: [String] { routes.map { "\(card.path) \($0.connector.name) \($0.mode)" } }
  }

  /// The first screen, and with mirroring all others. When none can be used the error says why for each card.
  func plan() throws -> [Plan] {
    let paths = paths()
    var errors: [MachineError] = []
    var plans: [Plan] = []
    for path in paths where plans.isEmpty || options.isMirrored {
      do {
        let card = try cards[path] ?? Card(path: path)
        guard fits(card) else { continue }
        plans.append(Plan(card: card, routes: try routes(on: card)))
      } catch let error as MachineError {
        errors.append(error)
      }
    }
    if plans.isEmpty { throw Self.combine(errors) }
    return plans
  }

  /// Opens the screens of plans.
  func open(_ plans: [Plan]) throws -> [Display] {
    try plans.flatMap { plan in
      try plan.routes.map {
        try Display(card: plan.card, route: $0, options: options)
      }
    }
  }

  /// One error that tells all of them. Access denied is worth another start; no display at all is not.
  static func combine(_ errors: [MachineError]) -> MachineError {
    guard !errors.isEmpty else {
      return MachineError(
        .noDisplay,
        "There is no display: /dev/dri holds no card, so no DRM driver is loaded.\n  mend: `dmesg | grep -i drm` tells why; in a container pass --device /dev/dri"
      )
    }
    let reason = errors.first { $0.reason != .noDisplay }?.reason ?? .noDisplay
    return MachineError(reason, errors.map(\.description).joined(separator: "\n"))
  }

  /// A card is named by its node or by its driver: numbers of nodes change from boot to boot.
  private func paths() -> [String] {
    guard let card = options.card else { return Card.paths() }
    return Card.isOne(card) ? [card] : Card.paths()
  }

  private func fits(_ card: Card) -> Bool {
    options.card.map { Card.isOne($0) || $0 == card.driver } ?? true
  }

  private func routes(on card: Card) throws -> [Route] {
    let connectors = card.connectors()
    let chosen = try choose(from: connectors, on: card)
    var taken = Set(connectors.filter { connector in !chosen.contains { $0.id == connector.id } }.map(\.currentCRTC))
    return try chosen.map { connector in
      guard let (mode, isKept) = mode(for: connector, on: card) else {
        throw MachineError(.noDisplay, noModeText(connector, on: card))
      }
      guard let crtc = connector.chooseCRTC(from: card.crtcs, taken: taken) else {
        throw MachineError(.noDisplay, "\(card.path) (\(card.driver)) has no CRTC for \(connector.name).")
      }
      taken.insert(crtc)
      return Route(connector: connector, crtc: crtc, mode: mode, isKept: isKept)
    }
  }

  private func mode(for connector: Connector, on card: Card) -> (Mode, isKept: Bool)? {
    if let known = inUse[connector.name], known.offered == connector.modes.map(\.description) {
      return (known.mode, false)
    }
    let running = keepsRunningMode ? Mode.running(on: connector, of: card.fd) : nil
    if options.mode == nil, let running { return (running, true) }
    guard let mode = Mode.choose(from: connector.modes, request: options.mode) else { return nil }
    return (mode, mode.description == running?.description)
  }

  private func choose(from connectors: [Connector], on card: Card) throws -> [Connector] {
    let usable = connectors.filter { $0.isConnected && !$0.modes.isEmpty }
    if let found = usable.first(where: { options.connector == nil || $0.name == options.connector }) {
      return options.isMirrored ? [found] + usable.filter { $0.id != found.id } : [found]
    }
    let list = connectors.map { "\($0.name) \($0.isConnected ? "connected" : "not connected")" }
    let all = list.isEmpty ? "it has no connectors" : list.joined(separator: ", ")
    let wanted = options.connector.map { "\($0) is not connected" } ?? "nothing is connected"
    throw MachineError(
      .noDisplay,
      "\(card.path) (\(card.driver)): \(wanted); \(all).\n  mend: check the cable, or force it on the kernel command line: video=HDMI-A-1:e"
    )
  }

  private func noModeText(_ connector: Connector, on card: Card) -> String {
    let offered = connector.modes.map(\.description).joined(separator: " ")
    let wanted = options.mode?.description ?? ""
    return
      "\(connector.name) on \(card.path) (\(card.driver)) has no mode \(wanted); it offers \(offered).\n  mend: display.mode=auto"
  }
}

extension Mode {
  /// The mode that a connector shows already, if it is one of its own.
  fileprivate static func running(on connector: Connector, of card: Int32) -> Mode? {
    guard connector.currentCRTC != 0, let crtc = drmModeGetCrtc(card, connector.currentCRTC) else { return nil }
    defer { drmModeFreeCrtc(crtc) }
    guard crtc.pointee.mode_valid != 0 else { return nil }
    let running = Mode(crtc.pointee.mode)
    return connector.modes.first { $0.description == running.description }
  }
}
