/// Which card, connector and mode to use.
struct DisplayChoice {
  /// A node such as `/dev/dri/card1`; `nil` for the first with something connected.
  var card: String?
  /// A connector such as `HDMI-A-1`; `nil` for the first that is connected.
  var connector: String?
  /// `nil` for the panel's own mode.
  var mode: ModeRequest?
  var rotation = DisplayRotation.none
  var isAtomicAllowed = true

  /// Opens the display. When none can be used the error says why for each card.
  func open() throws -> Display {
    let paths = card.map { [$0] } ?? Card.paths()
    var errors: [MachineError] = []
    for path in paths {
      do {
        let card = try Card(path: path)
        return try Display(card: card, route: route(on: card), rotation: rotation, isAtomicAllowed: isAtomicAllowed)
      } catch let error as MachineError {
        errors.append(error)
      }
    }
    throw Self.combine(errors)
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

  private func route(on card: Card) throws -> Route {
    let connectors = card.connectors()
    let connector = try choose(from: connectors, on: card)
    guard let mode = Mode.choose(from: connector.modes, request: mode) else {
      throw MachineError(.noDisplay, noModeText(connector, on: card))
    }
    let taken = Set(connectors.filter { $0.id != connector.id }.map(\.currentCRTC))
    guard let crtc = connector.chooseCRTC(from: card.crtcs, taken: taken) else {
      throw MachineError(.noDisplay, "\(card.path) (\(card.driver)) has no CRTC for \(connector.name).")
    }
    return Route(connector: connector, crtc: crtc, mode: mode)
  }

  private func choose(from connectors: [Connector], on card: Card) throws -> Connector {
    let usable = connectors.filter { $0.isConnected && !$0.modes.isEmpty }
    if let found = usable.first(where: { connector == nil || $0.name == connector }) { return found }
    let list = connectors.map { "\($0.name) \($0.isConnected ? "connected" : "not connected")" }
    let all = list.isEmpty ? "it has no connectors" : list.joined(separator: ", ")
    let wanted = connector.map { "\($0) is not connected" } ?? "nothing is connected"
    throw MachineError(.noDisplay, "\(card.path) (\(card.driver)): \(wanted); \(all).")
  }

  private func noModeText(_ connector: Connector, on card: Card) -> String {
    let offered = connector.modes.map(\.description).joined(separator: " ")
    let wanted = mode?.description ?? ""
    return "\(connector.name) on \(card.path) (\(card.driver)) has no mode \(wanted); it offers \(offered)."
  }
}
