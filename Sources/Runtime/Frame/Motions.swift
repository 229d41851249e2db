/// All that moves on a stage.
package final class Motions {
  private var moving: [Motion] = []
  /// Views on their way out of the tree.
  package private(set) var removals: [Removal] = []
  private var time = Duration.zero

  /// When the next frame is due; `nil` while everything is at rest.
  package var deadline: Duration? { moving.map { $0.deadline(after: time) }.min() }

  package func add(_ motion: Motion) { moving.append(motion) }

  /// Moves everything on.
  package func advance(to time: Duration) {
    self.time = time
    if moving.isEmpty { return }
    let before = moving
    moving = []
    let still = before.filter { $0.advance(to: time) }
    // What comes to rest may set something else in motion.
    moving = still + moving
  }

  package func add(_ removal: Removal) { removals.append(removal) }
  package func remove(_ removal: Removal) { removals.removeAll { $0 === removal } }
}
