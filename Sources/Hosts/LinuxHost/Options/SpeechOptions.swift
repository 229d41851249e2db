import Looks

/// The options of a panel's speech, and of the ways to switch it on.
public nonisolated struct SpeechOptions: Hashable, Sendable {
  /// When a panel speaks.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Never. Nothing listens for a headset, and speech costs nothing.
    case off
    /// While a headset is plugged in, and after it is switched on with the key or the corner.
    case ready
    /// From the start of the panel, until it is switched off with the key or the corner.
    case on
  }

  /// When the panel speaks.
  public var mode = Mode.off
  /// The socket of the speech server; `nil` for the one that the environment names.
  public var server: String?
  /// The function key that switches speech on and off; `nil` for none.
  public var key: Int? = 13
  /// The corner that is held for four seconds to switch speech on and off; `nil` for none.
  public var corner: SpeechCorner? = .topLeft
  /// Whether a loudspeaker also speaks private content.
  public var saysPrivate = false
  /// Whether the listener has a headset or a loudspeaker; `nil` to follow the switch of the headphone jack.
  public var listener: SpeechListener?

  /// Whether the present element is shown on braille displays of brltty.
  public var braille = false
  /// The time after which the panel moves to the next control by itself, for a person with one switch; `nil` for no
  /// scanning.
  public var scanPace: Duration?

  /// The socket at which other programs see and use the accessibility tree; `nil` for none. It is opened when the panel
  /// starts.
  public var treeSocket: String?

  /// Creates the options of a panel that does not speak.
  public init() {}
}
