/// Something whose value or picture depends on locations that it has read.
///
/// A dependent knows what it read and each location knows its dependents, so a write reaches exactly those whom it
/// concerns and a dependent that goes away leaves no trace.
@MainActor public class Dependent {
  private var reads: [Location] = []
  /// How many of `reads` the run that goes on has read, too. Most runs read what the run before read, in its order.
  private var confirmed = 0
  /// What the run before read after the place from which this one goes another way.
  private var doubtful: [Location] = []

  package init() {}

  /// Called when a location that this dependent read has changed.
  package func invalidate() {}

  /// Runs `body` and takes note of every location that it reads; what only the run before read is forgotten.
  package final func tracking<Result>(_ body: () -> Result) -> Result {
    let outer = Tracker.current
    Tracker.current = self
    confirmed = 0
    let result = body()
    Tracker.current = outer
    leaveFormerRun()
    for location in doubtful where !hasRead(location) { location.remove(self) }
    doubtful.removeAll()
    return result
  }

  /// Forgets everything that was read.
  package final func stopTracking() {
    for location in reads { location.remove(self) }
    for location in doubtful where !hasRead(location) { location.remove(self) }
    reads.removeAll()
    doubtful.removeAll()
    confirmed = 0
  }

  fileprivate final func note(_ location: Location) {
    if confirmed < reads.count, reads[confirmed] === location {
      confirmed += 1
      return
    }
    if hasRead(location) { return }
    leaveFormerRun()
    reads.append(location)
    confirmed += 1
    for known in doubtful where known === location { return }
    location.add(self)
  }

  private func leaveFormerRun() {
    if confirmed == reads.count { return }
    doubtful += reads[confirmed...]
    reads.removeSubrange(confirmed...)
  }

  /// Whether the run that goes on has read a location.
  // A loop rather than a closure: Swift would ask for the running thread each time that the library calls one.
  private func hasRead(_ location: Location) -> Bool {
    for index in 0..<confirmed where reads[index] === location { return true }
    return false
  }
}

/// Whose reads are being noted at the moment.
package enum Tracker {
  /// The dependent that is running, if any.
  package static var current: Dependent?

  /// Runs `body` without noting what it reads.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }
}

/// A place that holds a value and remembers who read it.
package class Location: Dependent {
  private struct Unowned { unowned let value: Dependent }
  private var dependents: [ObjectIdentifier: Unowned] = [:]

  /// Notes the running dependent, if any, as one that this location concerns.
  package final func noteRead() { Tracker.current?.note(self) }

  /// Whether the value is of interest to anybody who wants to be told of changes.
  package final var hasDependents: Bool { !dependents.isEmpty }

  /// Tells all dependents that the value has changed, except one that knows.
  package final func notify(except informed: Dependent? = nil) {
    if dependents.isEmpty { return }
    for dependent in dependents.values.map(\.value) where dependent !== informed { dependent.invalidate() }
  }

  /// Called when nobody is interested any more.
  package func lastDependentLeft() {}

  fileprivate final func add(_ dependent: Dependent) {
    dependents[ObjectIdentifier(dependent)] = Unowned(value: dependent)
  }

  fileprivate final func remove(_ dependent: Dependent) {
    dependents[ObjectIdentifier(dependent)] = nil
    if dependents.isEmpty { lastDependentLeft() }
  }
}
