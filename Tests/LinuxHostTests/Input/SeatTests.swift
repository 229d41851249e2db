import CLinux
import Graphics
import Controls
import Runtime
import Testing

@testable import LinuxHost

@Suite struct SeatTests {
  private func kinds(_ role: DeviceRole, _ events: [SeatEvent]) -> [InputEvent.Kind] {
    var seat = SeatTranslator(bounds: Size(width: 800, height: 480))
    for event in events { seat.handle(event, device: "event0", role: role, at: .seconds(1)) }
    return seat.drain().map(\.kind)
  }

  @Test("A lifted finger is where it was")
  func aLiftedFingerIsWhereItWas() {
    let (first, second) = (Point(x: 10, y: 20), Point(x: 30, y: 40))
    let events: [SeatEvent] = [
      .touchDown(slot: 0, first), .touchDown(slot: 1, second), .touchMoved(slot: 0, second), .touchUp(slot: 0),
      .touchCancelled(slot: 1), .touchUp(slot: 1),
    ]
    #expect(
      kinds(.touch, events) == [
        .contact(id: 0, phase: .down, at: first), .contact(id: 1, phase: .down, at: second),
        .contact(id: 0, phase: .moved, at: second), .contact(id: 0, phase: .up, at: second),
        .contact(id: 1, phase: .cancelled, at: second),
      ])
  }

  @Test("A pointer touches while its button is down")
  func aPointerTouchesWhileItsButtonIsDown() {
    let id = SeatTranslator.pointerContact
    let events: [SeatEvent] = [
      .pointerAt(Point(x: 100, y: 100)), .button(BTN_LEFT, isDown: true), .pointerMoved(dx: 5, dy: -5),
      .button(BTN_RIGHT, isDown: true), .button(BTN_LEFT, isDown: false), .pointerMoved(dx: 5, dy: 5),
    ]
    #expect(
      kinds(.pointer, events) == [
        .hover(at: Point(x: 100, y: 100)),
        .contact(id: id, phase: .down, at: Point(x: 100, y: 100)),
        .contact(id: id, phase: .moved, at: Point(x: 105, y: 95)),
        .contact(id: id, phase: .up, at: Point(x: 105, y: 95)), .hover(at: Point(x: 110, y: 100)),
      ])
  }

  @Test("A pointer stays on the surface")
  func aPointerStaysOnTheSurface() {
    let events: [SeatEvent] = [.pointerMoved(dx: 9999, dy: -9999), .button(BTN_LEFT, isDown: true)]
    let edge = Point(x: 800.0.nextDown, y: 0)
    #expect(
      kinds(.pointer, events) == [
        .hover(at: edge), .contact(id: SeatTranslator.pointerContact, phase: .down, at: edge),
      ])
  }

  @Test("A pointer hovers once it has really moved")
  func aPointerHoversOnceItHasReallyMoved() {
    let (near, far) = (Point(x: 402, y: 240), Point(x: 440, y: 240))
    #expect(kinds(.pointer, [.pointerAt(near)]) == [])
    #expect(
      kinds(.pointer, [.pointerAt(near), .pointerAt(Point(x: 410, y: 240)), .pointerAt(far)]) == [.hover(at: far)])
  }

  @Test("A finger hides the pointer")
  func aFingerHidesThePointer() {
    let (place, finger) = (Point(x: 440, y: 240), Point(x: 10, y: 20))
    let events: [SeatEvent] = [.pointerAt(place), .touchDown(slot: 0, finger), .touchMoved(slot: 0, place)]
    #expect(
      kinds(.pointer, events) == [
        .hover(at: nil), .contact(id: 0, phase: .down, at: finger),
        .contact(id: 0, phase: .moved, at: place),
      ])
  }

  @Test("A mouse that is unplugged while dragging cancels the drag")
  func aMouseThatIsUnpluggedWhileDragging() {
    let middle = Point(x: 400, y: 240)
    #expect(
      kinds(.pointer, [.button(BTN_LEFT, isDown: true), .deviceRemoved]) == [
        .contact(id: SeatTranslator.pointerContact, phase: .down, at: middle), .cancelAll,
      ])
  }

  @Test("A wheel turns the knob")
  func aWheelTurnsTheKnob() {
    #expect(kinds(.wheel, [.wheel(vertical: -120, horizontal: 0)]) == [.knobTurned(detents: 1)])
    #expect(kinds(.wheel, [.wheel(vertical: 0, horizontal: -240)]) == [.knobTurned(detents: -2)])
    #expect(
      kinds(.pointer, [.wheel(vertical: -60, horizontal: 0), .wheel(vertical: -60, horizontal: 0)])
        == [.knobTurned(detents: 1)])
    #expect(
      kinds(.wheel, [.wheel(vertical: -120, horizontal: 0), .wheel(vertical: -240, horizontal: 0)])
        == [.knobTurned(detents: 3)])
  }

  @Test(
    "A wheel's key presses the knob",
    arguments: [SeatEvent.key(KEY_ENTER, isDown: true), .key(BTN_0, isDown: true), .button(BTN_LEFT, isDown: true)])
  func aWheelsKeyPressesIt(event: SeatEvent) {
    #expect(kinds(.wheel, [event]) == [.knobPressed(isDown: true)])
  }

  @Test("Enter on a keyboard is enter")
  func enterOnAKeyboardIsEnter() {
    #expect(kinds(.keyboard, [.key(KEY_ENTER, isDown: true)]) == [.key(.enter, isDown: true)])
  }

  @Test("Volume keys are a knob")
  func volumeKeysAreAKnob() {
    let events: [SeatEvent] = [
      .key(KEY_VOLUMEUP, isDown: true), .key(KEY_VOLUMEUP, isDown: false), .key(KEY_VOLUMEDOWN, isDown: true),
      .key(KEY_MUTE, isDown: true),
    ]
    #expect(
      kinds(.keyboard, events) == [.knobTurned(detents: 1), .knobTurned(detents: -1), .knobPressed(isDown: true)])
  }

  @Test("Shift reaches letters and is remembered until they are up")
  func shiftReachesLettersAndIsRememberedUntilTheyAreUp() {
    let events: [SeatEvent] = [
      .key(KEY_LEFTSHIFT, isDown: true), .key(KEY_A, isDown: true), .key(KEY_LEFTSHIFT, isDown: false),
      .key(KEY_A, isDown: false), .key(KEY_TAB, isDown: true),
    ]
    #expect(
      kinds(.keyboard, events) == [
        .key(.character("A"), isDown: true, modifiers: .shift), .key(.character("A"), isDown: false),
        .key(.tab, isDown: true),
      ])
  }

  @Test(
    "Keys type their characters",
    arguments: [
      (KEY_1, "1", "!"), (KEY_0, "0", ")"), (KEY_EQUAL, "=", "+"), (KEY_P, "p", "P"), (KEY_RIGHTBRACE, "]", "}"),
      (KEY_L, "l", "L"), (KEY_GRAVE, "`", "~"), (KEY_BACKSLASH, "\\", "|"), (KEY_Z, "z", "Z"), (KEY_SLASH, "/", "?"),
      (KEY_KP0, "0", "0"), (KEY_KPDOT, ".", "."), (KEY_KP5, "5", "5"), (KEY_KPMINUS, "-", "-"),
    ])
  func characters(code: Int32, plain: Character, shifted: Character) {
    #expect(KeyMap.key(code, modifiers: []) == .character(plain))
    #expect(KeyMap.key(code, modifiers: .shift) == .character(shifted))
  }

  @Test("Function keys have their numbers")
  func functionKeys() {
    #expect(KeyMap.key(KEY_F1, modifiers: []) == .function(1))
    #expect(KeyMap.key(KEY_F12, modifiers: []) == .function(12))
    #expect(KeyMap.key(KEY_POWER, modifiers: []) == nil)
  }
}
