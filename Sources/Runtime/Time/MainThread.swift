import Glibc
import Synchronization

/// Which thread the panel lives on.
package nonisolated enum MainThread {
  /// Set when the first stage is made; nothing but zero before.
  private static let id = Atomic<pthread_t>(0)

  /// Remembers that it is the running one.
  package static func note() { id.store(pthread_self(), ordering: .relaxed) }

  /// Whether this is it.
  package static var isCurrent: Bool { id.load(ordering: .relaxed) == pthread_self() }

  /// Acts there: at once if this is it, or else as soon as it gets to it.
  package static func run(_ action: @escaping () -> Void) {
    if isCurrent { return action() }
    nonisolated(unsafe) let action = action
    Task { @MainActor in action() }
  }
}
