import Observation

/// A registration of the observable properties that one evaluation of a node's body has read.
///
/// Observation reports one change and keeps the registration until then; it cannot be revoked. So each evaluation also
/// reads a property of this object, and changing that property ends the registration.
package nonisolated final class Reading: Observable, Sendable {
  /// The node whose body has run; `nil` once the run is over.
  // Safe: the queue's lock guards this property, so that a run needs no lock.
  nonisolated(unsafe) var node: NodeLink?
  private let invalidations: InvalidationQueue
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  /// Creates a registration for a node.
  package init(by node: NodeLink, _ invalidations: InvalidationQueue) {
    self.node = node
    self.invalidations = invalidations
  }

  /// Lets the running body read this object as well.
  package func touch() { registrar.access(self, keyPath: \.mark) }

  /// Notes a coming change of something that was read. Any thread may call this.
  package func fire() { invalidations.post(self) }

  /// Ends the registration, so that later changes no longer reach the node.
  package func end() {
    invalidations.forget(self)
    registrar.withMutation(of: self, keyPath: \.mark) {}
  }
}

extension UpdatePass {
  /// Returns an unused registration for another node; `nil` if there is none.
  fileprivate func takeReading(by node: NodeLink) -> Reading? {
    guard let reading = spareReading else { return nil }
    spareReading = nil
    reading.node = node
    return reading
  }

  /// Keeps a registration for the next run: most runs read nothing, and a new registration takes four objects.
  fileprivate func keep(_ reading: Reading) {
    reading.node = nil
    spareReading = reading
  }
}

extension Node {
  /// The node types that have read observable properties so far.
  private static var readers: Set<ObjectIdentifier> = []

  /// Runs a closure and records the locations and the observable properties that it reads.
  package final func observing<Result>(_ body: () -> Result) -> Result {
    reading?.end()
    let isReader = reading != nil || Self.readers.contains(ObjectIdentifier(type(of: self)))
    var reading = stage.passes.update.takeReading(by: link) ?? Reading(by: link, stage.passes.invalidations)
    let result = tracking {
      withObservationTracking {
        if isReader { reading.touch() }
        return body()
      } onChange: { [reading] in
        reading.fire()
      }
    }
    // If nothing else retains the registration, nothing was read. The first evaluation of a node type to read something
    // keeps its registration until a change.
    if isReader || !isKnownUniquelyReferenced(&reading) {
      self.reading = reading
      Self.readers.insert(ObjectIdentifier(type(of: self)))
    } else {
      stage.passes.update.keep(reading)
    }
    return result
  }
}
