import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Runtime
@testable import Speech

/// Each panel of the gallery, walked by somebody who hears and does not see.
@Suite("Walks through the gallery by ear")
struct GalleryByEarTests {
  private nonisolated static let sizes = [Size(width: 800, height: 480), Size(width: 320, height: 240)]

  @Test(
    "Next comes to each element once, in reading order, and ends with a sound; previous leads back", arguments: sizes)
  func walk(size: Size) throws {
    for screen in GalleryScreens.all {
      let panel = try Harness(size: size) { screen.makeRoot() }
      panel.checksFrames = false
      let before = heard(panel)
      try panel.startSpeech()
      let there = try way(panel, .right)
      #expect(Set(there).count == there.count, "\(screen.name): \(there) comes somewhere twice")
      #expect(!there.isEmpty && there.count < 100, "\(screen.name): there is no end")
      // A clock says another time by now.
      let missed = heard(panel).intersection(before)
      let words = panel.transcript.joined(separator: "\n")
      let units = panel.stage.speech?.phrase.units
      for text in missed {
        #expect(words.contains(units?.said(text) ?? text), "\(screen.name): “\(text)” is never said")
      }
      let back = try way(panel, .left)
      #expect(back.reversed() == there.dropLast(), "\(screen.name): the way back is another one")
      #expect(panel.reports == [], "\(screen.name)")
    }
  }

  /// Strokes in a direction until the end; the identities of the elements that were come to.
  private func way(_ panel: Harness, _ direction: MoveCommandDirection) throws -> [SpeechStop.ID] {
    var way: [SpeechStop.ID] = []
    while way.count < 100 {
      let before = panel.spoken.count
      try panel.swipe(direction)
      if panel.spoken[before...].contains(where: { $0.earcon == .edge }) { break }
      if let stop = panel.stage.speech?.current { way.append(stop.id) }
      // What has been out of sight comes gliding.
      try panel.advance(by: .milliseconds(400))
    }
    return way
  }

  /// The labels of everything on the panel that has words and no other element around it that says them.
  private func heard(_ panel: Harness) -> Set<String> {
    Set(panel.stage.elements.flatMap(\.flattened).filter { $0.role == .text }.map(\.label))
  }

  @Test("From right to left, the next element is to the left")
  func rightToLeft() throws {
    let panel = try Harness { OvenPanel() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.layoutDirection = .rightToLeft }
    try panel.startSpeech()
    try panel.swipe(.left)
    try panel.swipe(.left)
    #expect(panel.stage.speech?.current?.element.label == "Ready")
    try panel.swipe(.right)
    #expect(panel.stage.speech?.current?.element.label == "Oven")
  }
}
