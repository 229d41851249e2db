extension Binding {
  /// A binding to the value as an optional one; `nil` cannot be written.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.location.read() }, set: { if let value = $0 { base.wrappedValue = value } })
    transaction = base.transaction
  }

  /// A binding to the value as one of any type that can be a key; a value of another type cannot be written.
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
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// A place in the collection.
  public typealias Index = Value.Index
  /// All places.
  public typealias Indices = Value.Indices
  /// The first place.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All places.
  public var indices: Indices { wrappedValue.indices }
  /// The place after one.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  /// Goes on to the next place.
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a place. Once the place is gone it reads as before, and writes are without effect.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: location.element(at: position)).transaction(transaction)
  }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  /// The place before one.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  /// Goes back to the place before.
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {}

extension ValueLocation where Value: MutableCollection, Value.Index: Hashable {
  /// The location of an element; the same one each time for the same place.
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
  fileprivate nonisolated func has(_ position: Index) -> Bool { position >= startIndex && position < endIndex }
}
