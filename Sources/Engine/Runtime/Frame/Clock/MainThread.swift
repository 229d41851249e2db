import Glibc
import Synchronization

/// The thread that the user interface runs on.
package nonisolated enum MainThread {
  /// The identifier of the thread, set when the first stage is created; zero before.
  private static let id = Atomic<pthread_t>(0)

  /// Declares the current thread the main thread.
  package static func note() { id.store(pthread_self(), ordering: .relaxed) }

  /// Whether the current thread is the main thread.
  package static var isCurrent: Bool { id.load(ordering: .relaxed) == pthread_self() }

  /// Runs an action on the main thread: at once if that is the current thread, else as soon as possible.
  package static func run(_ action: @escaping () -> Void) {
    if isCurrent { return action() }
    // Safe: the caller hands the action over and no longer uses it. Only the main actor calls it.
    nonisolated(unsafe) let action = action
    Task { @MainActor in action() }
  }
}
