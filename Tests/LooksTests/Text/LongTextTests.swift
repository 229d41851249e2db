import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Looks
@testable import Controls
@testable import Headless
@testable import Runtime

@Suite("Labels of long texts")
struct LongLabelTests {
  private func labels(@ViewBuilder _ root: @escaping () -> some View) throws -> [TextFit] {
    LintSurvey(try Harness(size: Size(width: 300, height: 200)) { root() }.stage).texts.map(\.fit)
  }

  private func content(_ text: String, limit: Int? = nil, _ mode: Text.TruncationMode = .tail) -> TextBehavior.Content {
    var content = TextBehavior.Content()
    content.spans = [TextSpan(text, font: TextFont(typeface: try! FontLibrary.system().face(weight: 400), size: 17))]
    content.lineLimit = limit
    content.setting.truncation = mode
    return content
  }

  private func glyphs(_ layout: TextLayout) -> Int {
    layout.lines.reduce(0) { $0 + $1.text.runs.reduce(0) { $0 + $1.glyphs.count } }
  }

  @Test("A label lays out a bounded part of its text, and says that there is more")
  func bounded() throws {
    let (text, ellipsis) = (String(repeating: "w", count: 250_000), 1)
    #expect(glyphs(content(text).layout(in: .unspecified)) <= TextLimits.labelBytes + ellipsis)
    #expect(glyphs(content(text, limit: 2).layout(in: .unspecified)) <= 2 * TextLimits.lineBytes + ellipsis)
    #expect(content(text).isTooLong)
    #expect(!content(String(repeating: "w", count: TextLimits.labelBytes)).isTooLong)
    #expect(try labels { Text(verbatim: text) }.map(\.isTruncated) == [true])
    #expect(try labels { Text(verbatim: text) }.map(\.text) == [text])
  }

  @Test("Where the end of the text counts, the middle is left out")
  func ends() {
    let text = String(repeating: "w", count: 250_000) + "!"
    let short = ProposedViewSize(width: 200, height: nil)
    func last(_ mode: Text.TruncationMode) -> UInt32? {
      content(text, limit: 1, mode).layout(in: short).lines[0].text.runs.last?.glyphs.last?.id
    }
    let mark = TextLayout("!", font: content("").spans[0].font).lines[0].text.runs[0].glyphs[0].id
    #expect(last(.head) == mark)
    #expect(last(.middle) == mark)
    #expect(last(.tail) != mark)
  }

  @Test("Spans beyond the limit are empty, and keep their numbers")
  func spans() {
    var content = content(String(repeating: "w", count: TextLimits.labelBytes - 10))
    let span = content.spans[0]
    content.spans += (0..<4).map { TextSpan(String(repeating: "\($0)", count: 8), font: span.font) }
    let pieces = content.layout(in: .unspecified).pieces(at: .zero)
    #expect(pieces.map(\.span) == [0, 1, 2])
  }
}
