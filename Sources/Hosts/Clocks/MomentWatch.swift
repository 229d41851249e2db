import Glibc
import Machine
import Runtime

/// Tells a panel's clock the moment, and its correction when the machine's clock has jumped.
///
/// Of a jump, one part is the time that the machine was suspended, which has passed; the rest is how far the clock was
/// set. `CLOCK_BOOTTIME`, which counts while the machine is suspended, and `CLOCK_MONOTONIC`, which does not, tell the
/// two parts apart.
package final class MomentWatch {
  /// The readings of the machine's clocks at one time.
  package struct Reading {
    package var wall: Duration
    package var boot: Duration
    package var panel: Duration

    /// The present reading. Calls `clock_gettime`.
    package static var now: Reading {
      Reading(
        wall: Duration(of: CLOCK_REALTIME), boot: Duration(of: CLOCK_BOOTTIME), panel: MonotonicTime.now())
    }
  }

  /// A jump below this is the difference between two readings, or NTP's slow correction. It counts with the next ones, so
  /// that many of them do not add up.
  private static let tolerance = Duration.milliseconds(50)

  private var last: Reading
  private weak var stage: Stage?

  /// Sets the clock of a stage, which has not drawn yet.
  package init(_ stage: Stage, _ reading: Reading = .now) {
    (self.stage, last) = (stage, reading)
    stage.advance(to: reading.panel)
    stage.clock.setOrigin(reading.wall - reading.panel)
  }

  /// The machine's clock has jumped.
  package func update(_ reading: Reading = .now) {
    let suspension = (reading.boot - last.boot) - (reading.panel - last.panel)
    let difference = (reading.wall - last.wall) - (reading.boot - last.boot)
    last = reading
    guard let stage else { return }
    stage.clock.setOrigin(stage.clock.moment - stage.clock.time + suspension)
    guard abs(difference / .seconds(1)) > Self.tolerance / .seconds(1) else { return last.wall -= difference }
    stage.clock.clockWasSet(by: difference)
  }
}
