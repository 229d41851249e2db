import Machine

extension Publisher {
  /// Converts the error that this publisher fails with.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Operator<Self, Output, E> {
    stepping { ({ .emit($0) }, { .complete($0.mapError(transform)) }) }
  }

  /// Sends a last value and finishes, instead of failing.
  public func replaceError(with output: Output) -> Publishers.Operator<Self, Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Continues with another publisher, instead of failing.
  ///
  ///     feed.catch { error in Just(Reading.unknown) }
  ///
  /// - Parameter handler: returns the publisher to continue with for an error.
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

  /// Continues with another publisher, instead of failing.
  ///
  /// - Parameter handler: returns the publisher to continue with for an error. If it throws, that error is passed on.
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

  /// Subscribes again after an error.
  ///
  ///     feed.retry(2).replaceError(with: .unknown)    // three attempts
  ///
  /// - Parameter retries: the number of further attempts. After the last one the error is passed on.
  public func retry(_ retries: Int) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let relay = SequentialRelay(to: downstream)
      let attempts = Locked(RetryState(remaining: retries))
      // Subscribes, and again as long as the attempt has failed before `follow` returned.
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

  /// Stops the program if this publisher fails. Use it where an error would be a programming error.
  ///
  /// - Parameter prefix: the beginning of the message.
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
  /// Changes the error type of a publisher that cannot fail, to combine it with publishers that can.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Operator<Self, Output, E> {
    stepping { ({ .emit($0) }, { _ in .complete(.finished) }) }
  }
}

/// The state of a publisher that is retried.
///
/// A publisher that fails while it is being subscribed to is subscribed to again by the loop that is running, not
/// recursively, so that the stack does not grow with the number of attempts.
private struct RetryState {
  var remaining: Int
  private var isSubscribing = false
  private var hasFailed = false

  /// Creates the state before the first attempt.
  init(remaining: Int) { self.remaining = remaining }

  /// Notes that an attempt to subscribe begins.
  mutating func begin() { (isSubscribing, hasFailed) = (true, false) }

  /// Takes one of the remaining retries.
  ///
  /// - Returns: `false` if there are none.
  mutating func takeRetry() -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    return true
  }

  /// Notes a failure.
  ///
  /// - Returns: whether the caller must start the next attempt, because no loop is running.
  mutating func noteFailure() -> Bool {
    hasFailed = true
    return !isSubscribing
  }

  /// Notes that subscribing has returned.
  ///
  /// - Returns: whether the attempt has failed, so that the loop makes another one.
  mutating func end() -> Bool {
    isSubscribing = false
    return hasFailed
  }
}
