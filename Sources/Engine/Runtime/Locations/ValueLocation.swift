/// A location whose value can be read and set; a ``Binding`` refers to one.
package class ValueLocation<Value>: Location {
  private struct Projection { weak var location: Location? }
  /// The locations of the value's parts. The references are weak, because a part retains the whole.
  // `Dictionary()` and not `[:]`, of which a function makes a dictionary: there are hundreds of these.
  private var projections: [AnyHashable: Projection] = Dictionary()
  /// The number of parts from which unused parts are removed.
  private var purgeAt = 16

  /// The locations of the elements, if the value is a collection that a ``ForEach`` binds.
  package final var elements: AnyObject?

  /// The value. Reading it is not recorded.
  package var value: Value { fatalError("abstract") }

  /// Sets the value and invalidates the dependents.
  package func write(_ value: Value) { fatalError("abstract") }

  /// Returns the value and records the read.
  package final func read() -> Value {
    noteRead()
    return value
  }

  /// Returns the location of a part of the value; the same location each time while it is used.
  package final func projection<Part>(_ path: WritableKeyPath<Value, Part>) -> ValueLocation<Part> {
    part(AnyHashable(path)) {
      DerivedLocation(get: { self.read()[keyPath: path] }) {
        var whole = self.value
        whole[keyPath: path] = $0
        self.write(whole)
      }
    }
  }

  /// Returns the location of a part of the value. It is created unless it is still in use.
  package final func part<Part>(_ key: AnyHashable, _ make: () -> DerivedLocation<Part>) -> ValueLocation<Part> {
    if let known = projections[key]?.location as? ValueLocation<Part> { return known }
    let part = make()
    if projections.count >= purgeAt {
      projections = projections.filter { $0.value.location != nil }
      purgeAt = 2 * projections.count + 16
    }
    projections[key] = Projection(location: part)
    return part
  }
}

package class StoredLocation<Value>: ValueLocation<Value> {
  private var stored: Value

  /// Creates a location with an initial value.
  package init(_ value: Value) { stored = value }

  package override var value: Value { stored }

  package override func write(_ value: Value) {
    if isEqual(stored, value) { return }
    stored = value
    notify()
  }
}

/// A location whose value is computed from other locations. It invalidates its dependents only if the result changes.
///
/// It depends on the other locations only while it has dependents itself, so that an unused location leaves no
/// reference behind.
package final class DerivedLocation<Value>: ValueLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private var last: Value?
  private var isTelling = false
  private var isInvalidated = false

  /// Creates a location from closures that read and set the value.
  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package override var value: Value {
    guard hasDependents else { return Tracker.untracked(get) }
    // Dependents that are being notified read the new value at once.
    if isTelling, let last { return last }
    let value = tracking(get)
    guard let before = last else {
      last = value
      return value
    }
    if isEqual(before, value) { return value }
    // Values that cannot be compared may be the same. They count as changed only after an invalidation.
    guard isInvalidated || Value.self is any Equatable.Type else { return value }
    last = value
    // The first dependent to read finds the change; the others must be notified.
    isTelling = true
    notify(except: Tracker.current)
    isTelling = false
    return value
  }

  package override func write(_ value: Value) { set(value) }

  package override func invalidate() {
    if last == nil { return }
    isInvalidated = true
    _ = value
    isInvalidated = false
  }

  package override func lastDependentLeft() {
    stopTracking()
    last = nil
  }
}
