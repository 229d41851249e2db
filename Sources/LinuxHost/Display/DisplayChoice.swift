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

  /// The first screen, those with views of their own, and with mirroring all others. When none can be used the error says
  /// why for each card.
  func plan() throws -> [Plan] {
    let paths = paths()
    var errors: [MachineError] = []
    var plans: [Plan] = []
    for path in paths where plans.isEmpty || options.isMirrored || !options.windows.isEmpty {
      do {
        let card = try cards[path] ?? Card(path: path)
        guard fits(card) else { continue }
        let routes = try routes(on: card, isFirst: plans.isEmpty)
        if !routes.isEmpty { plans.append(Plan(card: card, routes: routes)) }
      } catch let error as MachineError {
        errors.append(error)
      }
    }
    if plans.isEmpty { throw Self.combine(errors) }
    return plans
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

  private func routes(on card: Card, isFirst: Bool) throws -> [Route] {
    let connectors = card.connectors()
    let usable = connectors.filter { $0.isConnected && !$0.modes.isEmpty }
    let first = isFirst ? try chooseFirst(from: usable, of: connectors, on: card) : nil
    let others = usable.filter { $0.id != first?.id && (options.isMirrored || options.windows.contains($0.name)) }
    let chosen = (first.map { [$0] } ?? []) + others
    var taken = Set(connectors.filter { connector in !chosen.contains { $0.id == connector.id } }.map(\.currentCRTC))
    return try chosen.map { connector in
      guard let (mode, isKept) = mode(for: connector, on: card) else {
        throw MachineError(.noDisplay, noModeText(connector, on: card))
      }
      guard let crtc = connector.chooseCRTC(from: card.crtcs, taken: taken) else {
        throw MachineError(.noDisplay, "\(card.path) (\(card.driver)) has no CRTC for \(connector.name).")
      }
      taken.insert(crtc)
      let isWindow = connector.id != first?.id && options.windows.contains(connector.name)
      return Route(connector: connector, crtc: crtc, mode: mode, isKept: isKept, isWindow: isWindow)
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

  /// One without views of its own, if there is any.
  private func chooseFirst(from usable: [Connector], of connectors: [Connector], on card: Card) throws -> Connector {
    if let name = options.connector {
      if let found = usable.first(where: { $0.name == name }) { return found }
    } else if let found = usable.first(where: { !options.windows.contains($0.name) }) ?? usable.first {
      return found
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
