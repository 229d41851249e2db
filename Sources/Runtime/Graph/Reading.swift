import Observation

/// One run of a node's body, as far as it read observable objects.
///
/// Observation tells once of a change and keeps what it is to call until then; there is no way to take that back. So
/// each run also reads this object, and changing it makes Observation let go of all that the run has read.
package nonisolated final class Reading: Observable, Sendable {
  /// The node whose body has run; `nil` once the run is over. Guarded by the lock of the queue, so that a run costs no
  /// lock of its own.
  nonisolated(unsafe) weak var node: Node?
  private let invalidations: InvalidationQueue
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  package init(by node: Node, _ invalidations: InvalidationQueue) {
    self.node = node
    self.invalidations = invalidations
  }

  /// Has the running body read this object too.
  package func touch() { registrar.access(self, keyPath: \.mark) }

  /// Called when something that was read is about to change.
  package func fire() { invalidations.post(self) }

  /// Has Observation forget the run.
  package func end() {
    invalidations.forget(self)
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }
}

extension Node {
  /// The kinds of nodes that have read observable objects so far.
  private static var readers: Set<ObjectIdentifier> = []

  /// Runs `body` and notes the locations and the observable properties that it reads.
  package final func observing<Result>(_ body: () -> Result) -> Result {
    reading?.end()
    let isReader = reading != nil || Self.readers.contains(ObjectIdentifier(type(of: self)))
    var reading = Reading(by: self, stage.invalidations)
    let result = tracking {
      withObservationTracking {
        if isReader { reading.touch() }
        return body()
      } onChange: { [reading] in
        reading.fire()
      }
    }
    // What nobody holds any more has read nothing. The first run of its kind to read something stays until a change.
    if isReader || !isKnownUniquelyReferenced(&reading) {
      self.reading = reading
      Self.readers.insert(ObjectIdentifier(type(of: self)))
    }
    return result
  }
}
