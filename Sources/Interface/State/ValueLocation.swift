/// A location whose value can be read and written: what a ``Binding`` points to.
class ValueLocation<Value>: Location {
  private var projections: [AnyKeyPath: Location] = [:]

  /// The value, without noting the read.
  var value: Value { fatalError("abstract") }

  /// Replaces the value and tells whom it concerns.
  func write(_ value: Value) { fatalError("abstract") }

  /// The value; the running dependent is noted.
  final func read() -> Value {
    noteRead()
    return value
  }

  /// The location of a part of the value; the same one each time for the same part.
  final func projection<Part>(_ path: WritableKeyPath<Value, Part>) -> ValueLocation<Part> {
    if let known = projections[path] as? ValueLocation<Part> { return known }
    let part = DerivedLocation(get: { [unowned self] in read()[keyPath: path] }) { [unowned self] in
      var whole = value
      whole[keyPath: path] = $0
      write(whole)
    }
    projections[path] = part
    return part
  }
}

/// A location that holds its value itself.
class StoredLocation<Value>: ValueLocation<Value> {
  private var stored: Value

  init(_ value: Value) { stored = value }

  override var value: Value { stored }

  override func write(_ value: Value) {
    if isEqual(stored, value) { return }
    stored = value
    notify()
  }
}

/// A location whose value is computed from others, and which tells nobody while the result stays equal.
final class DerivedLocation<Value>: ValueLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private var last: Value?

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    let value = tracking(get)
    last = value
    return value
  }

  override func write(_ value: Value) { set(value) }

  override func invalidate() {
    guard let before = last else { return }
    if !isEqual(before, value) { notify() }
  }
}
