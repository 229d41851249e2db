import Graphics
import Runtime

/// Creates further stages with the same views, environment and values.
struct StageRecipe {
  /// Makes a stage for a size in points and a scale.
  let make: (Size, Double) -> Stage
  /// The changes of the environment so far, in order.
  var environmentChanges: [(inout EnvironmentValues) -> Void] = []
  /// Copies the values of the present stage to a new one, except the state of its views.
  var adopt: ((Stage) -> Void)?

  /// A new stage. State that only the views hold is as at first.
  func freshStage(_ size: Size, _ scale: Double) -> Stage {
    let fresh = make(size, scale)
    for change in environmentChanges { fresh.setEnvironment(change) }
    fresh.update()
    // The adopted values have been so from the first: nothing is on its way there.
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    withTransaction(atOnce) {
      adopt?(fresh)
      fresh.update()
    }
    return fresh
  }
}
