extension Publisher {
  /// The error that the closure makes of the publisher's.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Operator<Self, Output, E> {
    stepping { ({ .emit($0) }, { .complete($0.mapError(transform)) }) }
  }

  /// A last value in place of an error.
  public func replaceError(with output: Output) -> Publishers.Operator<Self, Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// The values of another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Operator<Self, Output, P.Failure> where P.Output == Output {
    Publishers.Operator(self) { upstream, downstream in
      let relay = SequentialRelay(to: downstream)
      relay.start()
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
        }
      }
    }
  }

  /// The values of another publisher after an error, unless the closure throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Operator<Self, Output, any Error> where P.Output == Output {
    Publishers.Operator(self) { upstream, downstream in
      let relay = SequentialRelay(to: downstream)
      relay.start()
      relay.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }

  /// Subscribes anew after an error, so many times at most.
  public func retry(_ retries: Int) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let relay = SequentialRelay(to: downstream)
      let attempts = Locked(RetryState(remaining: retries))
      func attempt() {
        repeat {
          attempts.withLock { $0.begin() }
          relay.follow(upstream) { completion in
            guard case .failure = completion, attempts.withLock({ $0.takeRetry() }) else {
              return relay.finish(completion)
            }
            if attempts.withLock({ $0.noteFailure() }) { attempt() }
          }
        } while attempts.withLock({ $0.end() })
      }
      relay.start()
      attempt()
    }
  }

  /// Stops the program at an error, with a message: for publishers that cannot fail as they are used.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Operator<Self, Output, Never> {
    stepping {
      (
        { .emit($0) },
        { completion in
          if case .failure(let error) = completion { fatalError("\(prefix) \(error)", file: file, line: line) }
          return .complete(.finished)
        }
      )
    }
  }
}

extension Publisher where Failure == Never {
  /// The same where an error may come, in the eyes of the compiler.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Operator<Self, Output, E> {
    stepping { ({ .emit($0) }, { _ in .complete(.finished) }) }
  }
}

/// Where a publisher is that is retried. One that fails while it is being subscribed to is tried again by the loop that
/// does so, not in a call of its own, so that the stack does not grow with the number of attempts.
private struct RetryState {
  var remaining: Int
  private var isSubscribing = false
  private var hasFailed = false

  init(remaining: Int) { self.remaining = remaining }

  mutating func begin() { (isSubscribing, hasFailed) = (true, false) }

  /// Takes one of the remaining attempts, if there is one.
  mutating func takeRetry() -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    return true
  }

  /// Notes a failure. Tells whether nobody else will try again.
  mutating func noteFailure() -> Bool {
    hasFailed = true
    return !isSubscribing
  }

  /// Ends an attempt to subscribe. Tells whether it has failed already.
  mutating func end() -> Bool {
    isSubscribing = false
    return hasFailed
  }
}
