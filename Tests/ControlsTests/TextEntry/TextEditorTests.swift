import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

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

  @Test("The page follows the caret above the keyboard")
  func aboveKeyboard() throws {
    struct Page: View {
      @State private var text = "One"
      var body: some View {
        VStack {
          Text("Note")
          TextEditor(text: $text).frame(height: 300)
        }
        .padding(.top, 60)
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Page() }
    try panel.tap("Text")
    try panel.key(.end)
    for _ in 0..<9 {
      try panel.key(.enter)
      try panel.advance(by: .seconds(1))
      let behavior = try #require(panel.stage.rootLayoutNode.textPages.first)
      let caret = try #require(behavior.caretOnStage)
      let keys = try panel.element("q").frame
      #expect(caret.maxY <= keys.minY)
      #expect(caret.minY >= 0)
    }
    let root = try #require(panel.stage.rootLayoutNode.behavior as? RootBehavior)
    let lift = root.lift
    for _ in 0..<9 { try panel.key(.up) }
    try panel.advance(by: .seconds(1))
    #expect(root.lift < lift)
  }

  @Test("A text that scrolls does not run through the border of its editor")
  func border() throws {
    struct Page: View {
      let text: String
      var body: some View { TextEditor(text: .constant(text)).frame(width: 300, height: 120) }
    }
    func picture(_ text: String) throws -> (Bitmap, Rect) {
      let panel = try Harness(size: Size(width: 400, height: 600)) { Page(text: text) }
      let frame = try panel.element("Text").frame
      try panel.drag("Text", dx: 0, dy: -100)
      try panel.advance(by: .seconds(3))
      return (panel.bitmap, frame)
    }
    let ((one, frame), (other, _)) = try (
      picture(String(repeating: "M\n", count: 30)), picture(String(repeating: "i\n", count: 30))
    )
    for y in [frame.minY, frame.minY + 1, frame.minY + 2, frame.maxY - 2, frame.maxY - 1].map({ Int($0) }) {
      for x in Int(frame.minX)..<Int(frame.maxX) { #expect(one[x, y] == other[x, y]) }
    }
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

extension LayoutNode {
  /// The texts of editors below this layout node.
  fileprivate var textPages: [TextPageBehavior] {
    (behavior as? TextPageBehavior).map { [$0] } ?? behavior.shownChildren.flatMap(\.textPages)
  }
}
