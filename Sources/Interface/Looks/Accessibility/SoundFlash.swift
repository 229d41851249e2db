import Graphics
import Runtime

/// Flashes the edge of the screen with warnings, errors and alarms, for a person who cannot hear them.
///
/// There are at most two flashes a second: more than three could cause a seizure (WCAG 2.3.1).
final class SoundFlash: StageService {
  private static let length = Duration.milliseconds(250), pause = Duration.milliseconds(500)

  private unowned let stage: Stage
  private var end: Duration?
  private var next = Duration.zero

  init(stage: Stage) { self.stage = stage }

  private var root: RootBehavior? { stage.rootLayoutNode.behavior as? RootBehavior }

  var deadline: Duration? { end }

  /// Begins to watch the sounds.
  func begin() { stage.feedback.onSight = { [weak self] in self?.handle($0) } }

  /// Watches them no longer.
  func stop() {
    stage.feedback.onSight = nil
    root?.flash = nil
  }

  func advance(to time: Duration) {
    guard let end, end <= time else { return }
    self.end = nil
    root?.flash = nil
  }

  private func handle(_ feedback: SensoryFeedback) {
    guard feedback.isAlarm || feedback == .warning || feedback == .error, next <= stage.now else { return }
    (end, next) = (stage.now + Self.length, stage.now + Self.pause)
    root?.flash = stage.environment.appearance.focusRing(in: stage.environment.values)
  }
}
