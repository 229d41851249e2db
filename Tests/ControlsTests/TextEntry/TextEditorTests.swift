import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("Text editor")
struct TextEditorTests {
  private struct Notes: View {
    @State private var text = "One two"
    var body: some View {
      TextEditor(text: $text).frame(width: 300, height: 120)
      Text("[\(text)]").accessibilityLabel(text.replacing("\n", with: "|"))
    }
  }

  private func panel() throws -> Harness {
    try Harness(size: Size(width: 400, height: 600)) { VStack { Notes() } }
  }

  @Test("Enter begins a new line, and arrows go up and down between lines")
  func lines() throws {
    let panel = try panel()
    try panel.tap("Text")
    try panel.key(.end)
    try panel.key(.enter)
    for letter in "abc" { try panel.key(.character(letter)) }
    #expect(panel.contains("One two|abc"), "\(panel.labels)")
    try panel.key(.up)
    try panel.key(.home)
    try panel.key(.character("x"))
    #expect(panel.contains("xOne two|abc"), "\(panel.labels)")
    try panel.key(.down)
    try panel.key(.end)
    try panel.key(.character("y"))
    #expect(panel.contains("xOne two|abcy"), "\(panel.labels)")
    try panel.key(.home)
    try panel.key(.backspace)
    #expect(panel.contains("xOne twoabcy"), "\(panel.labels)")
  }

  @Test("Long text is broken into lines, and a touch puts the caret where it is")
  func touch() throws {
    let panel = try panel()
    try panel.tap("Text")
    try panel.key(.end)
    for letter in " three four five six seven eight nine ten" { try panel.key(.character(letter)) }
    let frame = try panel.element("Text").frame
    try panel.tap(at: Point(x: frame.minX + 14, y: frame.minY + 12 + 30))
    try panel.key(.character("#"))
    let label = try #require(panel.labels.first { $0.contains("#") })
    let place = label.distance(from: label.startIndex, to: label.firstIndex(of: "#") ?? label.startIndex)
    // At the beginning of the second line, after a space.
    #expect(place > 15 && label.dropFirst(place - 1).hasPrefix(" #"), "\(label)")
    try panel.check()
  }

  @Test("The caret stays in sight as lines are added")
  func sight() throws {
    let panel = try panel()
    try panel.tap("Text")
    try panel.key(.end)
    let before = panel.png()
    for _ in 0..<12 { try panel.key(.enter) }
    try panel.key(.character("z"))
    #expect(panel.labels.contains { $0.hasSuffix("||||||||||||z") }, "\(panel.labels)")
    #expect(panel.png() != before)
    for _ in 0..<12 { try panel.key(.up) }
    try panel.key(.home)
    try panel.key(.character("w"))
    #expect(panel.labels.contains { $0.hasPrefix("wOne two|") }, "\(panel.labels)")
  }
}
