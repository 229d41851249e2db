import Synchronization

/// The receivers of one source of values. Values may come from any thread.
nonisolated final class Outlets<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  private var receivers: [(order: Int, receiver: Receiver<Output, Failure>)] = []
  private var count = 0
  private var end: Subscribers.Completion<Failure>?

  /// Whether nobody receives.
  var isEmpty: Bool {
    var isEmpty = true
    lock.withLock { _ in isEmpty = receivers.isEmpty }
    return isEmpty
  }

  /// Adds a receiver, which is given what the closure has for it first.
  func attach(_ receiver: Receiver<Output, Failure>, first: Output? = nil) -> AnyCancellable {
    var (order, end) = (0, Subscribers.Completion<Failure>?.none)
    lock.withLock { _ in
      count += 1
      (order, end) = (count, self.end)
      if end == nil { receivers.append((order, receiver)) }
    }
    if let end {
      receiver.complete(end)
    } else if let first {
      receiver.receive(first)
    }
    return AnyCancellable { [weak self] in self?.remove(order) }
  }

  private func remove(_ order: Int) {
    lock.withLock { _ in receivers.removeAll { $0.order == order } }
  }

  /// Hands a value to all.
  func send(_ value: Output) {
    var known: [(order: Int, receiver: Receiver<Output, Failure>)] = []
    lock.withLock { _ in known = receivers }
    for (_, receiver) in known { receiver.receive(value) }
  }

  /// Tells all that there is no more.
  func send(completion: Subscribers.Completion<Failure>) {
    var known: [(order: Int, receiver: Receiver<Output, Failure>)] = []
    lock.withLock { _ in
      guard end == nil else { return }
      (end, known, receivers) = (completion, receivers, [])
    }
    for (_, receiver) in known { receiver.complete(completion) }
  }
}
