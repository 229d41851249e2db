import Machine

extension Publishers {
  /// A publisher that continues with another one, instead of failing.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: DerivedPublisher
  where NewPublisher.Output == Upstream.Output {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = NewPublisher.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns the publisher to continue with for an error.
    public var handler: (Upstream.Failure) -> NewPublisher { parts.second }
    private let parts: Parts<Upstream, (Upstream.Failure) -> NewPublisher>

    /// Creates the publisher of ``Publisher/catch(_:)``.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      parts = Parts(upstream, handler)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = SequentialRelay<Output, Failure>(.catches, to: subscriber)
      relay.follow(upstream) { [handler] completion in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
        }
      }
    }
  }

  /// A publisher that continues with another one, instead of failing, unless a closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: DerivedPublisher
  where NewPublisher.Output == Upstream.Output {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = any Error
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns the publisher to continue with for an error.
    public var handler: (Upstream.Failure) throws -> NewPublisher { parts.second }
    private let parts: Parts<Upstream, (Upstream.Failure) throws -> NewPublisher>

    /// Creates the publisher of ``Publisher/tryCatch(_:)``.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      parts = Parts(upstream, handler)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = SequentialRelay<Output, Failure>(.tryCatches, to: subscriber)
      relay.follow(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }

  /// A publisher that subscribes again after an error.
  public struct Retry<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The number of further attempts; `nil` for any number.
    public var retries: Int? { parts.second }
    private let parts: Parts<Upstream, Int?>

    /// Creates the publisher of ``Publisher/retry(_:)``.
    public init(upstream: Upstream, retries: Int?) {
      parts = Parts(upstream, retries)
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = SequentialRelay<Output, Failure>(.retries, to: subscriber)
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
      attempt()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Continues with another publisher, instead of failing.
  ///
  ///     feed.catch { error in Just(Reading.unknown) }
  ///
  /// - Parameter handler: returns the publisher to continue with for an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with another publisher, instead of failing.
  ///
  /// - Parameter handler: returns the publisher to continue with for an error. If it throws, that error is passed on.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes again after an error.
  ///
  ///     feed.retry(2).replaceError(with: .unknown)    // three attempts
  ///
  /// - Parameter retries: the number of further attempts. After the last one the error is passed on.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

/// The state of a publisher that is retried.
///
/// A publisher that fails while it is being subscribed to is subscribed to again by the loop that is running, not
/// recursively, so that the stack does not grow with the number of attempts.
private struct RetryState {
  var remaining: Int?
  private var isSubscribing = false
  private var hasFailed = false

  /// Creates the state before the first attempt.
  init(remaining: Int?) { self.remaining = remaining }

  /// Notes that an attempt to subscribe begins.
  mutating func begin() { (isSubscribing, hasFailed) = (true, false) }

  /// Takes one of the remaining retries.
  ///
  /// - Returns: `false` if there are none.
  mutating func takeRetry() -> Bool {
    guard let count = remaining else { return true }
    guard count != 0 else { return false }
    remaining = count - 1
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
