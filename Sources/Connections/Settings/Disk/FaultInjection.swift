import Machine

/// Faults that a test injects between the steps of a write. The default injects none.
package struct FaultInjection: Sendable {
  /// A step that can fail.
  typealias Step = FileReplacement.Step

  /// The `errno` with which a step fails; 0 for success.
  var refusal: FileReplacement.Refusal = { _ in 0 }
  /// The `errno` with which a read fails; 0 for success.
  var reading: @Sendable () -> CInt = { 0 }
  /// Called when the new file is on the disk and the old one has not been replaced yet.
  var meanwhile: @Sendable () -> Void = {}
  /// The time for which a write waits for another program's lock, in milliseconds.
  var backoff = SettingsLimits.lockMilliseconds

  /// No faults, and a wait for locks that is long enough for a slow disk and a busy machine.
  package static var patient: FaultInjection { FaultInjection(backoff: 60_000) }
}
