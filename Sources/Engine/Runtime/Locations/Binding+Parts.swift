extension Binding {
  /// Creates a binding to an optional from a binding to its wrapped value. Setting it to `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.location.read() }, set: { if let value = $0 { base.wrappedValue = value } })
    transaction = base.transaction
  }

  /// Creates a binding to a type-erased value. Setting it to a value of another type has no effect.
  public init<Key: Hashable>(_ base: Binding<Key>) where Value == AnyHashable {
    self.init(get: { base.location.read() }, set: { if let value = $0.base as? Key { base.wrappedValue = value } })
    transaction = base.transaction
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @MainActor Sequence, @MainActor Collection where Value: MutableCollection, Value.Index: Hashable {
  /// The type of the element bindings.
  public typealias Element = Binding<Value.Element>
  /// The type of the collection's indices.
  public typealias Index = Value.Index
  /// The type of the collection of indices.
  public typealias Indices = Value.Indices
  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after that of the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of all elements.
  public var indices: Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Replaces an index by the next one.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to the element at an index. If the element no longer exists, the binding reads its last value,
  /// and setting it has no effect.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: location.element(at: position)).transaction(transaction)
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  /// Returns the index before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Replaces an index by the one before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {}

extension ValueLocation where Value: MutableCollection, Value.Index: Hashable {
  /// Returns the location of the element at an index; the same location each time while it is used.
  package final func element(at position: Value.Index) -> ValueLocation<Value.Element> {
    part(AnyHashable(position)) {
      var last = self.value[position]
      return DerivedLocation {
        let whole = self.read()
        if whole.has(position) { last = whole[position] }
        return last
      } set: {
        var whole = self.value
        guard whole.has(position) else { return }
        whole[position] = $0
        self.write(whole)
      }
    }
  }
}

extension Collection {
  /// Returns whether an index is in the collection.
  fileprivate nonisolated func has(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}
