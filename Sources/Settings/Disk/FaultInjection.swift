/// What a test lets happen between the steps of a write. A program in earnest lets nothing happen.
package struct FaultInjection: Sendable {
  /// A step that the machine may refuse.
  enum Step: Sendable, CaseIterable { case write, sync, rename, syncDirectory }

  /// The `errno` that a step fails with; 0 lets it go on.
  var refusal: @Sendable (Step) -> CInt = { _ in 0 }
  /// The `errno` that a reading fails with; 0 lets it go on.
  var reading: @Sendable () -> CInt = { 0 }
  /// Runs when the new bytes are on the disk and the old file still stands.
  var meanwhile: @Sendable () -> Void = {}
  /// How long a write waits for the lock that another program holds, in milliseconds.
  var backoff = Limits.lockMilliseconds

  /// Waits for a lock as long as a slow disk and a busy machine may make it take.
  package static var patient: FaultInjection { FaultInjection(backoff: 60_000) }
}
