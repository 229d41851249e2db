import Synchronization

/// What is to be known about a change of state while the panel follows it: above all how it is animated.
///
///     var transaction = Transaction(animation: .linear(duration: 1))
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = false }
public nonisolated struct Transaction {
  private struct Content {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
  }

  private final class Storage {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// `nil` while nothing is set, which is nearly always so.
  private var storage: Storage?

  /// A transaction with nothing set.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// How changes are animated; `nil` for not at all.
  public var animation: Animation? {
    get { storage?.content.animation }
    set { change { $0.animation = newValue } }
  }

  /// Whether the animations of views are without effect.
  public var disablesAnimations: Bool {
    get { storage?.content.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// Whether this is one of many changes that belong together, as of a finger that moves.
  public var isContinuous: Bool {
    get { storage?.content.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// A value of the application's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { storage?.content.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Calls an action once all that this transaction animates is at rest; at once if that is nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let added = AnimationCompletion(criteria: criteria, action: completion)
    change { $0.completions.append(added) }
  }

  package var completions: [AnimationCompletion] { storage?.content.completions ?? [] }

  package mutating func add(_ completion: AnimationCompletion) { change { $0.completions.append(completion) } }

  /// Whether nothing at all is set.
  package var isEmpty: Bool { storage == nil }

  /// What there is to animate with.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = storage?.content ?? Content()
    body(&content)
    storage = Storage(content)
  }
}

nonisolated extension Transaction: Equatable {
  /// Whether both were made by the same changes, or say the same about animation and nothing else.
  public static func == (left: Transaction, right: Transaction) -> Bool {
    if left.storage === right.storage { return true }
    let (one, other) = (left.storage?.content ?? Content(), right.storage?.content ?? Content())
    return one.animation == other.animation && one.disablesAnimations == other.disablesAnimations
      && one.isContinuous == other.isContinuous && one.values.isEmpty && other.values.isEmpty
      && one.completions.isEmpty && other.completions.isEmpty
  }
}

// A transaction is a value that nobody changes once it is shared; what an application puts into one under a key of its
// own is read where the transaction is.
nonisolated extension Transaction: @unchecked Sendable {}

nonisolated extension Transaction {
  private final class Running: Sendable {
    let isSet = Atomic(false)
    let transaction = Mutex(Transaction())
  }

  private static let running = Running()

  /// The transaction that runs at the moment.
  package static var current: Transaction {
    get { isAnyRunning ? running.transaction.withLock { $0 } : Transaction() }
    set {
      running.transaction.withLock { $0 = newValue }
      running.isSet.store(!newValue.isEmpty, ordering: .relaxed)
    }
  }

  /// Whether a transaction runs in which anything is set.
  package static var isAnyRunning: Bool { running.isSet.load(ordering: .relaxed) }

  /// Runs `body` with this transaction, whichever ran before.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = self
    defer { Transaction.current = outer }
    return try body()
  }
}
