import Graphics
import Runtime
import Testing

@testable import Speech

@Suite("Switching speech on without sight")
struct SpeechSwitchTests {
  private let size = Size(width: 800, height: 480)

  @Test("Four seconds in the corner, and no less")
  func corner() {
    var control = SpeechSwitch(key: nil, corner: .topLeft)
    let down = InputEvent(time: .zero, .contact(id: 0, phase: .down, at: Point(x: 20, y: 20)))
    let isSwitched = [control.handle(down, in: size)]
    #expect(isSwitched == [false] && control.deadline == .seconds(4))
    let later = [control.advance(to: .milliseconds(3999)), control.advance(to: .seconds(4))]
    #expect(later == [false, true] && control.deadline == nil)
  }

  @Test("A finger elsewhere, one that moves, is lifted or has company does not count")
  func others() {
    var control = SpeechSwitch(key: nil, corner: .bottomRight)
    func note(_ id: Int, _ phase: ContactPhase, _ x: Double, _ y: Double) {
      _ = control.handle(InputEvent(time: .zero, .contact(id: id, phase: phase, at: Point(x: x, y: y))), in: size)
    }
    note(0, .down, 20, 20)
    #expect(control.deadline == nil)
    note(0, .down, 790, 470)
    #expect(control.deadline != nil)
    note(0, .moved, 760, 470)
    #expect(control.deadline == nil)
    note(1, .down, 790, 470)
    note(1, .up, 790, 470)
    #expect(control.deadline == nil)
    note(2, .down, 790, 470)
    note(3, .down, 780, 460)
    #expect(control.deadline == nil)
  }

  @Test("The key of the settings")
  func key() {
    var control = SpeechSwitch(key: 13, corner: nil)
    func press(_ number: Int, _ isDown: Bool) -> Bool {
      control.handle(InputEvent(time: .zero, .key(.function(number), isDown: isDown)), in: size)
    }
    let before = [press(13, true), press(13, false), press(12, true)]
    control.key = nil
    #expect(before + [press(13, true)] == [true, false, false, false])
  }
}
