import Looks
import Runtime
import Values

extension MachineSetting {
  /// The settings for people who have difficulty using a panel with their hands.
  static let aids = [
    MachineSetting(
      "access.repeat", option: "access-repeat", "false so that held controls do not repeat, or true", default: "true",
      read: flag
    ) { $0.access.repeating.repeats = $1 ? nil : false },
    MachineSetting(
      "access.repeat-delay", option: "access-repeat-delay",
      "the time until a held control repeats, from 200 ms to 5 s, or auto for that of the application",
      times: Rhythm.delays
    ) { $0.access.repeating.delay = $1 },
    MachineSetting(
      "access.repeat-interval", option: "access-repeat-interval",
      "the time from one repetition to the next, from 20 ms to 2 s, or auto for that of the application",
      times: Rhythm.intervals
    ) { $0.access.repeating.interval = $1 },
    MachineSetting(
      "access.double-strike", option: "access-double-strike",
      "the time after a press in which another one is ignored, up to 1 s, or auto for that of the application",
      times: Rhythm.doubleStrikes
    ) { $0.access.repeating.doubleStrike = $1 },
    MachineSetting(
      "access.slow-keys", option: "access-slow-keys",
      "the time for which a finger or a key must be down until it counts, up to 2 s", default: "0 s",
      times: AccessibilitySettings.slowKeyTimes,
      read: { time($0, within: AccessibilitySettings.slowKeyTimes).flatMap { $0 } }
    ) { $0.access.slowKeys = $1 },
    MachineSetting(
      "access.one-finger", option: "access-one-finger",
      "true so that a finger is ignored while another one is down, or false", default: "false", read: flag
    ) { $0.access.usesOneFinger = $1 },
    MachineSetting(
      "access.reach", option: "access-reach",
      "true so that a stroke down over the lower edge brings the upper half within reach, or false", default: "false",
      read: flag
    ) { $0.access.reachesTop = $1 },
    MachineSetting(
      "access.flash", option: "access-flash",
      "true so that the edge of the screen flashes with warnings, errors and alarms, or false", default: "false",
      read: flag
    ) { $0.access.flashesWithSounds = $1 },
  ]

  /// Creates a setting for a time within a range, or `auto` for that of the application.
  private init(
    _ id: String, option: String, _ description: String, times: ClosedRange<Duration>,
    set: @escaping (inout PanelOptions, Duration?) -> Void
  ) {
    self.init(
      id, option: option, description, default: "auto", times: times, read: { Self.time($0, within: times) }, set: set)
  }

  /// A time within a range; `auto` stands for `nil`.
  private static func time(_ text: String, within range: ClosedRange<Duration>) -> Duration?? {
    if text == "auto" { return .some(nil) }
    guard let time = Duration(tweakText: text), range.contains(time) else { return nil }
    return .some(time)
  }
}
