import Machine

extension Publisher {
  /// Sends values until another publisher sends its first value, and then finishes.
  ///
  ///     dragMoves.prefix(untilOutputFrom: dragEnds)
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Operator<Self, Output, Failure> {
    gated(by: publisher) { queue, _, link in
      link.cancel()
      queue.finish(.finished)
    }
  }

  /// Leaves out values until another publisher sends its first value. Finishes if the other completes without one.
  ///
  ///     readings.drop(untilOutputFrom: warmUpDone)
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.Operator<Self, Output, Failure> where P.Failure == Failure {
    gated(by: publisher, isOpen: false, failing: { $0 }) { _, isOpen, _ in _ = isOpen.exchange(true) }
  }

  /// Passes values on depending on another publisher.
  ///
  /// - Parameters:
  ///   - isOpen: whether values are passed on at the beginning.
  ///   - failing: converts an error of the other publisher; `nil` ignores it.
  ///   - act: called at the other publisher's first value.
  private func gated<P: Publisher>(
    by publisher: P, isOpen: Bool = true, failing: @escaping (P.Failure) -> Failure? = { _ in nil },
    _ act: @escaping (DeliveryQueue<Output, Failure>, Locked<Bool>, UpstreamLink) -> Void
  ) -> Publishers.Operator<Self, Output, Failure> {
    Publishers.Operator(self) { upstream, downstream in
      let (link, gate, isOpen) = (UpstreamLink(), UpstreamLink(), Locked(isOpen))
      let queue = DeliveryQueue(
        to: downstream, onRequest: link.request,
        onCancel: {
          link.cancel()
          gate.cancel()
        })
      queue.start()
      gate.request(.max(1))
      publisher.subscribe(gate) { _ in
        gate.cancel()
        act(queue, isOpen, link)
        return .none
      } receiveCompletion: { completion in
        if case .finished = completion, !isOpen.copy { link.cancel(); queue.finish(.finished) }
        if case .failure(let error) = completion, let failure = failing(error) {
          link.cancel()
          queue.finish(.failure(failure))
        }
      }
      upstream.subscribe(link) { value in
        guard isOpen.copy else { return .max(1) }
        queue.send(value)
        return .none
      } receiveCompletion: { completion in
        gate.cancel()
        queue.finish(completion)
      }
    }
  }
}
