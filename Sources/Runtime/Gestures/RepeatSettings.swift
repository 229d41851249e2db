/// How a person wants held controls to repeat, whatever the application says: for the settings of a panel.
///
///     stage.setEnvironment { $0.repeatSettings.delay = .seconds(2) }
///
/// EN 301 549 asks for it: repeating can be turned off or slowed down (5.7), and a tremor ignored (5.8). What is `nil`
/// stays as the application has it; times outside of ``Rhythm/delays``, ``Rhythm/intervals`` and
/// ``Rhythm/doubleStrikes`` are brought inside.
public nonisolated struct RepeatSettings: Hashable, Sendable {
  /// Whether held controls repeat at all.
  public var repeats: Bool?
  /// The time from the first action to the second.
  public var delay: Duration?
  /// The time between later actions, which then does not shrink.
  public var interval: Duration?
  /// A press that follows a release sooner than this does nothing.
  public var doubleStrike: Duration?

  /// Settings that leave what is not given as the application has it.
  public init(
    repeats: Bool? = nil, delay: Duration? = nil, interval: Duration? = nil, doubleStrike: Duration? = nil
  ) {
    self.repeats = repeats
    self.delay = delay
    self.interval = interval
    self.doubleStrike = doubleStrike
  }

  /// An application's rhythm as the person wants it.
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
  /// How the person in front of the panel wants held controls to repeat.
  public var repeatSettings: RepeatSettings {
    get { self[RepeatSettingsKey.self] }
    set { self[RepeatSettingsKey.self] = newValue }
  }

  /// How fast a held control repeats: as the application has it, unless the person wants it otherwise.
  public var repeatRhythm: Rhythm {
    get { repeatSettings.applied(to: self[RhythmKey.self]) }
    set { self[RhythmKey.self] = newValue }
  }
}
