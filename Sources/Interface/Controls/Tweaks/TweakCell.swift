import Runtime
import Values

/// Holds the value of a tweak: in the store of a stage or, until there is one, itself.
///
/// A store has one cell for each name, so that views that are built again with the same tweaks compare equal.
final class TweakCell<Value: TweakValue> {
  private(set) var spec: TweakSpec<Value>
  private var location: StoredLocation<Value>?
  private var early: Value?
  /// The store that the cell has joined.
  private weak var store: TweakStore?

  init(_ spec: TweakSpec<Value>) { self.spec = spec }

  /// Returns the cell for a tweak that is being declared: that of the current store, or a new one without a
  /// store.
  static func declared(_ spec: TweakSpec<Value>) -> TweakCell {
    TweakStore.current?.cell(for: spec) ?? TweakCell(spec)
  }

  var value: Value {
    get { settled?.read() ?? early ?? spec.initial }
    set { if let settled { settled.write(newValue) } else { early = newValue } }
  }

  /// Sets the value as an assignment does: a link receives it even if its last reading is the same.
  func assign(_ value: Value) {
    let isSame = settled?.value == value
    self.value = value
    if isSame, spec.link != nil { store?.tellOrder(of: spec.id) }
  }

  var binding: Binding<Value> {
    settled.map { Binding(location: $0) } ?? Binding(get: { self.value }, set: { self.value = $0 })
  }

  /// Joins a store, unless the cell has one. A value that was written before is passed on to the store.
  func settle(in store: TweakStore) {
    if location == nil { settle(at: store.cell(for: spec).location, of: store) }
  }

  func settle(at location: StoredLocation<Value>?, of store: TweakStore) {
    (self.location, self.store) = (location, store)
    if let early { location?.write(early) }
    early = nil
  }

  /// Replaces the declaration, after the source has changed it.
  func redefine(_ spec: TweakSpec<Value>) { self.spec = spec }

  /// Changes whether only the person at the panel may see the value.
  func mark(isPrivate: Bool) {
    if spec.isPrivate == isPrivate { return }
    spec.isPrivate = isPrivate
    store?.tellDeclaration(of: self)
  }

  /// The link of a value that lives outside the panel; `nil` for a value in the config file.
  var linked: LinkedTweak? {
    if spec.link == nil { return nil }
    _ = settled
    return store?.linked[spec.id]
  }

  /// The location that the cell has joined; `nil` before it has.
  var placed: ValueLocation<Value>? { location }

  /// The location in the store, which the cell joins if it can.
  private var settled: StoredLocation<Value>? {
    if location == nil, let store = TweakStore.current { settle(in: store) }
    return location
  }
}
