import Graphics
import Runtime
import SeededRandom
import Testing

@testable import LinuxHost

@Suite("Input as steps of a script")
struct InputStepTests {
  /// The words of a line without quotes.
  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test(
    "An event is read as it was written",
    arguments: [
      InputEvent.Kind.contact(id: 1_000_003, phase: .down, at: Point(x: 12.25, y: -3)),
      .contact(id: 0, phase: .moved, at: Point(x: 0, y: 0)), .contact(id: 2, phase: .up, at: Point(x: 799.5, y: 480)),
      .contact(id: 2, phase: .cancelled, at: Point(x: 1, y: 2)), .key(.tab, isDown: true, modifiers: .shift),
      .key(.pageUp, isDown: false), .key(.function(12), isDown: true, modifiers: [.control, .option]),
      .wheel(by: Size(width: 0, height: 40), at: Point(x: 5, y: 6)), .knobPressed(isDown: true),
      .knobPressed(isDown: false), .cancelAll,
    ])
  func roundTrip(_ kind: InputEvent.Kind) throws {
    let text = try #require(InputStep.text(of: kind))
    #expect(InputStep.kind(words(text)) == kind, "\(text)")
  }

  @Test("A letter stands in the quotes of a shell, and a turn is the step that scripts have already")
  func letters() {
    #expect(InputStep.text(of: .key(.character("ä"), isDown: true)) == "key down 'ä'")
    #expect(InputStep.text(of: .key(.character("'"), isDown: true)) == "key down \"'\"")
    #expect(InputStep.kind(["key", "up", "ä"]) == .key(.character("ä"), isDown: false))
    #expect(InputStep.text(of: .knobTurned(detents: -3)) == "turn -3")
    #expect(InputStep.text(of: .hover(at: Point(x: 1, y: 1))) == nil)
    #expect(InputStep.text(of: .viewerLeft) == nil)
  }

  @Test(
    "What is no step is none",
    arguments: [
      "finger", "finger 1 down 3", "finger 1 jump 3 4", "finger x down 3 4", "finger 1 down nan 4",
      "finger 1 down 1e300 4", "key down", "key press Tab", "key down Tab hyper", "key down ab", "scroll 1 2 3",
      "knob sideways", "cancel all", "",
    ])
  func refusals(_ line: String) { #expect(InputStep.kind(words(line)) == nil) }
}
