import Machine

extension Publisher {
  /// Sends the result of a closure for each value.
  ///
  ///     model.$celsius.map { $0 * 9 / 5 + 32 }
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<Self, T, Failure> {
    stepping { { .emit(transform($0)) } }
  }

  /// Sends the result of a closure for each value. Fails when it throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.Operator<Self, T, any Error> { throwingStep { { .emit(try transform($0)) } } }

  /// Sends two properties of each value, as a tuple.
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> Publishers.Operator<Self, (A, B), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

  /// Sends three properties of each value, as a tuple.
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>, _ third: KeyPath<Output, C>
  ) -> Publishers.Operator<Self, (A, B, C), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Sends the result of a closure for each value, leaving out `nil`.
  ///
  ///     ["1", "x", "3"].publisher.compactMap { Int($0) }    // 1, 3
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Operator<Self, T, Failure> {
    stepping { { transform($0).map { .emit($0) } ?? .skip } }
  }

  /// Sends the result of a closure for each value, leaving out `nil`. Fails when it throws.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Operator<Self, T, any Error> { throwingStep { { try transform($0).map { .emit($0) } ?? .skip } } }

  /// Replaces each `nil` by a value.
  ///
  ///     sensor.readings.replaceNil(with: 0)    // 0 where a reading is missing
  public func replaceNil<T>(with output: T) -> Publishers.Operator<Self, T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Sends an accumulated result for each value: the closure combines the last result with the value.
  ///
  ///     pulses.scan(0) { count, _ in count + 1 }    // 1, 2, 3, …
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

  /// Sends an accumulated result for each value. Fails when the closure throws.
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

  /// Sends the values in arrays of a given length. The last one may be shorter.
  ///
  ///     (1...5).publisher.collect(2)    // [1, 2], [3, 4], [5]
  ///
  /// - Parameter count: the length; at least 1.
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
