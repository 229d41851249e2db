import CLinux

/// The role in which the panel reads an input device.
///
/// libinput drops the turns of most knobs: it rejects a device that has only one of `REL_X` and `REL_Y`, has no event
/// for `REL_DIAL`, `REL_MISC`, `REL_RX` or a single absolute axis, and reports only the key of a device with a key
/// and a dial. So a device with a dial that is neither pointer nor touch screen is read with libevdev alone,
/// including its key: splitting it between two readers would lose turns or report keys twice. Wheels are the only
/// knobs that libinput reads well.
public nonisolated enum DeviceRole: Hashable, Sendable, CustomStringConvertible {
  /// A touch screen, read by libinput.
  case touch
  /// A mouse, touchpad or other pointing device, read by libinput.
  case pointer
  /// A keyboard or single keys, read by libinput.
  case keyboard
  /// A knob that reports wheel events, read by libinput; its keys count as presses of the knob.
  case wheel
  /// A knob or the button of a knob, read by libevdev.
  case knob
  /// A device that is not read, with the reason.
  case ignored(String)

  /// The role in words, such as `touch by libinput`.
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
  /// The relative axes that knobs report; the kernel's `rotary-encoder` driver reports `REL_X` by default.
  static let dials: Set<Int32> = [REL_DIAL, REL_X, REL_Y, REL_Z, REL_RX, REL_RY, REL_RZ, REL_MISC]
  /// The absolute axes that knobs report; `rotary-encoder` reports `ABS_X` by default.
  static let absoluteDials: Set<Int32> = [ABS_WHEEL, ABS_X, ABS_Y, ABS_MISC]
  /// The greatest number of positions of an encoder; an absolute axis with more is a potentiometer or a sensor.
  static let mostPositions = 1024
  /// The keys that count as a press of the knob.
  static let presses: Set<Int32> = Set(BTN_0...BTN_9).union(BTN_LEFT...BTN_TASK).union([
    KEY_ENTER, KEY_KPENTER, KEY_OK, KEY_SELECT, BTN_SELECT, BTN_START, KEY_SPACE, KEY_MUTE, KEY_PLAYPAUSE,
  ])

  /// Derives the role from what the device reports.
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

  /// The role of a device that points at a position; `nil` for other devices.
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
    // A single button that libinput would drop, or would report as a mouse without motion.
    let presses = Self.presses.intersection(BTN_MISC..<KEY_OK)
    let isButton = !device.keys.isEmpty && device.keys.isSubset(of: presses)
    return isButton && device.relative.isEmpty && device.absolute.isEmpty
  }
}
