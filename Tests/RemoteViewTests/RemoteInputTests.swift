import Graphics
import Runtime
import Testing

@testable import RemoteView

@Suite("What a viewer's pointer and keys do")
struct RemoteInputTests {
  private let size = Size(width: 800, height: 480)

  @Test("The left button is a finger, which goes nowhere outside of the picture")
  func finger() {
    var input = RemoteInput(contact: 7)
    #expect(input.pointer(0, x: 1, y: 1, in: size) == [])
    #expect(input.pointer(1, x: 10, y: 20, in: size) == [.contact(id: 7, phase: .down, at: Point(x: 10, y: 20))])
    #expect(input.pointer(1, x: 10, y: 20, in: size) == [])
    #expect(
      input.pointer(1, x: 9_000, y: -4, in: size) == [.contact(id: 7, phase: .moved, at: Point(x: 799, y: 0))])
    #expect(input.pointer(0, x: 30, y: 20, in: size) == [.contact(id: 7, phase: .up, at: Point(x: 30, y: 20))])
  }

  @Test("The wheel is a knob, and the middle button the knob's")
  func wheel() {
    var input = RemoteInput(contact: 7)
    #expect(input.pointer(8, x: 0, y: 0, in: size) == [.knobTurned(detents: 1)])
    #expect(input.pointer(0, x: 0, y: 0, in: size) == [])
    #expect(input.pointer(16, x: 0, y: 0, in: size) == [.knobTurned(detents: -1)])
    #expect(input.pointer(2, x: 0, y: 0, in: size) == [.knobPressed(isDown: true)])
    #expect(input.pointer(0, x: 0, y: 0, in: size) == [.knobPressed(isDown: false)])
  }

  @Test("Keys have their meaning, letters their character, and modifiers are held")
  func keys() {
    var input = RemoteInput(contact: 7)
    #expect(input.key(0xFF52, isDown: true) == [.key(.up, isDown: true)])
    #expect(input.key(0xFFE1, isDown: true) == [])
    #expect(input.key(0xFF09, isDown: true) == [.key(.tab, isDown: true, modifiers: .shift)])
    #expect(input.key(0xFFE1, isDown: false) == [])
    #expect(input.key(0xFE20, isDown: true) == [.key(.tab, isDown: true, modifiers: .shift)])
    #expect(input.key(0x61, isDown: true) == [.key(.character("a"), isDown: true)])
    #expect(input.key(0xDF, isDown: true) == [.key(.character("ß"), isDown: true)])
    #expect(input.key(0x0100_20AC, isDown: true) == [.key(.character("€"), isDown: true)])
    #expect(input.key(0xFFC9, isDown: false) == [.key(.function(12), isDown: false)])
    #expect(input.key(0xFFEB, isDown: true) == [])
  }

  @Test("A dead key types nothing, and the letter after it has its accent until it is released")
  func deadKeys() {
    var input = RemoteInput(contact: 7)
    #expect(input.key(0xFE51, isDown: true) == [])
    #expect(input.key(0xFE51, isDown: false) == [])
    #expect(input.key(0x65, isDown: true) == [.key(.character("é"), isDown: true)])
    #expect(input.key(0x65, isDown: true) == [.key(.character("é"), isDown: true)])
    #expect(input.key(0x65, isDown: false) == [.key(.character("é"), isDown: false)])
    #expect(input.key(0x65, isDown: true) == [.key(.character("e"), isDown: true)])
    #expect(input.key(0x65, isDown: false) == [.key(.character("e"), isDown: false)])
    #expect(input.key(0xFE52, isDown: true) == [])
    #expect(input.key(0x20, isDown: true) == [.key(.character("^"), isDown: true)])
    #expect(input.key(0x20, isDown: false) == [.key(.character("^"), isDown: false)])
    #expect(input.key(0x20, isDown: true) == [.key(.space, isDown: true)])
  }

  @Test("What was let go for a viewer stays so until its button is released")
  func spentButton() {
    var input = RemoteInput(contact: 7)
    _ = input.pointer(1, x: 10, y: 20, in: size)
    #expect(input.holdsAnything)
    #expect(input.leave() == [.contact(id: 7, phase: .cancelled, at: Point(x: 10, y: 20)), .viewerLeft])
    #expect(!input.holdsAnything)
    #expect(input.pointer(1, x: 11, y: 20, in: size) == [])
    #expect(input.pointer(0, x: 11, y: 20, in: size) == [])
    #expect(input.pointer(1, x: 11, y: 20, in: size) == [.contact(id: 7, phase: .down, at: Point(x: 11, y: 20))])
  }

  @Test("A viewer that presses keys without end and releases none holds some at most, and each is let go once")
  func keysWithoutEnd() {
    var input = RemoteInput(contact: 7)
    var (pressed, released) = (0, 0)
    func count(_ events: [InputEvent.Kind]) {
      for case .key(_, let isDown, _) in events { if isDown { pressed += 1 } else { released += 1 } }
    }
    for symbol in UInt32(0x0100_4E00)..<0x0100_51E8 {
      count(input.key(symbol, isDown: true))
      #expect(pressed - released <= RemoteInput.mostKeys)
    }
    count(input.leave())
    #expect(pressed == 1000)
    #expect(released == 1000)
  }

  @Test("A viewer that goes lets everything go")
  func leave() {
    var input = RemoteInput(contact: 7)
    _ = input.pointer(3, x: 10, y: 20, in: size)
    _ = input.key(0x61, isDown: true)
    #expect(
      input.leave() == [
        .contact(id: 7, phase: .cancelled, at: Point(x: 10, y: 20)), .knobPressed(isDown: false),
        .key(.character("a"), isDown: false), .viewerLeft,
      ])
    #expect(input.leave() == [])
  }

  @Test("A viewer that has pressed something is said to have left, last of all, and one that only looked is not")
  func left() {
    var input = RemoteInput(contact: 7)
    _ = input.pointer(0, x: 10, y: 20, in: size)
    _ = input.key(0xFFE1, isDown: true)
    #expect(input.leave() == [])
    _ = input.key(0x34, isDown: true)
    _ = input.key(0x34, isDown: false)
    #expect(input.leave() == [.viewerLeft])
    _ = input.pointer(8, x: 0, y: 0, in: size)
    #expect(input.leave() == [.viewerLeft])
  }
}
