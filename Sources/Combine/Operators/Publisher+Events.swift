extension Publisher {
  /// Calls closures with all that happens, and changes nothing.
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

  /// Prints all that happens, each with a prefix.
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
