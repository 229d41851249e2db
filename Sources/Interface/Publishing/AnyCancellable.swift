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

/// Subscriptions that belong together, some of which come later than the decision to end them all.
nonisolated final class Subscriptions {
  private var kept: [AnyCancellable] = []
  private var isOver = false

  func add(_ subscription: AnyCancellable) { if isOver { subscription.cancel() } else { kept.append(subscription) } }

  /// Keeps one in place of all others.
  func replace(with subscription: AnyCancellable?) {
    let before = kept
    kept = []
    for old in before { old.cancel() }
    if let subscription { add(subscription) }
  }

  func cancel() {
    isOver = true
    replace(with: nil)
  }
}
