import FaceplateTesting
import Graphics

@testable import Runtime

/// Input of remote viewers, which have numbers.
extension Harness {
  /// Hands over events of a viewer that arrive together, and draws a frame.
  package func send(_ kinds: [InputEvent.Kind], by viewer: Int) throws {
    for kind in kinds {
      var event = InputEvent(time: now, kind)
      event.viewer = viewer
      stage.handle(event)
    }
    try frame()
  }

  /// A viewer presses keys one after another.
  package func type(_ text: String, by viewer: Int) throws {
    for character in text {
      try send([.key(.character(character), isDown: true), .key(.character(character), isDown: false)], by: viewer)
      try advance(by: .milliseconds(50))
    }
  }

  /// A viewer taps an element.
  package func tap(_ label: String, by viewer: Int) throws {
    // A keypad that has just opened moves the page.
    if let end = stage.endOfShift { try advance(to: end) }
    let place = try touched(label, in: nil).frame.center
    try send([.contact(id: viewer, phase: .down, at: place)], by: viewer)
    try advance(by: .milliseconds(60))
    try send([.contact(id: viewer, phase: .up, at: place)], by: viewer)
    try advance(by: .milliseconds(300))
  }
}
