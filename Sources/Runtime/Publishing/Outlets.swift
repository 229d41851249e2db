import Synchronization

/// The receivers of one source of values. Values may come from any thread.
package nonisolated final class Outlets<Output, Failure: Error>: @unchecked Sendable {
  /// A receiver until it is told the end or wants no more.
  private final class Outlet {
    let receiver: Receiver<Output, Failure>
    private let isWanted = Atomic(true)

    init(_ receiver: Receiver<Output, Failure>) { self.receiver = receiver }

    var isOpen: Bool { isWanted.load(ordering: .relaxed) }
    /// Tells whether it was open.
    func close() -> Bool { isWanted.exchange(false, ordering: .relaxed) }
  }

  private let lock = Mutex(())
  private var outlets: [Outlet] = []
  private var end: Subscribers.Completion<Failure>?

  /// Whether nobody receives.
  package var isEmpty: Bool {
    var isEmpty = true
    lock.withLock { _ in isEmpty = outlets.isEmpty }
    return isEmpty
  }

  /// Adds a receiver, which is given the first value, if there is one, before all others.
  package func attach(_ receiver: Receiver<Output, Failure>, first: Output? = nil) -> AnyCancellable {
    let outlet = Outlet(receiver)
    var end: Subscribers.Completion<Failure>?
    lock.withLock { _ in
      end = self.end
      if end == nil { outlets.append(outlet) }
    }
    if let end {
      receiver.complete(end)
    } else if let first {
      receiver.receive(first)
    }
    return AnyCancellable { [weak self] in
      if outlet.close() { self?.remove(outlet) }
    }
  }

  private func remove(_ outlet: Outlet) {
    lock.withLock { _ in outlets.removeAll { $0 === outlet } }
  }

  private var known: [Outlet] {
    var known: [Outlet] = []
    lock.withLock { _ in known = outlets }
    return known
  }

  /// Hands a value to all, but not to those who want no more by the time that it is their turn.
  package func send(_ value: Output) {
    for outlet in known where outlet.isOpen { outlet.receiver.receive(value) }
  }

  /// Tells all that there is no more.
  package func send(completion: Subscribers.Completion<Failure>) {
    var known: [Outlet] = []
    lock.withLock { _ in
      guard end == nil else { return }
      (end, known, outlets) = (completion, outlets, [])
    }
    for outlet in known where outlet.close() { outlet.receiver.complete(completion) }
  }
}
