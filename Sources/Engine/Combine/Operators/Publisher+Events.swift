import Machine

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
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let link = UpstreamLink()
      downstream.receive(
        subscription: ReportedSubscription(link: link, onRequest: receiveRequest, onCancel: receiveCancel))
      upstream.subscribe(
        AnySubscriber(
          receiveSubscription: {
            receiveSubscription?($0)
            link.open($0)
          },
          receiveValue: {
            if link.isClosed { return .none }
            receiveOutput?($0)
            let more = downstream.receive($0)
            if more > .none { receiveRequest?(more) }
            return more
          },
          receiveCompletion: {
            guard link.close() else { return }
            receiveCompletion?($0)
            downstream.receive(completion: $0)
          }))
    }
  }

  /// Prints each event of a subscription.
  ///
  ///     $target.print("target").sink { … }    // target: receive value: (21.5)
  ///
  /// - Parameters:
  ///   - prefix: the beginning of each line.
  ///   - stream: where to write; standard output if it is `nil`.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Operator<Self, Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    let output = Locked(stream)
    func write(_ line: String) {
      output.withLock { output in
        if output == nil { Swift.print(start + line) } else { output?.write(start + line + "\n") }
      }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        if case .failure(let error) = $0 { write("receive error: (\(error))") } else { write("receive finished") }
      }, receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
  }
}

/// Reports requests and the cancellation, and passes them on.
private final class ReportedSubscription: Subscription {
  private let link: UpstreamLink
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(link: UpstreamLink, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
    (self.link, self.onRequest, self.onCancel) = (link, onRequest, onCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    link.request(demand)
  }

  func cancel() {
    if link.isClosed { return }
    link.cancel()
    onCancel?()
  }
}
