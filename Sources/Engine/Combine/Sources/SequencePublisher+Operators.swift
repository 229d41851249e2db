// The elements are known, so each of these operators returns a publisher of its result. A closure is called at once.

extension Publishers.Sequence {
  /// Returns a publisher of whether the closure returns `true` for all elements.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  /// Returns a publisher of whether the closure returns `true` for all elements. It fails when the closure throws.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  /// Returns a publisher of all elements in one array.
  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

  /// Returns a publisher of the results of the closure that are not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// Returns a publisher of whether the closure returns `true` for an element.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  /// Returns a publisher of whether the closure returns `true` for an element. It fails when the closure throws.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }

  /// Returns a publisher of the elements from the first for which the closure returns `false`.
  public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// Returns a publisher without the first elements.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  /// Returns a publisher of the elements for which the closure returns `true`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Returns a publisher that finishes without a value.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Returns a publisher of the results of the closure.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Returns a publisher of the first elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  /// Returns a publisher of the elements before the first for which the closure returns `false`.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }

  /// Returns a publisher of what the closure accumulates from all elements.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Returns a publisher of what the closure accumulates from all elements. It fails when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// Returns a publisher of the elements with a value in place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Output == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// Returns a publisher of what the closure has accumulated after each element.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map { value in
      result = nextPartialResult(result, value)
      return result
    }
  }

  /// Returns a publisher of the same elements whose error type is another.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Returns a publisher without the elements that equal the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
    var last: Output?
    return filter { element in
      defer { last = element }
      return element != last
    }
  }

  /// Returns a publisher of whether an element equals the given one.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }
}

extension Publishers.Sequence where Failure == Never {
  /// Returns a publisher of the smallest element by the given order.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  /// Returns a publisher of the greatest element by the given order.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  /// Returns a publisher of the first element for which the closure returns `true`.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Returns a publisher of the smallest element.
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

  /// Returns a publisher of the greatest element.
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Returns a publisher of the first element.
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

  /// Returns a publisher of the element at an index of the collection, if there is one.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Returns a publisher of the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// Returns a publisher of the elements at a range of the collection's indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Returns a publisher of the last element.
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

  /// Returns a publisher of the last element for which the closure returns `true`.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Returns a publisher of the element at an index of the collection, if there is one.
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }

  /// Returns a publisher of the number of elements.
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Returns a publisher of the number of elements.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// Returns a publisher of the elements at a range of the collection's indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Returns a publisher of the given elements and then those of this one.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  /// Returns a publisher of the given elements and then those of this one.
  public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    var all = Elements()
    all.reserveCapacity(elements.underestimatedCount + sequence.count)
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return .init(sequence: all)
  }

  /// Returns a publisher of the elements of another and then those of this one.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    publisher.append(sequence)
  }

  /// Returns a publisher of the elements of this one and then the given ones.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  /// Returns a publisher of the elements of this one and then the given ones.
  public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S.Element == Output {
    var all = sequence
    all.append(contentsOf: elements)
    return .init(sequence: all)
  }

  /// Returns a publisher of the elements of this one and then those of another.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    append(publisher.sequence)
  }
}
