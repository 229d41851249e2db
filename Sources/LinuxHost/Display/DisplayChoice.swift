/// Which adapters, connectors and modes to use.
///
/// What the options ask for comes first. Where the hardware does not have it, the screen and the mode that are in use are
/// kept, else the hardware's own are taken, and a remark says so: a setting alone never leaves a panel without a picture.
struct DisplayChoice {
  /// A screen that is in use.
  struct InUse {
    var path: String
    var connector: String
    /// The modes that it offered when its mode was chosen.
    var offered: [String]
    var mode: Mode
  }

  /// The ways through one adapter.
  struct Plan {
    var card: any Adapter
    var routes: [Route]
  }

  /// What was chosen, and what the options asked for in vain.
  struct Outcome {
    var plans: [Plan] = []
    var remarks: [String] = []

    /// The ways of all adapters, the first screen's first.
    var ways: [(card: any Adapter, route: Route)] { plans.flatMap { plan in plan.routes.map { (plan.card, $0) } } }
    /// What tells it from another outcome.
    var keys: [String] { ways.map { $0.route.key(on: $0.card.path) } }
  }

  var options: DisplayOptions
  var adapters = Adapters()
  /// Adapters that are open already: a second handle on one would not be its master.
  var cards: [String: any Adapter] = [:]
  /// Whether a mode that is running already is kept.
  var keepsRunningMode = true
  /// Screens that are in use, the first screen first.
  var inUse: [InUse] = []
  /// Whether screens that offer the same modes as before keep theirs.
  var keepsModes = true
  /// Keys of screens that are not to be used.
  var excluded: Set<String> = []
  /// Whether the hardware is asked what is connected.
  var isProbing = true

  /// The first screen, those with views of their own, and with mirroring all others. When none can be used the error says
  /// why for each adapter.
  func plan() throws -> Outcome {
    do {
      return try plan(options)
    } catch let error as MachineError where error.reason == .noDisplay {
      for relaxed in relaxations {
        guard var outcome = try? plan(relaxed), let way = outcome.ways.first else { continue }
        outcome.remarks.insert("\(error)\n\(way.route.connector.name) on \(way.card.path) is used instead.", at: 0)
        return outcome
      }
      throw error
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

  /// The options with ever fewer wishes that the hardware may not meet.
  private var relaxations: [DisplayOptions] {
    var (relaxed, result) = (options, [DisplayOptions]())
    if relaxed.connector != nil {
      relaxed.connector = nil
      result.append(relaxed)
    }
    if relaxed.card != nil {
      relaxed.card = nil
      result.append(relaxed)
    }
    return result
  }

  private func plan(_ options: DisplayOptions) throws -> Outcome {
    var (outcome, errors) = (Outcome(), [MachineError]())
    for path in paths(options) where outcome.plans.isEmpty || options.isMirrored || !options.windows.isEmpty {
      do {
        let card = try cards[path] ?? adapters.open(path)
        if let wanted = options.card, !Card.isOne(wanted), wanted != card.driver {
          errors.append(MachineError(.noDisplay, "\(path) (\(card.driver)) is not of the driver \(wanted)."))
          continue
        }
        var routing = Routing(choice: self, options: options, card: card)
        let routes = try routing.routes(isFirst: outcome.plans.isEmpty)
        outcome.remarks += routing.remarks
        if !routes.isEmpty { outcome.plans.append(Plan(card: card, routes: routes)) }
      } catch let error as MachineError {
        errors.append(error)
      }
    }
    if outcome.plans.isEmpty { throw Self.combine(errors) }
    return outcome
  }

  /// An adapter is named by its node or by its driver: numbers of nodes change from boot to boot. The adapter that is in
  /// use comes first.
  private func paths(_ options: DisplayOptions) -> [String] {
    if let card = options.card, Card.isOne(card) { return [card] }
    let paths = adapters.paths()
    guard let first = inUse.first?.path, paths.contains(first) else { return paths }
    return [first] + paths.filter { $0 != first }
  }
}
