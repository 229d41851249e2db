/// The devices that let a person feel and hear what the panel does, in the group `[feedback]` of the configuration file.
///
/// By default there are none, and nothing is loaded or opened for them.
public nonisolated struct FeedbackOptions: Hashable, Sendable {
  /// The name of a beeper, an input device with `EV_SND`. The name may contain `*` and `?`; `auto` stands for the first
  /// one; empty for none.
  public var beeper = ""
  /// The name of a vibration motor, an input device with `EV_FF` and `FF_RUMBLE`, as for ``beeper``.
  public var vibration = ""
  /// The ALSA device that plays sounds, such as `default` or `plughw:0`; empty for none.
  public var sound = ""
  /// The volume of the sound card, in percent. The volume of a beeper is fixed.
  public var volume = 50
  /// A control of ALSA's mixer, such as `Master`, which ``volume`` then sets for all programs; empty to set that of the panel's
  /// own sounds alone.
  public var mixer = ""
  /// Whether presses of controls and steps of values are played. Other feedback always is: ends of ranges, an
  /// application's own feedback, alarms.
  public var playsPresses = true
  /// Whether feedback other than alarms is played during speech.
  public var playsWhileSpeaking = false

  /// Creates options without a device.
  public init() {}

  /// Whether a device is named.
  var hasDevice: Bool { !beeper.isEmpty || !vibration.isEmpty || !sound.isEmpty }
}
