import Runtime

/// What a person may need to work the panel with their hands, as its settings have it.
///
///     stage.apply(AccessibilitySettings(slowKeys: .milliseconds(300), usesOneFinger: true))
///
/// EN 301 549 asks that repeating can be slowed down (5.7), that double strikes can be ignored (5.8), that nothing needs
/// two actions at once (5.9), that sounds are seen, too (5.1.5), and that what is high up can be reached (8.3).
public nonisolated struct AccessibilitySettings: Hashable, Sendable {
  /// The times to offer in settings for ``slowKeys``.
  public static let slowKeyTimes: ClosedRange<Duration> = .zero...(.seconds(2))

  /// Whether and how fast held controls repeat, and how long after a press another one is ignored: of the same key or
  /// knob, or of a finger at the same place.
  public var repeating = RepeatSettings()
  /// How long a finger, a key or the button of a knob must be down until it counts, clamped to ``slowKeyTimes``.
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
  /// Has the panel follow the needs of a person, from now on. What is not needed costs nothing.
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
