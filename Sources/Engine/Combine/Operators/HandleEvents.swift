import Glibc
import Machine

extension Publishers {
  /// A publisher that calls closures at each event of a subscription.
  public struct HandleEvents<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Called with the upstream subscription.
    public var receiveSubscription: ((any Subscription) -> Void)? { parts.second.first }
    /// Called before each value is passed on.
    public var receiveOutput: ((Upstream.Output) -> Void)? { parts.second.second.first }
    /// Called before the completion is passed on.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? {
      parts.second.second.second.first
    }
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)? { parts.second.second.second.second.first }
    /// Called with each demand.
    public var receiveRequest: ((Subscribers.Demand) -> Void)? { parts.second.second.second.second.second }
    private let parts:
      Parts<
        Upstream,
        Parts<
          ((any Subscription) -> Void)?,
          Parts<
            ((Upstream.Output) -> Void)?,
            Parts<
              ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
              Parts<(() -> Void)?, ((Subscribers.Demand) -> Void)?>
            >
          >
        >
      >

    /// Creates the publisher of ``Publisher/handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)``.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      parts = Parts(
        upstream,
        Parts(receiveSubscription, Parts(receiveOutput, Parts(receiveCompletion, Parts(receiveCancel, receiveRequest))))
      )
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        EventsSubscription(
          "HandleEvents", to: subscriber,
          .init(
            receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest,
            receiveMore: { [receiveRequest] in if $0 > .none { receiveRequest?($0) } })))
    }
  }

  /// A publisher that prints each event of a subscription.
  public struct Print<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// The beginning of each line.
    public var prefix: String { parts.second.first }
    /// The stream that it writes to; standard output if it is `nil`.
    public var stream: (any TextOutputStream)? { parts.second.second }
    private let parts: Parts<Upstream, Parts<String, (any TextOutputStream)?>>

    /// Creates the publisher of ``Publisher/print(_:to:)``.
    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      parts = Parts(upstream, Parts(prefix, stream))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      let output = Locked(stream.map { PrintStream(stream: $0) })
      func write(_ line: String) {
        output.withLock { output in
          guard var stream = output else { return Swift.print(start + line) }
          Swift.print(start + line, to: &stream)
          output = stream
        }
      }
      func request(_ demand: Subscribers.Demand, _ note: String = "") {
        write("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited") + note)
      }
      upstream.subscribe(
        EventsSubscription(
          "Print", to: subscriber, keepsActions: true,
          .init(
            receiveSubscription: { write("receive subscription: (\($0))") },
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: {
              if case .failure(let error) = $0 { write("receive error: (\(error))") } else { write("receive finished") }
            }, receiveCancel: { write("receive cancel") }, receiveRequest: { request($0) },
            receiveMore: { request($0, " (synchronous)") })))
    }
  }

  /// A publisher that stops the program in the debugger at events of a subscription.
  public struct Breakpoint<Upstream: Publisher>: DerivedPublisher {
    /// The type of the values that it sends.
    public typealias Output = Upstream.Output
    /// The type of the error that it may fail with.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator is applied to.
    public var upstream: Upstream { parts.first }
    /// Returns whether to stop at the upstream subscription.
    public var receiveSubscription: ((any Subscription) -> Bool)? { parts.second.first }
    /// Returns whether to stop at a value.
    public var receiveOutput: ((Upstream.Output) -> Bool)? { parts.second.second.first }
    /// Returns whether to stop at the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? { parts.second.second.second }
    private let parts:
      Parts<
        Upstream,
        Parts<
          ((any Subscription) -> Bool)?,
          Parts<((Upstream.Output) -> Bool)?, ((Subscribers.Completion<Upstream.Failure>) -> Bool)?>
        >
      >

    /// Creates the publisher of ``Publisher/breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)``.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
      receiveOutput: ((Upstream.Output) -> Bool)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    ) {
      parts = Parts(upstream, Parts(receiveSubscription, Parts(receiveOutput, receiveCompletion)))
    }

    /// Attaches a subscriber; call ``Publisher/subscribe(_:)`` instead.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      func stop(_ isWanted: Bool?) { if isWanted == true { _ = raise(SIGTRAP) } }
      upstream.subscribe(
        PassingSubscriber(
          "Breakpoint", details: { [] },
          receiveSubscription: {
            stop(receiveSubscription?($0))
            subscriber.receive(subscription: $0)
          },
          receiveValue: {
            stop(receiveOutput?($0))
            return subscriber.receive($0)
          },
          receiveCompletion: {
            stop(receiveCompletion?($0))
            subscriber.receive(completion: $0)
          }))
    }
  }
}

extension Publisher {
  /// Calls closures at each event of a subscription, without changing it.
  ///
  /// - Parameters:
  ///   - receiveSubscription: called with the upstream subscription.
  ///   - receiveOutput: called before each value is passed on.
  ///   - receiveCompletion: called before the completion is passed on.
  ///   - receiveCancel: called when the subscriber cancels.
  ///   - receiveRequest: called with each demand.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints each event of a subscription.
  ///
  ///     $target.print("target").sink { … }    // target: receive value: (21.5)
  ///
  /// - Parameters:
  ///   - prefix: the beginning of each line.
  ///   - stream: the stream to write to; standard output if it is `nil`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }

  /// Stops the program in the debugger at an event of a subscription, by the signal SIGTRAP. Without a debugger the
  /// signal ends the program.
  ///
  /// - Parameters:
  ///   - receiveSubscription: returns whether to stop at the upstream subscription.
  ///   - receiveOutput: returns whether to stop at a value.
  ///   - receiveCompletion: returns whether to stop at the completion.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program in the debugger when the publisher fails, by the signal SIGTRAP.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// A stream of any type, as the standard library's `print` expects one.
private struct PrintStream: TextOutputStream {
  var stream: any TextOutputStream
  mutating func write(_ string: String) { stream.write(string) }
}
