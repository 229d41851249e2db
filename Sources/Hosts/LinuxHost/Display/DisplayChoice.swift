/// Chooses adapters, connectors and modes.
///
/// The options come first. If the hardware lacks what they name, the present screen and mode are kept, or else the
/// hardware's preferred screen and mode are chosen, and a remark says so: a wrong setting alone never leaves a panel
/// without a screen.
struct DisplayChoice {
  /// A screen that is in use.
  struct InUse {
    var path: String
    var connector: String
    /// The modes that the connector offered when its mode was chosen.
    var offered: [Mode.Key]
    var mode: Mode
  }

  /// The routes through one adapter.
  struct Plan {
    var card: any Adapter
    var routes: [Route]
  }

  /// The chosen routes, and remarks on options that could not be met.
  struct Outcome {
    var plans: [Plan] = []
    var remarks: [String] = []

    /// The routes of all adapters; the first belongs to the main screen.
    var ways: [(card: any Adapter, route: Route)] { plans.flatMap { plan in plan.routes.map { (plan.card, $0) } } }
    /// Identifies the outcome, to compare it with another.
    var keys: [String] { ways.map { $0.route.key(on: $0.card.path) } }
  }

  var options: DisplayOptions
  var adapters = Adapters()
  /// Adapters that are open already, by path: a second descriptor of the same card would not be its master.
  var cards: [String: any Adapter] = [:]
  /// Whether a mode that is already set (by the boot loader, say) is kept.
  var keepsRunningMode = true
  /// The screens in use; the main screen comes first.
  var inUse: [InUse] = []
  /// Whether screens whose list of modes is unchanged keep their mode.
  var keepsModes = true
  /// Screens that must not be used, each as `path connector`.
  var excluded: Set<String> = []
  /// Whether to ask the hardware what is connected instead of the kernel's cache.
  var isProbing = true

  /// Plans the main screen, the screens with their own views and, if mirroring is on, all others.
  ///
  /// - Throws: ``MachineError`` with a line for each adapter if no screen can be used.
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

  /// Combines the errors of all adapters into one. It keeps a reason that is worth another start (`denied`, `busy`)
  /// over `noDisplay`.
  static func combine(_ errors: [MachineError]) -> MachineError {
    guard !errors.isEmpty else {
      return MachineError(
        .noDisplay,
        "There is no display: /dev/dri holds no card, so no DRM driver is loaded.\n  fix: `dmesg | grep -i drm` shows why; in a container pass --device /dev/dri"
      )
    }
    let reason = errors.first { $0.reason != .noDisplay }?.reason ?? .noDisplay
    return MachineError(reason, errors.map(\.description).joined(separator: "\n"))
  }

  /// The options with more and more wishes dropped that the hardware may not meet: first the connector, then the
  /// card.
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
        if let wanted = options.card, !DRMCard.isOne(wanted), wanted != card.driver {
          errors.append(MachineError(.noDisplay, "\(path) (\(card.driver)) does not use the driver \(wanted)."))
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

  /// The adapters to try, with the one in use first. Options name an adapter by its node or by its driver, since
  /// nodes are numbered differently from boot to boot.
  private func paths(_ options: DisplayOptions) -> [String] {
    if let card = options.card, DRMCard.isOne(card) { return [card] }
    let paths = adapters.paths()
    guard let first = inUse.first?.path, paths.contains(first) else { return paths }
    return [first] + paths.filter { $0 != first }
  }
}
