/// A location that calls a closure when its value has changed.
package final class ReportingLocation<Value: Equatable>: StoredLocation<Value> {
  private let changed: (Value) -> Void

  /// Creates a location.
  ///
  /// - Parameter changed: called with each new value.
  package init(_ value: Value, changed: @escaping (Value) -> Void) {
    self.changed = changed
    super.init(value)
  }

  package override func write(_ value: Value) {
    let before = self.value
    super.write(value)
    if self.value != before { changed(self.value) }
  }
}
