import FaceplateTesting
import Graphics
import Localization
import Testing

@testable import Controls
@testable import Looks
@testable import Headless
@testable import Runtime

@Suite("Fields whose text is aligned")
struct TextFieldAlignmentTests {
  private struct Page: View {
    let alignment: TextAlignment
    @State private var text = "abc"
    @State private var empty = ""

    var body: some View {
      VStack {
        TextField("Field", text: $text)
        TextField("Prompt", text: $empty)
      }
      .frame(width: 300)
      .multilineTextAlignment(alignment)
    }
  }

  /// The distances of the text from the left and from the right of its field.
  private func margins(_ alignment: TextAlignment, _ language: String) throws -> (left: Double, right: Double) {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Page(alignment: alignment) }
    try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
    defer { withExtendedLifetime(panel) {} }
    let line: TextFieldBehavior = try #require(panel.stage.rootLayoutNode.caretTexts.first)
    return (line.caretRect(at: 0).minX, line.frame.width - line.caretRect(at: 3).maxX)
  }

  @Test("A text stands at the side of the alignment", arguments: ["en", "ar"])
  func sides(language: String) throws {
    let (leading, trailing) = try (margins(.leading, language), margins(.trailing, language))
    let isMirrored = language == "ar"
    #expect(abs(isMirrored ? leading.right : leading.left) < 0.01)
    #expect(abs(isMirrored ? trailing.left : trailing.right) < 0.01)
    let middle = try margins(.center, language)
    #expect(abs(middle.left - middle.right) < 0.01 && middle.left > 20)
  }

  @Test("The prompt stands there, too")
  func prompt() throws {
    func columns(_ alignment: TextAlignment) throws -> (first: Int, last: Int) {
      let panel = try Harness(size: Size(width: 400, height: 300)) { Page(alignment: alignment) }
      let frame = try panel.element("Prompt").frame.insetBy(dx: 4, dy: 4)
      let (rows, ground) = (Int(frame.minY)..<Int(frame.maxY), panel.bitmap[Int(frame.minX), Int(frame.minY)])
      let inked = (Int(frame.minX)..<Int(frame.maxX)).filter { x in rows.contains { panel.bitmap[x, $0] != ground } }
      return (try #require(inked.first) - Int(frame.minX), Int(frame.maxX) - (try #require(inked.last)))
    }
    let (leading, middle, trailing) = try (columns(.leading), columns(.center), columns(.trailing))
    #expect(leading.first < 20 && trailing.last < 20)
    #expect(abs(middle.first - middle.last) <= 2)
  }
}
