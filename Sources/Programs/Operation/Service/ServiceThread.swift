#if Appliance
import Appliance
import Links
import Machine

/// Threads that wait for the machine's services in place of the panel. Each lives only until its answer.
enum ServiceThread {
  /// Runs a closure that may wait on its own thread, and returns its answer.
  static func run<Answer: Sendable>(
    _ body: @escaping @Sendable () -> Result<Answer, ServiceFault>
  ) async throws(ServiceFault) -> Answer {
    let result: Result<Answer, ServiceFault> = await withCheckedContinuation { continuation in
      if DetachedThread.start({ continuation.resume(returning: body()) }) { return }
      continuation.resume(returning: .failure(.other("the machine has no thread left")))
    }
    return try result.get()
  }

  /// Runs calls on the machine's D-Bus on its own thread.
  ///
  /// - Parameters:
  ///   - absent: the fault where there is no such service.
  ///   - body: makes the calls.
  static func onBus<Answer: Sendable>(
    absent: ServiceFault, _ body: @escaping @Sendable (DBusConnection) throws(DBusFault) -> Answer
  ) async throws(ServiceFault) -> Answer {
    try await run {
      do throws(DBusFault) { return .success(try DBusConnection.open(body)) } catch {
        switch error.kind {
        case .absent: return .failure(absent)
        case .denied: return .failure(.denied)
        case .silent: return .failure(.noAnswer)
        case .failed: return .failure(.other(error.description))
        }
      }
    }
  }
}
#endif
