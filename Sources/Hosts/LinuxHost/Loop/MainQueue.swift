import CLinux
import Glibc
import Runtime

/// Runs the work of Dispatch's main queue and of Foundation's main run loop on the panel's event loop.
///
/// Both expect to own the main thread's loop. A program that links neither pays nothing: there is no descriptor to watch
/// and no step to run.
enum MainQueue {
  /// Makes an event loop run the work: that of the queue as soon as it arrives, that of the run loop before each sleep.
  ///
  /// - Parameter stage: The stage that the work may change. If it does, the loop draws before it sleeps.
  static func attach(to loop: EventLoop, for stage: Stage) {
    let descriptor = openDescriptor()
    if descriptor >= 0 { loop.watch(descriptor, in: .files) { clinux_drain_main_queue() } }
    guard clinux_has_run_loop() else { return }
    loop.beforeSleep { [weak loop, weak stage] in
      guard let loop, let stage else { return nil }
      let neededDraw = stage.needsDraw
      let seconds = clinux_serve_run_loop()
      if stage.needsDraw && !neededDraw { return loop.now }
      return seconds < 0 ? nil : loop.now + .seconds(min(seconds, Self.longestSeconds))
    }
  }

  /// Runs the work that waits now; for hosts without an event loop.
  static func runWaiting() {
    // The descriptor has to exist: without it the queue does not know that its owner drains it.
    if openDescriptor() >= 0 { clinux_drain_main_queue() }
    if clinux_has_run_loop() { _ = clinux_serve_run_loop() }
  }

  /// Returns a descriptor that is readable while the queue has work; −1 if there is none.
  ///
  /// Dispatch makes an eventfd for it at the first call, and ends the program where the kernel refuses that. So one is made
  /// and closed before, which is tried for up to a second.
  private static func openDescriptor() -> Int32 {
    if descriptor >= 0 { return descriptor }
    let trial = clinux_event_descriptor()
    guard trial >= 0 else { return -1 }
    close(trial)
    descriptor = clinux_main_queue_descriptor()
    return descriptor
  }

  /// The descriptor once Dispatch has made it, which it keeps; −1 before.
  private static var descriptor: Int32 = -1

  /// The longest time until a timer, a day: Foundation's “never” lies in the year 4001.
  private static let longestSeconds = 86_400.0
}
