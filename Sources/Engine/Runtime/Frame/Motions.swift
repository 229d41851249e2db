/// All animations in progress on a stage.
package final class Motions {
  private var moving: [Motion] = []
  /// The removed views that are shown until their transitions are over.
  package private(set) var removals: [Removal] = []
  /// The time of the latest frame.
  private var time = Duration.zero

  /// The time at which the next frame is due; `nil` if nothing is animated.
  package var deadline: Duration? { moving.map { $0.deadline(after: time) }.min() }

  /// Adds an animation in progress.
  package func add(_ motion: Motion) { moving.append(motion) }

  /// Advances all animations to a time, and removes those that are over.
  package func advance(to time: Duration) {
    self.time = time
    if moving.isEmpty { return }
    let before = moving
    moving = []
    let still = before.filter { $0.advance(to: time) }
    // An animation that is over may start another one.
    moving = still + moving
  }

  /// Adds a removed view that is still shown.
  package func add(_ removal: Removal) { removals.append(removal) }
  /// Removes a removed view whose transition is over.
  package func remove(_ removal: Removal) { removals.removeAll { $0 === removal } }
}
