/// A person's preferences for repeating controls, which override those of the application: for the settings of a panel.
///
///     stage.setEnvironment { $0.repeatSettings.delay = .seconds(2) }
///
/// EN 301 549 requires that repeating can be turned off or slowed down (5.7) and that double strikes can be ignored
/// (5.8). A preference of `nil` leaves the application's value. Times are clamped to ``Rhythm/delays``,
/// ``Rhythm/intervals`` and ``Rhythm/doubleStrikes``.
public nonisolated struct RepeatSettings: Hashable, Sendable {
  /// Whether held controls repeat.
  public var repeats: Bool?
  /// The time from the first action to the second.
  public var delay: Duration?
  /// The time between later actions. It then stays the same, without acceleration.
  public var interval: Duration?
  /// The time after a release within which another press is ignored.
  public var doubleStrike: Duration?

  /// Creates preferences; those that are `nil` leave the application's values.
  public init(
    repeats: Bool? = nil, delay: Duration? = nil, interval: Duration? = nil, doubleStrike: Duration? = nil
  ) {
    self.repeats = repeats
    self.delay = delay
    self.interval = interval
    self.doubleStrike = doubleStrike
  }

  /// Returns an application's rhythm with these preferences applied.
  package func applied(to rhythm: Rhythm) -> Rhythm {
    func limited(_ time: Duration, to range: ClosedRange<Duration>) -> Duration {
      max(range.lowerBound, min(range.upperBound, time))
    }
    var rhythm = rhythm
    rhythm.repeats = repeats ?? rhythm.repeats
    if let delay { rhythm.delay = limited(delay, to: Rhythm.delays) }
    if let interval {
      rhythm.interval = limited(interval, to: Rhythm.intervals)
      rhythm.acceleration = .none
    }
    if let doubleStrike { rhythm.doubleStrike = limited(doubleStrike, to: Rhythm.doubleStrikes) }
    return rhythm
  }
}

private enum RhythmKey: EnvironmentKey { static var defaultValue: Rhythm { Rhythm() } }
private enum RepeatSettingsKey: EnvironmentKey { static var defaultValue: RepeatSettings { RepeatSettings() } }

extension EnvironmentValues {
  /// The preferences of the person at the panel for repeating controls.
  public var repeatSettings: RepeatSettings {
    get { self[RepeatSettingsKey.self] }
    set { self[RepeatSettingsKey.self] = newValue }
  }

  /// The rhythm in which a held control repeats: that of the application, unless the person has preferences.
  public var repeatRhythm: Rhythm {
    get { repeatSettings.applied(to: self[RhythmKey.self]) }
    set { self[RhythmKey.self] = newValue }
  }
}
