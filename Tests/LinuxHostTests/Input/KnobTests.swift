import CLinux
import Controls
import Runtime
import Testing

@testable import LinuxHost

@Suite struct KnobTests {
  private func kinds(_ knob: inout KnobTranslator) -> [InputEvent.Kind] { knob.drain().map(\.kind) }

  @Test("One wake reports the sum of turns")
  func oneWakeTellsTheSumOfTurns() {
    var knob = KnobTranslator()
    for value in [1, 1, 2] as [Int32] { knob.handle(type: EV_REL, code: REL_DIAL, value: value, at: .seconds(1)) }
    #expect(kinds(&knob) == [.knobTurned(detents: 4)])
    #expect(kinds(&knob).isEmpty)
  }

  @Test("A reversal is kept apart")
  func aReversalIsKeptApart() {
    var knob = KnobTranslator()
    for value in [1, 1, -1, -2, 1] as [Int32] { knob.handle(type: EV_REL, code: REL_X, value: value, at: .zero) }
    #expect(kinds(&knob) == [.knobTurned(detents: 2), .knobTurned(detents: -3), .knobTurned(detents: 1)])
  }

  @Test("Turns stay on their side of a press")
  func turnsStayOnTheirSideOfAPress() {
    var knob = KnobTranslator()
    knob.handle(type: EV_REL, code: REL_DIAL, value: 1, at: .zero)
    knob.handle(type: EV_KEY, code: KEY_ENTER, value: 1, at: .zero)
    knob.handle(type: EV_KEY, code: KEY_ENTER, value: 2, at: .zero)
    knob.handle(type: EV_REL, code: REL_DIAL, value: 1, at: .zero)
    #expect(knob.held == [KEY_ENTER])
    knob.handle(type: EV_KEY, code: KEY_ENTER, value: 0, at: .zero)
    knob.handle(type: EV_SYN, code: SYN_REPORT, value: 0, at: .zero)
    #expect(knob.held.isEmpty)
    #expect(
      kinds(&knob) == [
        .knobTurned(detents: 1), .knobPressed(isDown: true), .knobTurned(detents: 1), .knobPressed(isDown: false),
      ])
  }

  @Test(
    "An absolute encoder wraps the shorter way",
    arguments: [
      (Int32(23), 1), (0, 2), (21, -1), (22, 0), (9, 11), (10, -12), (11, -11),
    ])
  func anAbsoluteEncoderWrapsTheShorterWay(position: Int32, detents: Int) {
    // From 22 of 0…23.
    var knob = KnobTranslator(axes: [ABS_X: 0...23], positions: [ABS_X: 22])
    knob.handle(type: EV_ABS, code: ABS_X, value: position, at: .zero)
    #expect(kinds(&knob) == (detents == 0 ? [] : [.knobTurned(detents: detents)]))
  }

  @Test("Full turns add up")
  func fullTurnsAddUp() {
    var knob = KnobTranslator(axes: [ABS_WHEEL: 0...23], positions: [ABS_WHEEL: 0])
    for step in 1...48 { knob.handle(type: EV_ABS, code: ABS_WHEEL, value: Int32(step % 24), at: .zero) }
    #expect(kinds(&knob) == [.knobTurned(detents: 48)])
  }

  @Test("Many keys press", arguments: [BTN_0, BTN_SELECT, KEY_OK, BTN_LEFT, KEY_MUTE])
  func manyKeysPress(code: Int32) {
    var knob = KnobTranslator()
    knob.handle(type: EV_KEY, code: code, value: 1, at: .zero)
    knob.handle(type: EV_KEY, code: code, value: 0, at: .zero)
    knob.handle(type: EV_SYN, code: SYN_REPORT, value: 0, at: .zero)
    #expect(kinds(&knob) == [.knobPressed(isDown: true), .knobPressed(isDown: false)])
  }

  @Test("A keyboard with a dial still types")
  func aKeyboardWithADialStillTypes() {
    var knob = KnobTranslator()
    knob.handle(type: EV_KEY, code: KEY_Q, value: 1, at: .zero)
    #expect(kinds(&knob) == [.key(.character("q"), isDown: true)])
  }

  @Test("Parts of a detent add up")
  func partsOfADetentAddUp() {
    var counter = DetentCounter()
    #expect([60, 60, 120, 30, 30, 30].map { counter.add($0) } == [0, 1, 1, 0, 0, 0])
    // 90 are left over, and the way back starts afresh.
    #expect(counter.add(-60) == 0)
    #expect(counter.add(-60) == -1)
    #expect(counter.add(360) == 3)
  }

  @Test("Sources merge by time")
  func sourcesMergeByTime() {
    func turn(_ seconds: Int, _ detents: Int) -> InputEvent {
      InputEvent(time: .seconds(seconds), .knobTurned(detents: detents))
    }
    let merged = EventQueue.merge([[turn(1, 1), turn(3, 2)], [turn(2, 3), turn(3, 4)]])
    #expect(merged == [turn(1, 1), turn(2, 3), turn(3, 2), turn(3, 4)])
  }

  /// The kernel lifts the keys of a device that is pulled, and ends that report with a 1: nobody has let go.
  @Test("What the kernel lifts is cancelled")
  func whatTheKernelLiftsIsCancelled() {
    var knob = KnobTranslator()
    knob.handle(type: EV_KEY, code: KEY_ENTER, value: 1, at: .zero)
    knob.handle(type: EV_SYN, code: SYN_REPORT, value: 0, at: .zero)
    // Its repeats end with a 1, too.
    knob.handle(type: EV_KEY, code: KEY_ENTER, value: 2, at: .zero)
    knob.handle(type: EV_SYN, code: SYN_REPORT, value: 1, at: .zero)
    #expect(kinds(&knob) == [.knobPressed(isDown: true)])
    knob.handle(type: EV_KEY, code: KEY_ENTER, value: 0, at: .zero)
    knob.handle(type: EV_SYN, code: SYN_REPORT, value: 1, at: .zero)
    #expect(kinds(&knob) == [.cancelAll] && knob.held.isEmpty)
  }
}
