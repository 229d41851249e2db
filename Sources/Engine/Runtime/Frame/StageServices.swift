// The services of the lower folders, which know no stage.

extension HoverTracker: StageService {
  package convenience init(stage: Stage) { self.init(root: stage.rootLayoutNode) }
}

extension FocusedStore: StageService {
  package convenience init(stage: Stage) { self.init() }
}

extension Timekeeper: StageService {
  package convenience init(stage: Stage) {
    let node = NodeContext(stage: stage, parent: nil, environment: stage.environment.values)
    self.init(on: stage.clock, in: node) { [weak stage] in stage?.now ?? .zero }
  }
}

extension Stage: FocusHost {
  package func playPress(of node: Node?) { feedback.press(node) }
  package func playStop() { feedback.play(.stop) }
}

/// Whether a stage keeps its display awake; created on first use.
private final class Wakefulness: StageService {
  var isAsked = false
  init(stage: Stage) {}
}

extension Stage {
  /// Whether the panel neither dims nor blanks while it is not in use.
  public var staysAwake: Bool {
    get { services.existing(Wakefulness.self)?.isAsked ?? false }
    set {
      if newValue || staysAwake { service(Wakefulness.self).isAsked = newValue }
    }
  }
}
