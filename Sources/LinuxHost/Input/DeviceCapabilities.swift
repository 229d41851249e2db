import CEvdev
import CLinux

/// What an input device says that it can send.
nonisolated struct DeviceCapabilities: Hashable, Sendable {
  var name = ""
  /// `REL_…` codes.
  var relative: Set<Int32> = []
  /// `ABS_…` codes and the values that each can have.
  var absolute: [Int32: ClosedRange<Int32>] = [:]
  /// `KEY_…` and `BTN_…` codes.
  var keys: Set<Int32> = []
  /// `INPUT_PROP_…` codes.
  var properties: Set<Int32> = []

  /// Whether it is a television's remote control, whose HDMI cable claims to be a mouse as well.
  var isRemoteControl = false

  /// Whether both axes of a plane are there.
  var hasAbsolutePlane: Bool { absolute[ABS_X] != nil && absolute[ABS_Y] != nil }
  var hasRelativePlane: Bool { relative.contains(REL_X) && relative.contains(REL_Y) }
  var hasMultitouch: Bool { absolute[ABS_MT_POSITION_X] != nil && absolute[ABS_MT_POSITION_Y] != nil }
  var hasMouseButtons: Bool { !keys.isDisjoint(with: BTN_LEFT...BTN_TASK) }
  var hasWheel: Bool { relative.contains(REL_WHEEL) || relative.contains(REL_HWHEEL) }
  var hasPenTools: Bool { keys.contains(BTN_TOOL_PEN) || keys.contains(BTN_STYLUS) }
  var hasJoystickButtons: Bool { !keys.isDisjoint(with: BTN_JOYSTICK...BTN_THUMBR) }
  /// More keys than a knob or a strip of buttons has.
  var isKeyboard: Bool { keys.count { $0 < BTN_MISC } > Self.mostButtons }

  /// The most keys of a device that still counts as a knob with buttons.
  static let mostButtons = 8
}

nonisolated extension DeviceCapabilities {
  /// Asks an open device. The corresponding C function is `libevdev_has_event_code`.
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

  private static func codes(_ device: OpaquePointer, type: Int32, through last: Int32) -> Set<Int32> {
    Set((0...last).filter { libevdev_has_event_code(device, UInt32(type), UInt32($0)) != 0 })
  }
}
