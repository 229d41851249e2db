import CLinux
import Glibc
import Runtime

/// Runs the work of Dispatch's main queue and of Foundation's main run loop on the panel's event loop.
///
/// Both expect to own the main thread's loop. A program that links neither pays nothing: there is no descriptor to watch
/// and no step to run.
enum MainQueue {
  /// Makes an event loop run the queue's work as soon as it arrives, and the run loop's work before each sleep.
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

  /// Runs all waiting work; for hosts without an event loop.
  static func runWaiting() {
    // The descriptor has to exist: without it the queue does not know that its owner drains it.
    if openDescriptor() >= 0 { clinux_drain_main_queue() }
    if clinux_has_run_loop() { _ = clinux_serve_run_loop() }
  }

  /// Returns a descriptor that is readable while the queue has work; −1 if there is none.
  ///
  /// At the first call Dispatch makes an eventfd, and ends the program if the kernel refuses it. So this function first
  /// makes one itself and closes it, with attempts for up to a second.
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
