import Graphics

/// An input event that a host reports to a ``Stage``.
///
/// Locations are in points; the display's rotation and the device's calibration have been applied.
public nonisolated struct InputEvent: Hashable, Sendable {
  /// An event of a touchscreen, a knob, a keyboard or a pointer.
  public enum Kind: Hashable, Sendable {
    /// A finger, or the pointer with a pressed button.
    ///
    /// - Parameter id: the same number for all events of a contact.
    case contact(id: Int, phase: ContactPhase, at: Point)
    /// A key goes down or up. Hosts do not report the kernel's repeated events.
    case key(Key, isDown: Bool, modifiers: KeyModifiers = [])
    /// A wheel is turned, or two fingers move on a touchpad.
    ///
    /// - Parameters:
    ///   - by: the distance to scroll in points; positive towards the end of the content.
    ///   - at: the location of the pointer.
    case wheel(by: Size, at: Point)
    /// The pointer moves without a pressed button; `nil` if it is hidden or gone.
    case hover(at: Point?)
    /// The knob is turned by a number of detents; clockwise is positive.
    case knobTurned(detents: Int)
    /// The button of the knob goes down or up.
    case knobPressed(isDown: Bool)
    /// The host has lost its devices, its console or its display. All contacts and presses are cancelled.
    case cancelAll
    /// The remote viewer that has made input before will make none for now: it has left, or has been silent for long. What
    /// it has typed into secrets, and not entered, is dropped.
    case viewerLeft
  }

  /// The time of the event, on the host's monotonic clock.
  public var time: Duration
  /// The kind of the event, with its values.
  public var kind: Kind
  /// The number of the remote viewer that made the input; `nil` for a person at the panel.
  package var viewer: Int?

  /// Creates an event with the time at which the input was made.
  public init(time: Duration, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// The phase of a contact: it goes down, moves any number of times, and ends.
public nonisolated enum ContactPhase: Hashable, Sendable {
  /// A finger or a button goes down.
  case down
  /// The finger or the pointer moves while it is down.
  case moved
  /// The finger is lifted or the button is released.
  case up
  /// The contact is cancelled, because its device was removed or a palm was recognised.
  case cancelled
}

/// A key, identified by its meaning rather than its position.
public nonisolated enum Key: Hashable, Sendable {
  /// Tab: moves the focus forward, or backward with Shift.
  case tab
  /// Enter or Return: confirms.
  case enter
  /// The space bar: presses the focused control.
  case space
  /// Escape: cancels, or leaves a layer.
  case escape
  /// The four arrow keys of the keyboard.
  case up, down, left, right
  /// Page Up and Page Down: a large step.
  case pageUp, pageDown
  /// Home and End: the beginning and the end of a range or a text.
  case home, end
  /// The keys that delete backwards and forwards.
  case backspace, delete
  /// A function key: 1 is F1.
  case function(Int)
  /// A key that types a character.
  case character(Character)
}

/// The modifier keys that are held while another key is pressed.
public nonisolated struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The left or the right Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The left or the right Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The Alt or Option key.
  public static let option = KeyModifiers(rawValue: 4)
}
