import Faceplate
import FaceplateTesting
import Graphics
import Testing

@testable import Speech

/// Touches as a person makes them who listens.
@Suite("Touching a panel by ear")
struct TouchByEarTests {
  private struct Lamp: View {
    @State private var level = 50
    var body: some View {
      VStack {
        Button("Left") {}
        Stepper("Level", value: $level, in: 0...100)
        Spacer()
      }
    }
  }

  private func lamp() throws -> Harness {
    let panel = try Harness { Lamp() }
    panel.checksFrames = false
    try panel.startSpeech()
    try panel.listen()
    return panel
  }

  /// Taps a place once, and waits until it is clear that no second tap comes.
  private func tap(_ panel: Harness, _ place: Point) throws {
    try panel.tap(at: place)
    try panel.advance(by: TouchExploration.tapPause)
  }

  @Test("A tap says what is there each time, and two taps use it")
  func tapsAgain() throws {
    let panel = try lamp()
    let left = try panel.element("Left").frame.center
    try tap(panel, left)
    try panel.listen()
    try panel.swipe(.right)
    try panel.listen()
    try tap(panel, left)
    try panel.listen()
    #expect(panel.transcript.dropFirst() == ["Left, button", "Level, 50, adjustable", "Left, button"])
    #expect(panel.stage.speech?.current?.element.label == "Left")
  }

  @Test("A tap where nothing is ends the words")
  func nothingThere() throws {
    let panel = try lamp()
    try tap(panel, panel.element("Left").frame.center)
    try tap(panel, Point(x: panel.stage.size.width / 2, y: panel.stage.size.height - 2))
    #expect(panel.transcript.last == "Left, button …")
  }

  @Test("Listening lasts until the last value of a control that changes quickly has been said")
  func lastValue() throws {
    let panel = try lamp()
    for _ in 0..<2 {
      try panel.swipe(.right)
      try panel.listen()
    }
    try panel.swipe(.up)
    try panel.swipe(.up)
    try panel.listen()
    #expect(panel.transcript.last == "52", "\(panel.transcript)")
  }
}
