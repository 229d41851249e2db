import CLinux
import Graphics
import Controls
import Runtime
import Testing

@testable import LinuxHost

/// What is held when a device is pulled was let go by nobody, whatever libinput makes up.
@Suite struct UnpluggedTests {
  private func kinds(_ items: [SeatItem]...) -> [InputEvent.Kind] {
    var seat = SeatTranslator(bounds: Size(width: 800, height: 480))
    for batch in items { seat.handle(batch) }
    return seat.drain().map(\.kind)
  }

  private func item(_ event: SeatEvent, _ role: DeviceRole, _ device: String = "event1") -> SeatItem {
    SeatItem(event: event, device: device, role: role, time: .seconds(1))
  }

  @Test("A touch is not a press")
  func aTouchIsNotAPress() {
    let place = Point(x: 10, y: 20)
    #expect(
      kinds(
        [item(.touchDown(slot: 0, place), .touch)], [item(.touchUp(slot: 0), .touch), item(.deviceRemoved, .touch)])
        == [.contact(id: 0, phase: .down, at: place), .cancelAll])
  }

  @Test("A key and a knob are pressed no more")
  func aKeyAndAKnobArePressedNoMore() {
    #expect(
      kinds(
        [item(.key(KEY_ENTER, isDown: true), .keyboard)],
        [item(.key(KEY_ENTER, isDown: false), .keyboard), item(.deviceRemoved, .keyboard)])
        == [.key(.enter, isDown: true), .cancelAll])
    #expect(
      kinds(
        [item(.key(KEY_ENTER, isDown: true), .wheel)],
        [item(.key(KEY_ENTER, isDown: false), .wheel), item(.deviceRemoved, .wheel)])
        == [.knobPressed(isDown: true), .cancelAll])
  }

  @Test("Another device's release counts")
  func anotherDevicesReleaseCounts() {
    let place = Point(x: 10, y: 20)
    #expect(
      kinds(
        [item(.touchDown(slot: 0, place), .touch)],
        [item(.touchUp(slot: 0), .touch), item(.deviceRemoved, .keyboard, "event2")])
        == [.contact(id: 0, phase: .down, at: place), .contact(id: 0, phase: .up, at: place)])
  }

  @Test("What held nothing goes unnoticed")
  func whatHeldNothingGoesUnnoticed() {
    #expect(
      kinds([item(.wheel(vertical: -120, horizontal: 0), .wheel), item(.deviceRemoved, .wheel)]) == [
        .knobTurned(detents: 1)
      ])
  }

  @Test("Its shift is not held on")
  func itsShiftIsNotHeldOn() {
    #expect(
      kinds(
        [item(.key(KEY_LEFTSHIFT, isDown: true), .keyboard)], [item(.deviceRemoved, .keyboard)],
        [item(.key(KEY_A, isDown: true), .keyboard, "event2")]) == [.key(.character("a"), isDown: true)])
  }

  @Test("Another size ends what is held and only that")
  func anotherSizeEndsWhatIsHeldAndOnlyThat() {
    var seat = SeatTranslator(bounds: Size(width: 800, height: 480))
    seat.reset(bounds: Size(width: 640, height: 480), layout: nil, at: .zero)
    #expect(seat.drain().isEmpty)
    seat.handle(.touchDown(slot: 0, Point(x: 1, y: 1)), device: "event1", role: .touch, at: .zero)
    seat.reset(bounds: Size(width: 800, height: 480), layout: nil, at: .zero)
    seat.handle(.touchUp(slot: 0), device: "event1", role: .touch, at: .zero)
    #expect(seat.drain().map(\.kind).last == .cancelAll)
  }

  /// Device, kernel's repeat, device again, kernel that lifts: only the last was nobody.
  @Test("The kernel's own releases are told apart")
  func theKernelsOwnReleasesAreToldApart() {
    var reading = ReleaseWitness.Reading()
    func report(_ key: Int32, _ end: Int32) -> Bool {
      reading.handle(type: EV_KEY, code: KEY_ENTER, value: key)
      reading.handle(type: EV_SYN, code: SYN_REPORT, value: end)
      return reading.isInvented
    }
    #expect(
      [report(1, 0), report(2, 1), report(0, 0), report(1, 0), report(0, 1)] == [false, false, false, false, true])
    #expect([report(1, 0), report(0, 0)] == [true, false])
  }
}
