// The services of the lower folders, which know no stage.

extension HoverTracker: StageService {
  package convenience init(stage: Stage) { self.init(root: stage.rootLayoutNode) }
}

extension FocusedStore: StageService {
  package convenience init(stage: Stage) { self.init() }
}

extension Stage: FocusHost {
  package func playPress(of node: Node?) { feedback.press(node) }
  package func playStop() { feedback.play(.stop) }
}
