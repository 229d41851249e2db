import Faceplate
import Glibc

/// Sends input to a stage, one operation after another, each at a later time.
struct Inputs {
  /// The stage that receives it.
  let stage: Stage
  private var time = Duration.zero

  init(to stage: Stage) { self.stage = stage }

  /// Sends an event, some milliseconds after the last one.
  mutating func send(_ kind: InputEvent.Kind, after milliseconds: Int = 16) {
    wait(milliseconds)
    stage.handle(InputEvent(time: time, kind))
  }

  /// Lets some milliseconds pass.
  mutating func wait(_ milliseconds: Int) {
    time += .milliseconds(milliseconds)
    stage.advance(to: time)
  }

  /// The element with a label; ends the program where there is none.
  func element(_ label: String) -> SemanticsElement {
    guard let found = stage.elements.flatMap(\.flattened).first(where: { $0.label == label }) else {
      print("the panel has no element \"\(label)\"")
      exit(70)
    }
    return found
  }

  /// Ends the program where an element's value is what it was: then nothing was measured.
  func expectChange(of label: String, from value: String) {
    if element(label).value == value {
      print("\"\(label)\" is still \(value)")
      exit(70)
    }
  }

  /// Ends the program where an element is where it was.
  func expectMove(of label: String, from frame: Rect) {
    if element(label).frame == frame {
      print("\"\(label)\" has not moved")
      exit(70)
    }
  }
}
