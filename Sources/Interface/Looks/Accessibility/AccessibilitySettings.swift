import Runtime

/// The settings for people who have difficulty using a panel with their hands.
///
///     stage.apply(AccessibilitySettings(slowKeys: .milliseconds(300), usesOneFinger: true))
///
/// EN 301 549 requires that repetition can be slowed down (5.7), that double strikes can be ignored (5.8), that nothing
/// needs two simultaneous actions (5.9), that sounds are also shown (5.1.5), and that high controls can be reached
/// (8.3).
public nonisolated struct AccessibilitySettings: Hashable, Sendable {
  /// The times to offer in settings for ``slowKeys``.
  public static let slowKeyTimes: ClosedRange<Duration> = .zero...(.seconds(2))

  /// Whether and how fast held controls repeat, and for how long after a press a second one is ignored: of the same key
  /// or knob, or of a finger at the same place.
  public var repeating = RepeatSettings()
  /// The time for which a finger, a key or the button of a knob must be down before it counts, clamped to
  /// ``slowKeyTimes``.
  public var slowKeys = Duration.zero
  /// Whether a finger is ignored while another one is down.
  public var usesOneFinger = false
  /// Whether a stroke down over the lower edge brings the upper half of the panel within reach.
  public var reachesTop = false
  /// Whether the edge of the screen flashes with warnings, errors and alarms.
  public var flashesWithSounds = false

  /// Creates settings that change nothing.
  public init(
    repeating: RepeatSettings = RepeatSettings(), slowKeys: Duration = .zero, usesOneFinger: Bool = false,
    reachesTop: Bool = false, flashesWithSounds: Bool = false
  ) {
    (self.repeating, self.slowKeys, self.usesOneFinger) = (repeating, slowKeys, usesOneFinger)
    (self.reachesTop, self.flashesWithSounds) = (reachesTop, flashesWithSounds)
  }
}

extension Stage {
  /// Applies settings for a person's needs to the panel. Features that are off cost nothing.
  public func apply(_ settings: AccessibilitySettings) {
    setEnvironment { $0.repeatSettings = settings.repeating }
    let slowness = min(max(settings.slowKeys, .zero), AccessibilitySettings.slowKeyTimes.upperBound)
    let doubleStrike = settings.repeating.applied(to: Rhythm()).doubleStrike
    if slowness > .zero || doubleStrike > .zero || settings.usesOneFinger {
      let filter = service(PressFilter.self)
      (filter.slowness, filter.doubleStrike, filter.usesOneFinger) = (slowness, doubleStrike, settings.usesOneFinger)
    } else {
      services.existing(PressFilter.self)?.giveUp()
      endService(PressFilter.self)
    }
    if settings.reachesTop {
      _ = service(ReachMode.self)
    } else {
      services.existing(ReachMode.self)?.end()
      endService(ReachMode.self)
    }
    if settings.flashesWithSounds {
      service(SoundFlash.self).begin()
    } else {
      services.existing(SoundFlash.self)?.stop()
      endService(SoundFlash.self)
    }
  }
}
