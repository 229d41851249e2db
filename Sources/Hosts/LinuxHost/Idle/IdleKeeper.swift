import Runtime

/// Dims, blanks and wakes a panel according to use.
final class IdleKeeper {
  private var policy: IdlePolicy
  private var backlight: Backlight?
  private var command: BrightnessCommand?
  /// The programs of former settings that have not ended yet.
  private var former: [BrightnessCommand] = []
  private var brightness = -1
  private let loop: EventLoop
  private let lights: String
  private let service: ((_ name: String, _ value: UInt32) -> Void)?
  private let log: (String) -> Void

  init(
    _ options: IdleOptions, loop: EventLoop, lights: String = "/sys/class/backlight",
    service: ((_ name: String, _ value: UInt32) -> Void)? = nil, log: @escaping (String) -> Void
  ) {
    (self.loop, self.lights, self.service, self.log) = (loop, lights, service, log)
    policy = IdlePolicy(options, at: loop.now)
    findLights()
    follow()
  }

  /// When the panel goes to its next idle level; `nil` for never.
  var deadline: Duration? { policy.deadline }
  /// When the brightness program needs ``advanceCommand(to:)``.
  var commandDeadline: Duration? { (former + [command].compactMap { $0 }).compactMap(\.deadline).min() }

  /// Whether a program runs that sets the brightness.
  var isCommandRunning: Bool { (former + [command].compactMap { $0 }).contains { !$0.isDone } }

  /// The visibility of the screens at the present idle level.
  var visibility: Screens.Visibility {
    switch policy.depth {
    case .awake, .dimmed: .picture
    case .blank: .black
    case .off: .off
    }
  }

  /// Records use of the panel, and returns the events without those that only wake it.
  func handle(_ events: [InputEvent]) -> [InputEvent] {
    guard !events.isEmpty else { return events }
    let kept = events.filter { policy.handle($0) }
    follow()
    return kept
  }

  /// Moves to the idle level that is due.
  func advance(to time: Duration) {
    policy.advance(to: time)
    follow()
  }

  /// Reaps or kills the brightness program.
  func advanceCommand(to time: Duration) {
    for program in former { program.advance(to: time) }
    former.removeAll(where: \.isDone)
    command?.advance(to: time)
  }

  /// Wakes the panel without input, as when its virtual terminal becomes active.
  func wake(at time: Duration) {
    policy.wake(at: time)
    follow()
  }

  /// Drops all held contacts and keys, as when another virtual terminal becomes active.
  func forget() { policy.forget() }

  /// Applies other options and wakes the panel.
  func apply(_ options: IdleOptions, at time: Duration) {
    guard options != policy.options else { return }
    let before = policy.options
    policy.options = options
    policy.wake(at: time)
    if (options.backlight, options.command) != (before.backlight, before.command) {
      part()
      findLights()
    }
    // A light that this panel has dimmed is switched on again, although a panel that no longer sleeps would leave it
    // alone.
    let isSet = brightness >= 0
    brightness = -1
    follow(isSet: isSet)
  }

  /// Restores the backlight, or makes the program set full brightness.
  func restore() {
    backlight?.restore()
    if backlight == nil, brightness >= 0 { command?.finish(percent: 100) }
    (backlight, command, brightness) = (nil, nil, -1)
  }

  /// Restores the light of settings that no longer hold. Their program runs until it ends by itself.
  private func part() {
    if let command, backlight == nil, brightness >= 0 { command.set(percent: 100) }
    if let command, !command.isDone { former.append(command) }
    command = nil
    restore()
  }

  private func findLights() {
    backlight = Backlight(policy.options.backlight, in: lights, service: service, log: log)
    command = BrightnessCommand(policy.options.command, loop: loop, log: log)
  }

  private func follow() { follow(isSet: brightness >= 0) }

  /// Sets the brightness of the present idle level.
  ///
  /// - Parameter isSet: whether this panel has set the brightness before.
  private func follow(isSet: Bool) {
    let percent =
      switch policy.depth {
      case .awake: policy.options.brightness.upperBound
      case .dimmed: policy.options.brightness.lowerBound
      case .blank, .off: 0
      }
    // A panel that never idles leaves the backlight alone unless it is off. A panel that idles sets it, since an
    // earlier run may have been killed while dimmed.
    let isOurs = isSet || percent != 100 || policy.sleeps || backlight?.wasOut == true
    guard percent != brightness, isOurs else { return }
    brightness = percent
    backlight?.set(percent: percent)
    command?.set(percent: percent)
  }
}
