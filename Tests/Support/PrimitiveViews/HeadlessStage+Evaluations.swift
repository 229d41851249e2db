import Driver
import Runtime

extension HeadlessStage {
  /// How many bodies run because of an action.
  package func evaluations(during action: () throws -> Void) rethrows -> Int {
    let before = stage.evaluations
    try action()
    return stage.evaluations - before
  }
}
