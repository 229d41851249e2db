import CEvdev
import CLinux

/// The event codes and properties that an input device reports.
nonisolated struct DeviceCapabilities: Hashable, Sendable {
  var name = ""
  /// The relative axes, as `REL_…` codes.
  var relative: Set<Int32> = []
  /// The absolute axes, as `ABS_…` codes with their ranges.
  var absolute: [Int32: ClosedRange<Int32>] = [:]
  /// The keys and buttons, as `KEY_…` and `BTN_…` codes.
  var keys: Set<Int32> = []
  /// The input properties, as `INPUT_PROP_…` codes.
  var properties: Set<Int32> = []

  /// Whether it is a CEC remote control (`BUS_CEC`), which registers relative axes as well.
  var isRemoteControl = false

  /// Whether it has both `ABS_X` and `ABS_Y`.
  var hasAbsolutePlane: Bool { absolute[ABS_X] != nil && absolute[ABS_Y] != nil }
  /// Whether it has both `REL_X` and `REL_Y`.
  var hasRelativePlane: Bool { relative.contains(REL_X) && relative.contains(REL_Y) }
  /// Whether it reports multitouch positions (protocol type B).
  var hasMultitouch: Bool { absolute[ABS_MT_POSITION_X] != nil && absolute[ABS_MT_POSITION_Y] != nil }
  /// Whether it has a button from `BTN_LEFT` to `BTN_TASK`.
  var hasMouseButtons: Bool { !keys.isDisjoint(with: BTN_LEFT...BTN_TASK) }
  /// Whether it has a vertical or horizontal wheel.
  var hasWheel: Bool { relative.contains(REL_WHEEL) || relative.contains(REL_HWHEEL) }
  /// Whether it reports a pen or a stylus button.
  var hasPenTools: Bool { keys.contains(BTN_TOOL_PEN) || keys.contains(BTN_STYLUS) }
  /// Whether it has buttons of a joystick or gamepad.
  var hasJoystickButtons: Bool { !keys.isDisjoint(with: BTN_JOYSTICK...BTN_THUMBR) }
  /// Whether it has more keys than a knob or a strip of buttons.
  var isKeyboard: Bool { keys.count { $0 < BTN_MISC } > Self.mostButtons }

  /// The greatest number of keys of a device that counts as a knob with buttons.
  static let mostButtons = 8
}

nonisolated extension DeviceCapabilities {
  /// Reads the capabilities of an open libevdev device. Calls `libevdev_has_event_code` and `libevdev_has_property`.
  init(_ device: OpaquePointer) {
    name = libevdev_get_name(device).map { String(cString: $0) } ?? ""
    isRemoteControl = libevdev_get_id_bustype(device) == BUS_CEC
    relative = Self.codes(device, type: EV_REL, through: REL_MAX)
    keys = Self.codes(device, type: EV_KEY, through: KEY_MAX)
    for code in Self.codes(device, type: EV_ABS, through: ABS_MAX) {
      let ends = (libevdev_get_abs_minimum(device, UInt32(code)), libevdev_get_abs_maximum(device, UInt32(code)))
      absolute[code] = min(ends.0, ends.1)...max(ends.0, ends.1)
    }
    properties = Set((0...INPUT_PROP_MAX).filter { libevdev_has_property(device, UInt32($0)) != 0 })
  }

  /// The event codes of a type that the device reports, from 0 to `last`.
  private static func codes(_ device: OpaquePointer, type: Int32, through last: Int32) -> Set<Int32> {
    Set((0...last).filter { libevdev_has_event_code(device, UInt32(type), UInt32($0)) != 0 })
  }
}
