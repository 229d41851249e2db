/// An object whose value or drawing depends on the locations that it has read.
///
/// A dependent knows the locations that it has read, and each location its dependents. So a change updates exactly the
/// dependents that it concerns, and a dependent that is removed leaves no reference behind.
@MainActor public class Dependent {
  /// The locations that have been read, in their order.
  private var reads: [Location] = []
  /// The number of locations in `reads` that the current run has read as well. Most runs read the same locations in the
  /// same order as the one before.
  private var confirmed = 0
  /// The locations that the former run has read and the current one has not read yet, after their orders diverged.
  private var doubtful: [Location] = []

  /// Creates a dependent that has read nothing.
  package init() {}

  /// Called when a location that this dependent has read changes.
  package func invalidate() {}

  /// Runs a closure and records the locations that it reads. Those that only the former run has read are forgotten.
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

  /// Forgets all locations, so that their changes no longer invalidate this dependent.
  package final func stopTracking() {
    for location in reads { location.remove(self) }
    for location in doubtful where !hasRead(location) { location.remove(self) }
    reads.removeAll()
    doubtful.removeAll()
    confirmed = 0
  }

  /// Records that a location was read.
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

  /// Moves the locations that the current run has not read to `doubtful`.
  private func leaveFormerRun() {
    if confirmed == reads.count { return }
    doubtful += reads[confirmed...]
    reads.removeSubrange(confirmed...)
  }

  /// Returns whether the current run has read a location.
  // A loop and not a closure: Swift checks the current thread for each closure that the library calls.
  private func hasRead(_ location: Location) -> Bool {
    for index in 0..<confirmed where reads[index] === location { return true }
    return false
  }
}

/// Records which dependent reads locations at present.
package enum Tracker {
  /// The dependent that is running; `nil` if reads are not recorded.
  package static var current: Dependent?

  /// Runs a closure without recording what it reads.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }
}

/// A value's storage that knows the dependents that have read it.
package class Location: Dependent {
  private struct Unowned { unowned let value: Dependent }
  private var dependents: [ObjectIdentifier: Unowned] = [:]

  /// Records the running dependent, if any, as a reader of this location.
  package final func noteRead() { Tracker.current?.note(self) }

  /// Whether the location has any dependents.
  package final var hasDependents: Bool { !dependents.isEmpty }

  /// Invalidates all dependents.
  ///
  /// - Parameter informed: a dependent that knows the change already.
  package final func notify(except informed: Dependent? = nil) {
    if dependents.isEmpty { return }
    for dependent in dependents.values.map(\.value) where dependent !== informed { dependent.invalidate() }
  }

  /// Called when the last dependent has been removed.
  package func lastDependentLeft() {}

  /// Adds a dependent, which is invalidated by each change.
  fileprivate final func add(_ dependent: Dependent) {
    dependents[ObjectIdentifier(dependent)] = Unowned(value: dependent)
  }

  /// Removes a dependent, and reports the removal of the last one.
  fileprivate final func remove(_ dependent: Dependent) {
    dependents[ObjectIdentifier(dependent)] = nil
    if dependents.isEmpty { lastDependentLeft() }
  }
}
