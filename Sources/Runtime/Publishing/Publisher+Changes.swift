// What makes one publisher of another, value by value.

nonisolated extension Publisher {
  private func derived<Other>(
    _ make: @escaping (Receiver<Other, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher(from: sources) { attach($0.taking(make($0))) }
  }

  /// What the closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    derived { receiver in { receiver.receive(transform($0)) } }
  }

  /// What the closure makes of each value, where it makes anything.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    derived { receiver in { if let value = transform($0) { receiver.receive(value) } } }
  }

  /// The values that the closure is for.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derived { receiver in { if isIncluded($0) { receiver.receive($0) } } }
  }

  /// The values without those that are the same as the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    derived { receiver in
      var latest: Output?
      return { value in
        if let latest, predicate(latest, value) { return }
        latest = value
        receiver.receive(value)
      }
    }
  }

  /// The values without the first.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    derived { receiver in
      var rest = count
      return { if rest > 0 { rest -= 1 } else { receiver.receive($0) } }
    }
  }

  /// What the closure makes of all values so far.
  public func scan<T>(
    _ initialResult: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    derived { receiver in
      var result = initialResult
      return {
        result = next(result, $0)
        receiver.receive(result)
      }
    }
  }

  /// As many values as are asked for, and then the end.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let upstream = Subscriptions()
      // Whoever comes first says the end: the count, or the values' own.
      let end = End(of: 1) {
        upstream.cancel()
        receiver.complete($0)
      }
      var rest = maxLength
      guard rest > 0 else {
        end.take(.finished)
        return AnyCancellable {}
      }
      let subscription = attach(
        receiver.taking { value in
          guard rest > 0, !upstream.isOver else { return }
          rest -= 1
          receiver.receive(value)
          if rest == 0 { end.take(.finished) }
        } complete: {
          end.take($0)
        })
      upstream.add(subscription)
      return AnyCancellable { upstream.cancel() }
    }
  }

  /// The first value, and then the end.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The first value that the closure is for, and then the end.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Values before the others.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      for element in elements { receiver.receive(element) }
      return attach(receiver)
    }
  }

  /// Calls closures with what goes by.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(from: sources) { receiver in
      let subscription = attach(
        receiver.taking {
          receiveOutput?($0)
          receiver.receive($0)
        } complete: {
          receiveCompletion?($0)
          receiver.complete($0)
        })
      return AnyCancellable {
        receiveCancel?()
        subscription.cancel()
      }
    }
  }

  /// The values of the publisher that the closure makes of each value, of the latest or of all.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { inner(isLatestOnly: false, transform) }

  private func inner<P: Publisher>(
    isLatestOnly: Bool, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(from: sources) { receiver in
      let (outer, inner) = (Subscriptions(), Subscriptions())
      // The outer publisher counts as a part.
      let end = End<Failure>(of: 1) {
        outer.cancel()
        inner.cancel()
        receiver.complete($0)
      }
      let subscription = attach(
        receiver.taking { value in
          end.begin()
          if isLatestOnly { end.take(.finished, times: inner.replace(with: nil)) }
          inner.begin { isOver in
            let part: Receiver<P.Output, Failure> = receiver.taking {
              if !inner.isOver { receiver.receive($0) }
            } complete: {
              if isOver() { end.take($0) }
            }
            return transform(value).attach(part)
          }
        } complete: {
          end.take($0)
        })
      outer.add(subscription)
      return AnyCancellable {
        outer.cancel()
        inner.cancel()
      }
    }
  }

  /// The same publisher for several receivers: each is a receiver of its own.
  public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// The same with another idea of what may go wrong.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher(from: sources) { receiver in
      attach(
        receiver.taking(receiver.receive) {
          switch $0 {
          case .finished: receiver.complete(.finished)
          case .failure(let error): receiver.complete(.failure(transform(error)))
          }
        })
    }
  }

  /// A value in place of what went wrong.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher(from: sources) { receiver in
      attach(
        receiver.taking(receiver.receive) {
          if case .failure = $0 { receiver.receive(output) }
          receiver.complete(.finished)
        })
    }
  }
}

nonisolated extension Publisher where Output: Equatable {
  /// The values without those that are equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

nonisolated extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { inner(isLatestOnly: true) { $0 } }
}

nonisolated extension Publisher where Failure == Never {
  /// The same where something may go wrong.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher(from: sources) { receiver in
      attach(receiver.taking(receiver.receive) { _ in receiver.complete(.finished) })
    }
  }
}

nonisolated extension Publisher {
  /// A value in place of none.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
}
