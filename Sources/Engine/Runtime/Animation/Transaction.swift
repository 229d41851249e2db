import Combine
import Glibc
import Machine
import Synchronization

/// The context of a state change while the views are updated, above all its animation.
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

  /// A shared, immutable copy of the content, so that an empty transaction is a null pointer.
  private final class Storage {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  /// The content; `nil` while nothing is set, which is nearly always the case.
  private var storage: Storage?

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction whose changes are animated; without animation for `nil`.
  public init(animation: Animation?) { self.animation = animation }

  /// The animation of the changes; `nil` for none.
  public var animation: Animation? {
    get { storage?.content.animation }
    set { change { $0.animation = newValue } }
  }

  /// Whether animations are turned off, even where a view has an animation.
  public var disablesAnimations: Bool {
    get { storage?.content.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// Whether the change is one of a continuous series, such as the movement of a finger.
  public var isContinuous: Bool {
    get { storage?.content.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// An application's own value. It is the key's default if it is not set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { storage?.content.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Adds an action to call when everything that this transaction animates has completed; at once if the transaction
  /// animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    let added = AnimationCompletion(criteria: criteria, action: completion)
    change { $0.completions.append(added) }
  }

  /// The actions that wait for the animations of this transaction.
  package var completions: [AnimationCompletion] { storage?.content.completions ?? [] }

  /// Adds an action that waits for the animations of this transaction.
  package mutating func add(_ completion: AnimationCompletion) { change { $0.completions.append(completion) } }

  /// Whether nothing is set.
  package var isEmpty: Bool { storage == nil }

  /// The animation, unless animations are disabled.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = storage?.content ?? Content()
    body(&content)
    storage = Storage(content)
  }
}

nonisolated extension Transaction: Equatable {
  /// Returns whether both are copies of one transaction, or have the same animation settings and nothing else.
  ///
  /// Values of an application's own keys and completions are not compared: transactions that have any are unequal.
  public static func == (left: Transaction, right: Transaction) -> Bool {
    if left.storage === right.storage { return true }
    let (one, other) = (left.storage?.content ?? Content(), right.storage?.content ?? Content())
    return one.animation == other.animation && one.disablesAnimations == other.disablesAnimations
      && one.isContinuous == other.isContinuous && one.values.isEmpty && other.values.isEmpty
      && one.completions.isEmpty && other.completions.isEmpty
  }
}

// Safe: shared content is immutable. Values of an application's own keys need not be `Sendable`; they are read on the
// thread that uses the transaction.
nonisolated extension Transaction: @unchecked Sendable {}

nonisolated extension Transaction {
  /// The running transactions, each on its own thread.
  private final class Running: Sendable {
    /// The number of transactions, on all threads, that have anything set.
    let count = Atomic(0)
    /// Finds the storage of the calling thread's transaction.
    let key: pthread_key_t

    init() {
      var key = pthread_key_t()
      let error = pthread_key_create(&key, nil)
      precondition(error == 0, "The system has no more thread-specific keys: \(error).")
      self.key = key
    }
  }

  private static let running = Running()

  /// The closure to call before a transaction begins, on its thread.
  ///
  /// The closure is stored in a structure: a generic lock would wrap a bare closure in two further closures at each
  /// access.
  package struct Beginning: Sendable {
    /// Called with the transaction.
    package var act: @Sendable (Transaction) -> Void = { _ in }
  }

  /// The closure to call before a transaction begins; the stages set it.
  package static let willBegin = Locked(Beginning())

  /// The transaction of the code that is running on this thread; empty if there is none.
  package static var current: Transaction {
    guard isAnyRunning, let storage = pthread_getspecific(running.key) else { return Transaction() }
    var transaction = Transaction()
    transaction.storage = Unmanaged<Storage>.fromOpaque(storage).takeUnretainedValue()
    return transaction
  }

  /// Whether a transaction that has anything set is running on any thread. The check is a single relaxed load, for use
  /// in frequent code.
  package static var isAnyRunning: Bool { running.count.load(ordering: .relaxed) > 0 }

  /// Runs a closure with this transaction as the current one of the thread, and restores the former one afterwards.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (running, storage) = (Transaction.running, storage)
    let outer = pthread_getspecific(running.key)
    pthread_setspecific(running.key, storage.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    if storage != nil { running.count.wrappingAdd(1, ordering: .relaxed) }
    defer {
      if storage != nil { running.count.wrappingSubtract(1, ordering: .relaxed) }
      pthread_setspecific(running.key, outer)
    }
    // The thread refers to the storage without retaining it.
    return try withExtendedLifetime(storage) { try body() }
  }
}
