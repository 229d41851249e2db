import CLinux

/// How a panel reads an input device.
///
/// libinput drops the turns of most knobs: it rejects a device with one of `REL_X` and `REL_Y`, has no event for
/// `REL_DIAL`, `REL_MISC`, `REL_RX` or a lone absolute axis, and of a device with both a key and a dial it shows only the
/// key. So a device that has a dial and neither points nor is touched is read by libevdev alone, its key too: half of it
/// here and half there would lose turns or double keys. Wheels are the one kind of knob that libinput reads well.
public nonisolated enum DeviceRole: Hashable, Sendable, CustomStringConvertible {
  /// A touch screen, by libinput.
  case touch
  /// A mouse, a touchpad or another pointing device, by libinput.
  case pointer
  /// A keyboard or single keys, by libinput.
  case keyboard
  /// A knob that sends wheel events, by libinput; its keys press the knob.
  case wheel
  /// A knob or a knob's button, by libevdev alone.
  case knob
  /// Not read, and why.
  case ignored(String)

  /// How it is read, in a few words.
  public var description: String {
    switch self {
    case .touch: "touch by libinput"
    case .pointer: "pointer by libinput"
    case .keyboard: "keyboard by libinput"
    case .wheel: "knob by libinput (wheel)"
    case .knob: "knob by libevdev"
    case .ignored(let reason): "ignored: \(reason)"
    }
  }
}

nonisolated extension DeviceRole {
  /// Relative axes that knobs send; the kernel's `rotary-encoder` driver sends `REL_X` unless told otherwise.
  static let dials: Set<Int32> = [REL_DIAL, REL_X, REL_Y, REL_Z, REL_RX, REL_RY, REL_RZ, REL_MISC]
  /// Absolute axes that knobs send, `ABS_X` again by default.
  static let absoluteDials: Set<Int32> = [ABS_WHEEL, ABS_X, ABS_Y, ABS_MISC]
  /// An absolute axis with more positions than this is a potentiometer or a sensor, not an encoder's detents.
  static let mostPositions = 1024
  /// Keys that press a knob.
  static let presses: Set<Int32> = Set(BTN_0...BTN_9).union(BTN_LEFT...BTN_TASK).union([
    KEY_ENTER, KEY_KPENTER, KEY_OK, KEY_SELECT, BTN_SELECT, BTN_START, KEY_SPACE, KEY_MUTE, KEY_PLAYPAUSE,
  ])

  /// The role of a device by what it can send.
  init(_ device: DeviceCapabilities) {
    if device.properties.contains(INPUT_PROP_ACCELEROMETER) {
      self = .ignored("an accelerometer")
    } else if device.isRemoteControl {
      self = device.keys.isEmpty ? .ignored("a remote control without keys") : .keyboard
    } else if let surface = Self.surface(device) {
      self = surface
    } else if Self.isKnob(device) {
      self = .knob
    } else if device.hasJoystickButtons || device.hasAbsolutePlane {
      self = .ignored("a joystick or gamepad")
    } else if device.hasWheel {
      self = device.isKeyboard ? .keyboard : .wheel
    } else if device.keys.contains(where: { $0 < BTN_MISC || $0 >= KEY_OK }) {
      self = .keyboard
    } else {
      self = .ignored(device.absolute.isEmpty ? "no axis or key that a panel uses" : "a sensor or a potentiometer")
    }
  }

  /// Anything that points at a place.
  private static func surface(_ device: DeviceCapabilities) -> DeviceRole? {
    if device.hasPenTools && device.hasAbsolutePlane { return .ignored("a pen tablet") }
    if device.hasMultitouch || device.hasAbsolutePlane && device.keys.contains(BTN_TOUCH) {
      let isPad = device.keys.contains(BTN_TOOL_FINGER) && !device.properties.contains(INPUT_PROP_DIRECT)
      return isPad ? .pointer : .touch
    }
    let points = device.hasRelativePlane || device.hasAbsolutePlane
    if points && device.hasMouseButtons && !device.hasJoystickButtons { return .pointer }
    return device.properties.contains(INPUT_PROP_POINTING_STICK) ? .pointer : nil
  }

  private static func isKnob(_ device: DeviceCapabilities) -> Bool {
    if !device.relative.isDisjoint(with: dials) { return true }
    if device.keys.count <= DeviceCapabilities.mostButtons, device.absolute.count == 1,
      let (axis, range) = device.absolute.first, absoluteDials.contains(axis)
    {
      return range.count > 1 && range.count <= mostPositions
    }
    // A lone button that libinput shows nowhere, or as a mouse without motion.
    let presses = Self.presses.intersection(BTN_MISC..<KEY_OK)
    let isButton = !device.keys.isEmpty && device.keys.isSubset(of: presses)
    return isButton && device.relative.isEmpty && device.absolute.isEmpty
  }
}
