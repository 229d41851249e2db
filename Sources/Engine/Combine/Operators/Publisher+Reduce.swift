import Machine

extension Publisher {
  /// An operator that accumulates values and sends at most one result: at the end, or as soon as enough is known.
  ///
  /// - Parameters:
  ///   - initial: the state that each subscription begins with.
  ///   - mapError: converts an upstream error.
  ///   - next: updates the state with a value. Returns whether the result is known.
  ///   - result: returns the value to send; `nil` sends none.
  func folding<State, T, E: Error>(
    _ initial: State, mapError: @escaping (Failure) -> E, _ next: @escaping (inout State, Output) throws(E) -> Bool,
    result: @escaping (State) -> T?
  ) -> Publishers.Operator<Self, T, E> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, state) = (UpstreamLink(), Locked(State?.some(initial)))
      let queue = DeliveryQueue(to: downstream, onCancel: link.cancel)
      func finish() {
        if let value = state.exchange(nil).flatMap(result) { queue.enqueue(value) }
        queue.finish(.finished)
      }
      queue.start()
      link.request(.unlimited)
      upstream.subscribe(link) { value in
        do throws(E) {
          // Taken out, so that an array is changed in place. Values come one after another.
          guard var current = state.exchange(nil) else { return .none }
          let isEnough = try next(&current, value)
          _ = state.exchange(current)
          if !isEnough { return .none }
          link.cancel()
          finish()
        } catch {
          link.cancel()
          queue.finish(.failure(error))
        }
        return .none
      } receiveCompletion: { completion in
        switch completion {
        case .finished: finish()
        case .failure(let error): queue.finish(.failure(mapError(error)))
        }
      }
    }
  }

  /// The same with a closure that cannot throw.
  private func folding<State, T>(
    _ initial: State, _ next: @escaping (inout State, Output) -> Bool, result: @escaping (State) -> T?
  ) -> Publishers.Operator<Self, T, Failure> {
    folding(initial, mapError: { $0 }, { (state, value) throws(Failure) in next(&state, value) }, result: result)
  }

  /// Sends all values in one array at the end.
  ///
  /// An endless publisher sends nothing, and its values are kept in memory.
  public func collect() -> Publishers.Operator<Self, [Output], Failure> {
    folding([]) { all, value in
      all.append(value)
      return false
    } result: {
      $0
    }
  }

  /// Accumulates all values with a closure and sends the result at the end.
  ///
  ///     [1, 2, 3].publisher.reduce(0, +)    // 6
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Operator<Self, T, Failure> {
    folding(initialResult) { result, value in
      result = nextPartialResult(result, value)
      return false
    } result: {
      $0
    }
  }

  /// Accumulates all values with a closure and sends the result at the end. Fails when the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Operator<Self, T, any Error> {
    folding(initialResult, mapError: { $0 as any Error }) { (result, value) throws(any Error) in
      result = try nextPartialResult(result, value)
      return false
    } result: {
      $0
    }
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Operator<Self, Int, Failure> { reduce(0) { count, _ in count &+ 1 } }

  /// Sends the last value.
  public func last() -> Publishers.Operator<Self, Output, Failure> { last { _ in true } }

  /// Sends the last value for which the closure returns `true`.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    folding(Output?.none) { last, value in
      if predicate(value) { last = value }
      return false
    } result: {
      $0
    }
  }

  /// Sends the smallest value at the end, by the given order.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Self, Output, Failure> {
    folding(Output?.none) { least, value in
      if least.map({ areInIncreasingOrder(value, $0) }) ?? true { least = value }
      return false
    } result: {
      $0
    }
  }

  /// Sends the greatest value at the end, by the given order.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Self, Output, Failure> { min { areInIncreasingOrder($1, $0) } }

  /// Sends `true` as soon as the closure returns `true` for a value, or `false` at the end.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Bool, Failure> {
    folding(false) { isFound, value in
      isFound = predicate(value)
      return isFound
    } result: {
      $0
    }
  }

  /// Sends `false` as soon as the closure returns `false` for a value, or `true` at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Bool, Failure> {
    folding(true) { holds, value in
      holds = predicate(value)
      return !holds
    } result: {
      $0
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value at the end.
  public func min() -> Publishers.Operator<Self, Output, Failure> { min(by: <) }
  /// Sends the greatest value at the end.
  public func max() -> Publishers.Operator<Self, Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// Sends `true` as soon as a value equals the given one, or `false` at the end.
  public func contains(_ output: Output) -> Publishers.Operator<Self, Bool, Failure> { contains { $0 == output } }
}
