import Controls
import Runtime

/// Dims and darkens a panel that nobody touches, and wakes it.
final class IdleKeeper {
  private var policy: IdlePolicy
  private var backlight: Backlight?
  private var command: BrightnessCommand?
  private var brightness = -1
  private let loop: EventLoop
  private let lights: String
  private let log: (String) -> Void

  init(
    _ options: IdleOptions, loop: EventLoop, lights: String = "/sys/class/backlight", log: @escaping (String) -> Void
  ) {
    (self.loop, self.lights, self.log) = (loop, lights, log)
    policy = IdlePolicy(options, at: loop.now)
    findLights()
    follow()
  }

  /// When it goes on to sleep.
  var deadline: Duration? { policy.deadline }
  /// When the program that sets the brightness is to be looked at.
  var commandDeadline: Duration? { command?.deadline }

  /// What is to be seen.
  var visibility: Screens.Visibility {
    switch policy.depth {
    case .awake, .dimmed: .picture
    case .blank: .black
    case .off: .off
    }
  }

  /// The events that are meant for the panel, without those that only wake it.
  func take(_ events: [InputEvent]) -> [InputEvent] {
    guard !events.isEmpty else { return events }
    let kept = events.filter { policy.take($0) }
    follow()
    return kept
  }

  /// Time has passed.
  func advance(to time: Duration) {
    policy.advance(to: time)
    follow()
  }

  /// Looks after the program that sets the brightness.
  func advanceCommand(to time: Duration) { command?.advance(to: time) }

  /// Wakes the panel without anybody's touch, as when its console has come back.
  func wake(at time: Duration) {
    policy.wake(at: time)
    follow()
  }

  /// Nothing is held any more: the console is away.
  func forget() { policy.forget() }

  /// Follows other options, awake.
  func apply(_ options: IdleOptions, at time: Duration) {
    guard options != policy.options else { return }
    let before = policy.options
    policy.options = options
    policy.wake(at: time)
    if (options.backlight, options.command) != (before.backlight, before.command) {
      restore()
      findLights()
    }
    brightness = -1
    follow()
  }

  /// Puts the light back as it was.
  func restore() {
    backlight?.restore()
    if backlight == nil, brightness >= 0 { command?.finish(percent: 100) }
    (backlight, command, brightness) = (nil, nil, -1)
  }

  private func findLights() {
    backlight = Backlight(policy.options.backlight, in: lights, log: log)
    command = BrightnessCommand(policy.options.command, loop: loop, log: log)
  }

  private func follow() {
    let percent =
      switch policy.depth {
      case .awake: policy.options.brightness.upperBound
      case .dimmed: policy.options.brightness.lowerBound
      case .blank, .off: 0
      }
    // A panel that never sleeps leaves the light alone, unless it is out. One that sleeps may have been killed dimmed.
    let isOurs = brightness >= 0 || percent != 100 || policy.sleeps || backlight?.wasOut == true
    guard percent != brightness, isOurs else { return }
    brightness = percent
    backlight?.set(percent: percent)
    command?.set(percent: percent)
  }
}
