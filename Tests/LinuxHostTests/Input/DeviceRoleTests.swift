import CLinux
import Testing

@testable import LinuxHost

/// Every device whose behaviour under libinput is known, and how it is read.
@Suite struct DeviceRoleTests {
  nonisolated struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var device: DeviceCapabilities
    var role: DeviceRole
    var testDescription: String { name }

    init(
      _ name: String, _ role: DeviceRole, rel: Set<Int32> = [], abs: [Int32: ClosedRange<Int32>] = [:],
      keys: Set<Int32> = [], properties: Set<Int32> = []
    ) {
      (self.name, self.role) = (name, role)
      device = DeviceCapabilities(name: name, relative: rel, absolute: abs, keys: keys, properties: properties)
    }
  }

  nonisolated static let plane: [Int32: ClosedRange<Int32>] = [ABS_X: 0...799, ABS_Y: 0...479]
  nonisolated static let multitouch: [Int32: ClosedRange<Int32>] = [
    ABS_X: 0...799, ABS_Y: 0...479, ABS_MT_SLOT: 0...9, ABS_MT_POSITION_X: 0...799, ABS_MT_POSITION_Y: 0...479,
  ]
  nonisolated static let letters = Set(KEY_ESC...KEY_F10)

  nonisolated static let samples: [Sample] = [
    Sample("multitouch, direct", .touch, abs: multitouch, keys: [BTN_TOUCH], properties: [INPUT_PROP_DIRECT]),
    Sample("multitouch, no property", .touch, abs: multitouch, keys: [BTN_TOUCH]),
    Sample("single touch, direct", .touch, abs: plane, keys: [BTN_TOUCH], properties: [INPUT_PROP_DIRECT]),
    Sample("single touch, no property", .touch, abs: plane, keys: [BTN_TOUCH]),
    Sample("touchpad", .pointer, abs: multitouch, keys: [BTN_TOUCH, BTN_TOOL_FINGER, BTN_LEFT]),
    Sample("REL_DIAL", .knob, rel: [REL_DIAL]),
    Sample("REL_WHEEL", .wheel, rel: [REL_WHEEL]),
    Sample("REL_WHEEL and HI_RES", .wheel, rel: [REL_WHEEL, REL_WHEEL_HI_RES]),
    Sample("REL_HWHEEL", .wheel, rel: [REL_HWHEEL]),
    Sample("REL_X", .knob, rel: [REL_X]),
    Sample("REL_Y", .knob, rel: [REL_Y]),
    Sample("REL_X and REL_Y, two knobs", .knob, rel: [REL_X, REL_Y]),
    Sample("REL_MISC", .knob, rel: [REL_MISC]),
    Sample("REL_RX", .knob, rel: [REL_RX]),
    Sample("ABS_WHEEL", .knob, abs: [ABS_WHEEL: 0...23]),
    Sample("ABS_X", .knob, abs: [ABS_X: 0...23]),
    Sample("ABS_MISC", .knob, abs: [ABS_MISC: 0...23]),
    Sample("REL_DIAL and KEY_ENTER", .knob, rel: [REL_DIAL], keys: [KEY_ENTER]),
    Sample("PowerMate", .knob, rel: [REL_DIAL], keys: [BTN_0]),
    Sample("REL_WHEEL and KEY_ENTER", .wheel, rel: [REL_WHEEL], keys: [KEY_ENTER]),
    Sample("REL_WHEEL and BTN_0", .wheel, rel: [REL_WHEEL], keys: [BTN_0]),
    Sample("REL_WHEEL and BTN_LEFT", .wheel, rel: [REL_WHEEL], keys: [BTN_LEFT]),
    Sample("REL_X and KEY_ENTER", .knob, rel: [REL_X], keys: [KEY_ENTER]),
    Sample("REL_X and BTN_LEFT", .knob, rel: [REL_X], keys: [BTN_LEFT]),
    Sample("ABS_WHEEL and KEY_ENTER", .knob, abs: [ABS_WHEEL: 0...23], keys: [KEY_ENTER]),
    Sample("button KEY_ENTER", .keyboard, keys: [KEY_ENTER]),
    Sample("button KEY_OK", .keyboard, keys: [KEY_OK]),
    Sample("button BTN_0", .knob, keys: [BTN_0]),
    Sample("button BTN_LEFT", .knob, keys: [BTN_LEFT]),
    Sample("button BTN_MIDDLE", .knob, keys: [BTN_MIDDLE]),
    Sample("button BTN_SELECT", .knob, keys: [BTN_SELECT]),
    Sample("volume keys", .keyboard, keys: [KEY_VOLUMEUP, KEY_VOLUMEDOWN, KEY_MUTE]),
    Sample("up and down keys", .keyboard, keys: [KEY_UP, KEY_DOWN]),
    Sample("keyboard", .keyboard, keys: letters),
    Sample("keyboard with a wheel", .keyboard, rel: [REL_HWHEEL], abs: [ABS_VOLUME: 0...652], keys: letters),
    Sample("keyboard with a dial", .knob, rel: [REL_DIAL], keys: letters),
    Sample("mouse", .pointer, rel: [REL_X, REL_Y, REL_WHEEL], keys: [BTN_LEFT, BTN_RIGHT]),
    Sample("mouse with a dial", .pointer, rel: [REL_X, REL_Y, REL_WHEEL, REL_DIAL], keys: [BTN_LEFT, BTN_RIGHT]),
    Sample("absolute pointer", .pointer, rel: [REL_WHEEL], abs: plane, keys: [BTN_LEFT, BTN_RIGHT]),
    Sample("pen tablet", .ignored("a pen tablet"), abs: plane, keys: [BTN_TOOL_PEN, BTN_STYLUS, BTN_TOUCH]),
    Sample("gamepad", .ignored("a joystick or gamepad"), abs: plane, keys: [BTN_SOUTH, BTN_EAST, BTN_SELECT]),
    Sample(
      "accelerometer", .ignored("an accelerometer"), abs: plane.merging([ABS_Z: 0...9]) { $1 },
      properties: [INPUT_PROP_ACCELEROMETER]),
    Sample("potentiometer", .ignored("a sensor or a potentiometer"), abs: [ABS_X: 0...4095]),
    Sample("lid switch", .ignored("no axis or key that a panel uses")),
  ]

  @Test("The capabilities of a device decide its role", arguments: samples)
  func role(of sample: Sample) {
    #expect(DeviceRole(sample.device) == sample.role)
  }
}
