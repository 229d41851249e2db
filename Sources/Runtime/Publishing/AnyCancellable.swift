import Synchronization

/// Something that can be ended.
public nonisolated protocol Cancellable {
  /// Ends it.
  func cancel()
}

nonisolated extension Cancellable {
  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A subscription: it ends when it is cancelled, or when nobody keeps it any more.
public nonisolated final class AnyCancellable: Cancellable, Hashable {
  private let isOpen = Atomic(true)
  private let end: () -> Void

  /// Ends by a closure.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends something.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Ends it, once.
  public func cancel() {
    if isOpen.exchange(false, ordering: .relaxed) { end() }
  }

  /// Keeps it with others.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it with others.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  /// Feeds what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Subscriptions that belong together, some of which come later than the decision to end them all. Any thread may ask.
package nonisolated final class Subscriptions: @unchecked Sendable {
  /// A subscription, once it is known.
  private struct Entry { var subscription: AnyCancellable? }

  private let lock = Mutex(())
  private var kept: [Int: Entry] = [:]
  private var count = 0
  private var isClosed = false

  /// Whether all have been ended, and what comes later too.
  package var isOver: Bool {
    var isOver = false
    lock.withLock { _ in isOver = isClosed }
    return isOver
  }

  /// Keeps one until all are ended.
  package func add(_ subscription: AnyCancellable) {
    if let order = reserve() { keep(subscription, as: order) } else { subscription.cancel() }
  }

  /// Keeps what the closure begins until that has ended. The closure is given what has to be called then, which answers
  /// whether it was wanted still.
  package func begin(_ make: (_ end: @escaping () -> Bool) -> AnyCancellable) {
    guard let order = reserve() else { return }
    keep(make { self.forget(order) }, as: order)
  }

  /// Keeps one in place of all others. Tells how many there were that had not ended.
  @discardableResult package func replace(with subscription: AnyCancellable?) -> Int {
    var before: [Int: Entry] = [:]
    lock.withLock { _ in swap(&before, &kept) }
    for old in before.values { old.subscription?.cancel() }
    if let subscription { add(subscription) }
    return before.count
  }

  package func cancel() {
    lock.withLock { _ in isClosed = true }
    replace(with: nil)
  }

  private func reserve() -> Int? {
    var order: Int?
    lock.withLock { _ in
      if isClosed { return }
      count += 1
      kept[count] = Entry()
      order = count
    }
    return order
  }

  /// It may have ended, or be unwanted, before it is known.
  private func keep(_ subscription: AnyCancellable, as order: Int) {
    var isWanted = false
    lock.withLock { _ in
      isWanted = kept[order] != nil
      if isWanted { kept[order] = Entry(subscription: subscription) }
    }
    if !isWanted { subscription.cancel() }
  }

  private func forget(_ order: Int) -> Bool {
    var entry: Entry?
    lock.withLock { _ in entry = kept.removeValue(forKey: order) }
    return entry != nil
  }
}
