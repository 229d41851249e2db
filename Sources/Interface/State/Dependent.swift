/// Something whose value or picture depends on locations that it has read.
///
/// A dependent knows what it read and each location knows its dependents, so a write reaches exactly those whom it
/// concerns and a dependent that goes away leaves no trace.
@MainActor public class Dependent {
  private var reads: [Location] = []

  init() {}

  /// Called when a location that this dependent read has changed.
  func invalidate() {}

  /// Runs `body` and takes note of every location that it reads; what only the run before read is forgotten.
  final func tracking<Result>(_ body: () -> Result) -> Result {
    let before = reads
    reads.removeAll(keepingCapacity: true)
    let outer = Tracker.current
    Tracker.current = self
    let result = body()
    Tracker.current = outer
    for location in before where !hasRead(location) { location.remove(self) }
    return result
  }

  /// Forgets everything that was read.
  final func stopTracking() {
    for location in reads { location.remove(self) }
    reads.removeAll()
  }

  fileprivate final func note(_ location: Location) {
    if hasRead(location) { return }
    reads.append(location)
    location.add(self)
  }

  // A loop rather than a closure: Swift would ask for the running thread each time that the library calls one.
  private func hasRead(_ location: Location) -> Bool {
    for known in reads where known === location { return true }
    return false
  }
}

/// Whose reads are being noted at the moment.
enum Tracker {
  /// The dependent that is running, if any.
  static var current: Dependent?

  /// Runs `body` without noting what it reads.
  static func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return body()
  }
}

/// A place that holds a value and remembers who read it.
class Location: Dependent {
  private struct Unowned { unowned let value: Dependent }
  private var dependents: [ObjectIdentifier: Unowned] = [:]

  /// Notes the running dependent, if any, as one that this location concerns.
  final func noteRead() { Tracker.current?.note(self) }

  /// Whether the value is of interest to anybody who wants to be told of changes.
  final var hasDependents: Bool { !dependents.isEmpty }

  /// Tells all dependents that the value has changed, except one that knows.
  final func notify(except informed: Dependent? = nil) {
    if dependents.isEmpty { return }
    for dependent in dependents.values.map(\.value) where dependent !== informed { dependent.invalidate() }
  }

  /// Called when nobody is interested any more.
  func lastDependentLeft() {}

  fileprivate final func add(_ dependent: Dependent) {
    dependents[ObjectIdentifier(dependent)] = Unowned(value: dependent)
  }

  fileprivate final func remove(_ dependent: Dependent) {
    dependents[ObjectIdentifier(dependent)] = nil
    if dependents.isEmpty { lastDependentLeft() }
  }
}
