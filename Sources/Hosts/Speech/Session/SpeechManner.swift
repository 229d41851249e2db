import Looks

/// The manner of a speech session: the listener, and the input devices of the panel.
public nonisolated struct SpeechManner: Hashable, Sendable {
  /// The people who hear the panel's speech.
  public var listener = SpeechListener.loudspeaker
  /// Whether a loudspeaker also speaks private content.
  public var saysPrivate = false
  /// Whether the panel has a touchscreen, a knob or keys, which the welcome explains.
  public var hasTouch = true, hasKnob = false, hasKeys = false
  /// Whether the session speaks. If it does not, touches, turns and keys go to the panel as usual.
  public var isHeard = true
  /// The time after which the panel moves to the next control by itself, for a person with one switch; `nil` for no
  /// scanning. It is clamped to 0.3 to 30 s.
  public var scanPace: Duration?

  /// Creates the manner of a panel with a touchscreen and a loudspeaker.
  public init(
    listener: SpeechListener = .loudspeaker, saysPrivate: Bool = false, hasTouch: Bool = true, hasKnob: Bool = false,
    hasKeys: Bool = false
  ) {
    (self.listener, self.saysPrivate) = (listener, saysPrivate)
    (self.hasTouch, self.hasKnob, self.hasKeys) = (hasTouch, hasKnob, hasKeys)
  }

  /// Whether private content may be heard.
  public var mayHearPrivate: Bool { listener == .headset || saysPrivate }
}
