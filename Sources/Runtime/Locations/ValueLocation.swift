/// A location whose value can be read and written: what a ``Binding`` points to.
package class ValueLocation<Value>: Location {
  private struct Projection { weak var location: Location? }
  /// Held weakly: a part holds on to the whole, not the other way round.
  private var projections: [AnyHashable: Projection] = [:]
  /// From how many parts on those that nobody holds any more are forgotten.
  private var purgeAt = 16

  /// The locations of elements, where the value is a collection that a `ForEach` binds.
  package final var elements: AnyObject?

  /// The value, without noting the read.
  package var value: Value { fatalError("abstract") }

  /// Replaces the value and tells whom it concerns.
  package func write(_ value: Value) { fatalError("abstract") }

  /// The value; the running dependent is noted.
  package final func read() -> Value {
    noteRead()
    return value
  }

  /// The location of a part of the value; the same one each time for the same part.
  package final func projection<Part>(_ path: WritableKeyPath<Value, Part>) -> ValueLocation<Part> {
    part(AnyHashable(path)) {
      DerivedLocation(get: { self.read()[keyPath: path] }) {
        var whole = self.value
        whole[keyPath: path] = $0
        self.write(whole)
      }
    }
  }

  /// The location of a part of the value, which is made unless somebody still holds it.
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

/// A location that holds its value itself.
package class StoredLocation<Value>: ValueLocation<Value> {
  private var stored: Value

  package init(_ value: Value) { stored = value }

  package override var value: Value { stored }

  package override func write(_ value: Value) {
    if isEqual(stored, value) { return }
    stored = value
    notify()
  }
}

/// A location whose value is computed from others, and which tells nobody while the result stays equal.
///
/// It listens to the others only while somebody listens to it, so one that is dropped leaves no trace with them.
package final class DerivedLocation<Value>: ValueLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private var last: Value?
  private var isTelling = false
  private var isInvalidated = false

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package override var value: Value {
    guard hasDependents else { return Tracker.untracked(get) }
    // Those who are being told ask at once: this is what they are told of.
    if isTelling, let last { return last }
    let value = tracking(get)
    guard let before = last else {
      last = value
      return value
    }
    if isEqual(before, value) { return value }
    // What cannot be compared may be the same all the same: then only a change that was heard of counts.
    guard isInvalidated || Value.self is any Equatable.Type else { return value }
    last = value
    // Whoever reads first finds the change; the others must learn of it too.
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
