/// Chooses the routes through one adapter.
struct Routing {
  let choice: DisplayChoice
  let options: DisplayOptions
  let card: any Adapter
  /// Remarks on options that this adapter cannot meet.
  private(set) var remarks: [String] = []

  init(choice: DisplayChoice, options: DisplayOptions, card: any Adapter) {
    (self.choice, self.options, self.card) = (choice, options, card)
  }

  /// The routes to the screens of this adapter that are to be used.
  ///
  /// - Parameter isFirst: Whether the main screen has to be on this adapter.
  /// - Throws: ``MachineError`` if the main screen has no route. Failures of other screens only add remarks.
  mutating func routes(isFirst: Bool) throws -> [Route] {
    let connectors = card.connectors(probing: choice.isProbing)
    let usable = connectors.filter { $0.isConnected && !$0.modes.isEmpty && !choice.excluded.contains(place($0)) }
    let first = isFirst ? try chooseFirst(from: usable, of: connectors) : nil
    let others = usable.filter { $0.id != first?.id && (options.isMirrored || options.windows.contains($0.name)) }
    let chosen = (first.map { [$0] } ?? []) + others
    var taken = Set(connectors.filter { connector in !chosen.contains { $0.id == connector.id } }.map(\.currentCRTC))
    var used: Set<UInt32> = []
    var routes: [Route] = []
    for connector in chosen {
      guard let crtc = connector.chooseCRTC(from: card.crtcs, taken: taken, used: used) else {
        let error = MachineError(.noDisplay, "\(card.path) (\(card.driver)) has no CRTC for \(connector.name).")
        if connector.id == first?.id { throw error }
        remarks.append(error.description)
        continue
      }
      taken.insert(crtc)
      used.insert(crtc)
      let (mode, isKept) = mode(for: connector)
      let isWindow = connector.id != first?.id && options.windows.contains(connector.name)
      routes.append(Route(connector: connector, crtc: crtc, mode: mode, isKept: isKept, isWindow: isWindow))
    }
    return routes
  }

  private func place(_ connector: Connector) -> String { "\(card.path) \(connector.name)" }

  /// The mode for a connector that has modes: the requested mode, else the mode in use, else the mode already set, else
  /// the preferred mode.
  private mutating func mode(for connector: Connector) -> (Mode, isKept: Bool) {
    let known = choice.inUse.first { $0.path == card.path && $0.connector == connector.name }
    if choice.keepsModes, let known, known.offered == connector.modes.map(\.key) { return (known.mode, false) }
    let running = choice.keepsRunningMode ? connector.running : nil
    let request = options.mode.of(connector.name)
    if let request {
      if let mode = Mode.choose(from: connector.modes, request: request) {
        return (mode, mode.key == running?.key)
      }
      let last = connector.modes.first { $0.key == known?.mode.key }
      let mode = last ?? running ?? Mode.choose(from: connector.modes, request: nil) ?? connector.modes[0]
      remarks.append(noModeText(connector, request, instead: mode))
      return (mode, mode.key == running?.key)
    }
    if let running { return (running, true) }
    return (Mode.choose(from: connector.modes, request: nil) ?? connector.modes[0], false)
  }

  /// Chooses the main screen: the named connector, else the connector in use, else preferably a connector that no scene
  /// names.
  private func chooseFirst(from usable: [Connector], of connectors: [Connector]) throws -> Connector {
    if let name = options.connector {
      if let found = usable.first(where: { $0.name == name }) { return found }
    } else {
      let inUse = choice.inUse.first.flatMap { $0.path == card.path ? $0.connector : nil }
      let candidates = usable.filter { !options.windows.contains($0.name) }
      if let found = candidates.first(where: { $0.name == inUse }) ?? candidates.first ?? usable.first { return found }
    }
    let list = connectors.map { "\($0.name) \($0.isConnected ? "connected" : "not connected")" }
    let all = list.isEmpty ? "it has no connectors" : list.joined(separator: ", ")
    let wanted = options.connector.map { "\($0) is not connected" } ?? "nothing is connected"
    throw MachineError(
      .noDisplay,
      "\(card.path) (\(card.driver)): \(wanted); \(all).\n  fix: check the cable, or force it on the kernel command line: video=HDMI-A-1:e"
    )
  }

  private func noModeText(_ connector: Connector, _ request: ModeRequest, instead: Mode) -> String {
    let offered = connector.modes.map(\.description).joined(separator: " ")
    return
      "\(connector.name) on \(card.path) (\(card.driver)) has no mode \(request); it offers \(offered).\n  fix: display.mode=auto; \(instead) is used instead."
  }
}
