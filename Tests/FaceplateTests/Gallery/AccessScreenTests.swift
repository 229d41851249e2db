import Faceplate
import FaceplateTesting
import Gallery
import Testing

@testable import Controls
@testable import Runtime

@Suite("The page of settings for people who need them")
struct AccessScreenTests {
  private nonisolated static let sizes = [
    Size(width: 800, height: 480), Size(width: 480, height: 800), Size(width: 320, height: 240),
  ]

  /// The options that a closed menu shows, each as wide as the widest of its menu.
  private func menus(below node: LayoutNode) -> [LayoutNode] {
    (node.behavior is OptionsBehavior ? [node] : []) + node.children.flatMap { menus(below: $0) }
  }

  @Test("Its menus stand in one column of one width, and it has a title", arguments: sizes)
  func column(_ size: Size) throws {
    let panel = try Harness(size: size) { AccessScreen() }
    let frames = menus(below: panel.stage.rootLayoutNode).map(\.shownFrameOnStage)
    #expect(frames.count == 7)
    #expect(Set(frames.map(\.width)).count == 1 && Set(frames.map(\.minX)).count == 1, "\(frames)")
    let title = try panel.element("Accessibility")
    #expect(title.traits.contains(.isHeader) && title.frame.maxY < frames[0].minY)
  }

  @Test("It calls the settings by what they do")
  func words() throws {
    let panel = try Harness { AccessScreen() }
    try panel.startSpeech()
    for label in ["Touch counts after", "Ignore a second press within"] { #expect(panel.contains(label)) }
    for _ in 0..<40 where panel.stage.speech?.current?.element.label != "Speech" { try panel.swipe(.right) }
    try panel.swipe(.up)
    try panel.listen()
    #expect(panel.transcript.last == "When asked for")
  }
}
