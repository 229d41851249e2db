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
      let (relay, remaining) = (SequentialRelay(to: downstream), Locked(retries))
      // A publisher that fails as soon as it is subscribed to is tried again here, not in a call of its own.
      let failures = Locked((waiting: false, isSubscribing: false))
      func attempt() {
        while failures.withLock({
          $0 = (false, true); return true
        }) {
          relay.follow(upstream) { completion in
            guard case .failure = completion,
              remaining.withLock({
                $0 -= $0 > 0 ? 1 : 0; return $0 >= 0
              })
            else {
              return relay.finish(completion)
            }
            let isNested = failures.withLock {
              $0.waiting = $0.isSubscribing; return $0.isSubscribing
            }
            if !isNested { attempt() }
          }
          if !failures.withLock({
            $0.isSubscribing = false; return $0.waiting
          }) {
            return
          }
        }
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
