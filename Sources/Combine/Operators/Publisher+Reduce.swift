extension Publisher {
  /// An operator that takes in all values and hands one on at most, at the end or as soon as the closure says so.
  ///
  /// - Parameters:
  ///   - initial: what each subscription begins with.
  ///   - next: takes a value in. Returns whether it has seen enough.
  ///   - result: what is handed on, if anything.
  private func folding<State, T, E: Error>(
    _ initial: State, mapError: @escaping (Failure) -> E, _ next: @escaping (inout State, Output) throws(E) -> Bool,
    result: @escaping (State) -> T?
  ) -> Publishers.Operator<Self, T, E> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, state) = (UpstreamLink(), Locked(initial))
      let queue = DeliveryQueue(to: downstream, onCancel: link.cancel)
      func finish() {
        if let value = result(state.copy) { queue.enqueue(value) }
        queue.finish(.finished)
      }
      queue.start()
      link.request(.unlimited)
      upstream.subscribe(link) { value in
        do throws(E) {
          var copy = state.copy
          let isEnough = try next(&copy, value)
          _ = state.exchange(copy)
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

  private func folding<State, T>(
    _ initial: State, _ next: @escaping (inout State, Output) -> Bool, result: @escaping (State) -> T?
  ) -> Publishers.Operator<Self, T, Failure> {
    folding(initial, mapError: { $0 }, { (state, value) throws(Failure) in next(&state, value) }, result: result)
  }

  /// All values in one array, at the end.
  public func collect() -> Publishers.Operator<Self, [Output], Failure> {
    folding([]) { all, value in
      all.append(value)
      return false
    } result: {
      $0
    }
  }

  /// What the closure makes of all values, at the end.
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

  /// What the closure makes of all values, at the end, unless it throws.
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

  /// The number of values, at the end.
  public func count() -> Publishers.Operator<Self, Int, Failure> { reduce(0) { count, _ in count &+ 1 } }

  /// The last value.
  public func last() -> Publishers.Operator<Self, Output, Failure> { last { _ in true } }

  /// The last value for which the closure returns `true`.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Output, Failure> {
    folding(Output?.none) { last, value in
      if predicate(value) { last = value }
      return false
    } result: {
      $0
    }
  }

  /// The least value, by an order.
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

  /// The greatest value, by an order.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Self, Output, Failure> { min { areInIncreasingOrder($1, $0) } }

  /// Whether the closure returns `true` for any value.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Self, Bool, Failure> {
    folding(false) { isFound, value in
      isFound = predicate(value)
      return isFound
    } result: {
      $0
    }
  }

  /// Whether the closure returns `true` for all values.
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
  /// The least value, at the end.
  public func min() -> Publishers.Operator<Self, Output, Failure> { min(by: <) }
  /// The greatest value, at the end.
  public func max() -> Publishers.Operator<Self, Output, Failure> { max(by: <) }
}

extension Publisher where Output: Equatable {
  /// Whether a value is among the values.
  public func contains(_ output: Output) -> Publishers.Operator<Self, Bool, Failure> { contains { $0 == output } }
}
