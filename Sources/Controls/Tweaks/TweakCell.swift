import Runtime
import Values

/// Where the value of a tweak is: in the store of a stage once there is one, until then here.
///
/// There is one cell for a name in a store, so that views which are built anew with the same tweaks are the same bytes.
final class TweakCell<Value: TweakValue> {
  private(set) var spec: TweakSpec<Value>
  private var location: StoredLocation<Value>?
  private var early: Value?

  init(_ spec: TweakSpec<Value>) { self.spec = spec }

  /// The cell for a tweak that is declared now: the current store's, or a new one that waits for a store.
  static func declared(_ spec: TweakSpec<Value>) -> TweakCell {
    TweakStore.current?.cell(for: spec) ?? TweakCell(spec)
  }

  var value: Value {
    get { settled?.read() ?? early ?? spec.initial }
    set { if let settled { settled.write(newValue) } else { early = newValue } }
  }

  var binding: Binding<Value> {
    settled.map { Binding(location: $0) } ?? Binding(get: { self.value }, set: { self.value = $0 })
  }

  /// Joins a store unless it has one; what was written before counts there.
  func settle(in store: TweakStore) {
    if location == nil { settle(at: store.cell(for: spec).location) }
  }

  func settle(at location: StoredLocation<Value>?) {
    self.location = location
    if let early { location?.write(early) }
    early = nil
  }

  func redefine(_ spec: TweakSpec<Value>) { self.spec = spec }

  private var settled: StoredLocation<Value>? {
    if location == nil, let store = TweakStore.current { settle(in: store) }
    return location
  }
}
