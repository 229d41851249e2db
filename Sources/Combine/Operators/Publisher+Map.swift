extension Publisher {
  /// What the closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<Self, T, Failure> {
    stepping { { .emit(transform($0)) } }
  }

  /// What the closure makes of each value, until it throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Operator<Self, T, any Error> { throwingStep { { .emit(try transform($0)) } } }

  /// Two properties of each value.
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> Publishers.Operator<Self, (A, B), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

  /// Three properties of each value.
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
  ) -> Publishers.Operator<Self, (A, B, C), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// What the closure makes of each value, where it makes anything.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Operator<Self, T, Failure> {
    stepping { { transform($0).map { .emit($0) } ?? .skip } }
  }

  /// What the closure makes of each value, where it makes anything, until it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Operator<Self, T, any Error> { throwingStep { { try transform($0).map { .emit($0) } ?? .skip } } }

  /// A value in place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Operator<Self, T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// What the closure makes of all values so far: its result so far and the next value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operator<Self, T, Failure> {
    stepping {
      let result = Locked(initialResult)
      return { value in
        let next = nextPartialResult(result.copy, value)
        _ = result.exchange(next)
        return .emit(next)
      }
    }
  }

  /// What the closure makes of all values so far, until it throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Operator<Self, T, any Error> {
    throwingStep {
      let result = Locked(initialResult)
      return { value in
        let next = try nextPartialResult(result.copy, value)
        _ = result.exchange(next)
        return .emit(next)
      }
    }
  }

  /// The values in arrays of a length. The last one may be shorter.
  public func collect(_ count: Int) -> Publishers.Operator<Self, [Output], Failure> {
    let count = Swift.max(count, 1)
    return stepping(inputsPerOutput: count) {
      let group = Locked<[Output]>([])
      return (
        { value in
          let full: [Output]? = group.withLock { group in
            group.append(value)
            guard group.count >= count else { return nil }
            defer { group = [] }
            return group
          }
          return full.map { .emit($0) } ?? .skip
        },
        { completion in
          let rest = group.exchange([])
          if case .finished = completion, !rest.isEmpty { return .emitLast(rest) }
          return .complete(completion)
        }
      )
    }
  }
}
