import Graphics

/// Something that a person did, as a host reports it to a ``Stage``.
///
/// Positions are in points, with the display's rotation and the device's calibration already applied.
public nonisolated struct InputEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A finger or a pressed pointer button.
    case contact(id: Int, phase: ContactPhase, at: Point)
    /// A key went down or up. Hosts drop the kernel's own repeats.
    case key(Key, isDown: Bool, modifiers: KeyModifiers = [])
    /// A wheel was turned, or two fingers moved on a pad, with the pointer at a place: the content goes by so many
    /// points, positive towards its end.
    case wheel(by: Size, at: Point)
    /// A pointer without a pressed button is over a place, or over none any more: it is hidden, or gone.
    case hover(at: Point?)
    /// A knob was turned by whole detents, clockwise positive.
    case knobTurned(detents: Int)
    /// A knob's button went down or up.
    case knobPressed(isDown: Bool)
    /// The host lost its devices, its console or its screen: whatever is in progress ends without effect.
    case cancelAll
  }

  /// When it happened, on the host's monotonic clock.
  public var time: Duration
  /// What happened.
  public var kind: Kind

  /// An event at a time.
  public init(time: Duration, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// The life of one finger on the screen.
public nonisolated enum ContactPhase: Hashable, Sendable {
  /// The finger came down.
  case down
  /// The finger moved.
  case moved
  /// The finger was lifted.
  case up
  /// The finger is gone without having been lifted: its device vanished, or a palm was recognised.
  case cancelled
}

/// A key by what it means, not by where it sits.
public nonisolated enum Key: Hashable, Sendable {
  /// The next, or with Shift the previous, focus.
  case tab
  /// Confirms.
  case enter
  /// Presses what has the focus.
  case space
  /// Leaves without effect.
  case escape
  /// A direction.
  case up, down, left, right
  /// A large step.
  case pageUp, pageDown
  /// An end of the range.
  case home, end
  /// Deletes backwards or forwards.
  case backspace, delete
  /// F1, F2 and so on.
  case function(Int)
  /// A key that types text.
  case character(Character)
}

/// The keys held while another is pressed.
public nonisolated struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Either Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Either Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The Alt or Option key.
  public static let option = KeyModifiers(rawValue: 4)
}
