/// An object whose value or drawing depends on the locations that it has read.
///
/// A dependent knows the locations that it has read, and each location its dependents. So a change updates exactly the
/// dependents that it concerns, and a dependent that is removed leaves no reference behind.
///
/// The functions that record a read belong to no actor, because declarations that belong to none read the environment.
/// They run on the main thread: see ``onMain(_:)``.
@MainActor public class Dependent {
  /// The locations that have been read, in their order.
  // Safe: only the main thread reads locations: see ``onMain(_:)``.
  private nonisolated(unsafe) var reads: [Location] = []
  /// The number of locations in `reads` that the current run has read as well. Most runs read the same locations in the
  /// same order as the previous run.
  // Safe: as for `reads`.
  private nonisolated(unsafe) var confirmed = 0
  /// The locations that the former run has read and the current one has not read yet, after their orders diverged.
  // Safe: as for `reads`.
  private nonisolated(unsafe) var doubtful: [Location] = []

  /// Creates a dependent that has read nothing.
  package init() {}

  /// Called when a location that this dependent has read changes.
  package func invalidate() {}

  /// Runs a closure and records the locations that it reads. Locations that only the former run has read are forgotten.
  package final func tracking<Result>(_ body: () -> Result) -> Result {
    let outer = Tracker.running
    Tracker.running = Unmanaged.passUnretained(self)
    confirmed = 0
    let result = body()
    Tracker.running = outer
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
  fileprivate final nonisolated func note(_ location: Location) {
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
  private nonisolated func leaveFormerRun() {
    if confirmed == reads.count { return }
    doubtful += reads[confirmed...]
    reads.removeSubrange(confirmed...)
  }

  /// Returns whether the current run has read a location.
  // A loop and not a closure: Swift checks the current thread for each closure that the library calls.
  private nonisolated func hasRead(_ location: Location) -> Bool {
    for index in 0..<confirmed where reads[index] === location { return true }
    return false
  }
}

/// Records which dependent reads locations at present.
package enum Tracker {
  /// The dependent that is running; `nil` if reads are not recorded. The caller that runs the dependent keeps it alive.
  // Safe: only the main thread reads locations: see ``onMain(_:)``.
  fileprivate nonisolated(unsafe) static var running: Unmanaged<Dependent>?

  /// The dependent that is running; `nil` if reads are not recorded.
  package static var current: Dependent? { running?.takeUnretainedValue() }

  /// Runs a closure without recording what it reads.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = running
    running = nil
    defer { running = outer }
    return body()
  }
}

/// A value's storage that knows the dependents that have read it.
package class Location: Dependent {
  private struct Reader {
    let id: ObjectIdentifier
    unowned let value: Dependent

    nonisolated init(_ value: Dependent) { (id, self.value) = (ObjectIdentifier(value), value) }
  }

  /// The dependents, while they are few: searching a handful costs less than a table.
  // Safe: only the main thread adds and removes dependents, as for `reads` above.
  private nonisolated(unsafe) var few: [Reader] = []
  /// The dependents, after they were many for the first time; empty before.
  // `Dictionary()` and not `[:]`, which calls a function that makes a dictionary: there are hundreds of these. Safe: as
  // for `few`.
  private nonisolated(unsafe) var many: [ObjectIdentifier: Reader] = Dictionary()
  /// The greatest number of dependents that counts as few.
  package nonisolated static let mostFew = 8

  /// Records the running dependent, if any, as a reader of this location.
  package final nonisolated func noteRead() { Tracker.running?._withUnsafeGuaranteedRef { $0.note(self) } }

  /// Whether the location has any dependents.
  package final var hasDependents: Bool { !few.isEmpty || !many.isEmpty }

  /// Invalidates all dependents.
  ///
  /// - Parameter informed: a dependent that already knows of the change.
  package final func notify(except informed: Dependent? = nil) {
    if !hasDependents { return }
    let readers = many.isEmpty ? few.map { $0.value } : many.values.map { $0.value }
    for dependent in readers where dependent !== informed { dependent.invalidate() }
  }

  /// Called when the last dependent has been removed.
  package func lastDependentLeft() {}

  /// Adds a dependent, which is invalidated by each change.
  fileprivate final nonisolated func add(_ dependent: Dependent) {
    let reader = Reader(dependent)
    if many.isEmpty {
      if index(of: reader.id) != nil { return }
      if few.count < Self.mostFew { return few.append(reader) }
      for known in few { many[known.id] = known }
      few = []
    }
    many[reader.id] = reader
  }

  /// Removes a dependent, and reports the removal of the last one.
  fileprivate final func remove(_ dependent: Dependent) {
    let id = ObjectIdentifier(dependent)
    if many.isEmpty {
      if let index = index(of: id) { few.remove(at: index) }
    } else {
      many[id] = nil
    }
    if !hasDependents { lastDependentLeft() }
  }

  /// The index of a dependent among the few.
  private nonisolated func index(of id: ObjectIdentifier) -> Int? {
    for index in few.indices where few[index].id == id { return index }
    return nil
  }
}
