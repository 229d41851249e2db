#if RemoteView
import Glibc
import Graphics
import LinuxHost
import Machine
import RemoteView

/// Records a running panel, as a film and as a script that replays the input.
final class PanelRecording {
  /// The bytes of compressed pixels after which a recording ends.
  private static let mostBytes = 256 << 20

  private let watch: PanelWatch
  /// The time that the film counts from.
  private let start = MonotonicTime.now()
  /// When the film ends, on the same clock as its frames.
  private var end = Duration.zero
  /// The film; `nil` before the first picture.
  private var frames: AnimatedPNG?
  /// The moment up to which the script has waited, in milliseconds.
  private var scriptTime = 0
  /// The lines of the script.
  private var steps: [String] = []

  /// Begins a recording of a panel that is watched already.
  init(_ watch: PanelWatch) { self.watch = watch }

  /// Follows the panel until it ends, Ctrl-C is pressed, or the time is over.
  ///
  /// - Throws: ``FilmError`` if no picture comes.
  func follow(for duration: Duration) throws {
    var isRunning = true
    while isRunning, !Interruption.hasCome, now < duration, (frames?.byteCount ?? 0) < Self.mostBytes {
      let rest = duration - now
      // Ctrl-C is looked for four times a second.
      switch watch.next(within: Int32(min(rest / .milliseconds(1), 250))) {
      case .frame(let change): add(change)
      case .step(let milliseconds, let text): add(text, at: milliseconds)
      case .end: isRunning = false
      case nil: break
      }
    }
    end = now
    if frames == nil {
      throw FilmError("the panel has shown no picture; see `status`, and try again")
    }
  }

  /// The time since the recording began.
  private var now: Duration { MonotonicTime.now() - start }

  /// Adds a frame to the film; the first has the whole picture.
  private func add(_ change: Region) {
    if frames == nil {
      frames = AnimatedPNG(watch.bitmap, at: now)
    } else {
      frames?.add(change, of: watch.bitmap, at: now)
    }
  }

  /// Adds a step to the script, after the pause before it.
  private func add(_ step: String, at milliseconds: Int) {
    if milliseconds > scriptTime {
      steps.append("wait \(Double(milliseconds - scriptTime) / 1000)")
      scriptTime = milliseconds
    }
    steps.append(step)
  }

  func film() -> [UInt8] { frames?.bytes(until: end) ?? [] }

  /// The script, which begins with the command that plays it.
  var script: String {
    let size = "\(watch.bitmap.width)x\(watch.bitmap.height)"
    return "# replay --size \(size) --scale \(watch.scale) --script THIS --output film.png\n"
      + steps.map { $0 + "\n" }.joined()
  }

  /// A line on what there is.
  var summary: String {
    let tenths = (end / .seconds(1) * 10).rounded() / 10
    return "\(frames?.count ?? 0) frames and \(steps.count) steps in \(tenths) s"
  }
}

/// Ctrl-C, which ends a recording in an orderly way.
enum Interruption {
  /// The signals that end a recording: Ctrl-C, and what `kill` sends.
  private static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    return set
  }

  /// Has SIGINT and SIGTERM wait instead of ending the program.
  static func install() {
    var set = signals
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Whether one of them has come.
  static var hasCome: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return sigismember(&waiting, SIGINT) == 1 || sigismember(&waiting, SIGTERM) == 1
  }
}
#endif
