import FaceplateTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Attributed strings")
struct AttributedTextTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// The parts of a text with what is said about each: b, i, c or s.
  private func parts(_ markdown: String, _ syntax: Options.InterpretedSyntax) throws -> [String] {
    let string = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: syntax))
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks =
        (intent.contains(.stronglyEmphasized) ? "b" : "") + (intent.contains(.emphasized) ? "i" : "")
        + (intent.contains(.code) ? "c" : "") + (intent.contains(.strikethrough) ? "s" : "")
      let text = String(string[run.range].characters)
      return (marks.isEmpty ? "" : marks + ":") + text + (run.link.map { "@\($0.absoluteString)" } ?? "")
    }
  }

  @Test("Marks within a text become intents, and addresses become links")
  func inline() throws {
    func inline(_ markdown: String) throws -> [String] { try parts(markdown, .inlineOnlyPreservingWhitespace) }
    #expect(
      try inline("**Bold** and _it_ with `a*b*`, ~~old~~") == [
        "b:Bold", " and ", "i:it", " with ", "c:a*b*", ", ", "s:old",
      ])
    #expect(
      try inline("See [the *page*](https://a.example/x_y \"Title\")!") == [
        "See ", "the @https://a.example/x_y", "i:page@https://a.example/x_y", "!",
      ])
    #expect(try inline("**[a](b:c)**") == ["b:a@b:c"])
    #expect(try inline("<https://a.example/_x_>") == ["https://a.example/_x_@https://a.example/_x_"])
    #expect(
      try inline("![A picture](a.png) \\[no\\](x) `[no](x)` a [b] c") == [
        "A picture [no](x) ", "c:[no](x)", " a [b] c",
      ])
    #expect(try inline("two\n  lines") == ["two\n  lines"])
    #expect(try parts("two\n  lines", .inlineOnly) == ["two lines"])
    #expect(try inline("") == [])
    #expect(try inline("[") == ["["])
    #expect(try inline("a < b! `") == ["a < b! `"])
  }

  @Test("Paragraphs, headings, lists, quotes and code begin lines of their own")
  func blocks() throws {
    let text = """
      # Oven *care*
      Wipe the
      door.  
      Daily.

      - first
      - **second**
      2. third
      > quoted

      ---
      ```swift
      let a = 1
        a * a * a
      ```
      #5 stays
      """
    #expect(
      try parts(text, .full) == [
        "Oven ", "i:care", "\nWipe the door.\nDaily.\nfirst\n", "b:second", "\nthird quoted\n",
        "c:let a = 1\n  a * a * a",
        "\n#5 stays",
      ])
    let bytes = try AttributedString(markdown: Data("**a**".utf8))
    #expect(String(bytes.characters) == "a")
  }

  @Test("Bytes that are no UTF-8 are an error, or are replaced")
  func bytes() throws {
    let bytes = Data([0x2a, 0x61, 0x2a, 0xff])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
    let string = try AttributedString(
      markdown: bytes, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
    #expect(String(string.characters) == "a\u{FFFD}")
  }

  @Test("A link is relative to the base")
  func base() throws {
    let base = try #require(URL(string: "https://a.example/manual/"))
    let string = try AttributedString(markdown: "[x](oven)", baseURL: base)
    #expect(string.runs.first?.link?.absoluteString == "https://a.example/manual/oven")
  }

  private func picture<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Bitmap {
    try Harness(size: CGSize(width: 300, height: 40), root: content).snapshot()
  }

  @Test("Text draws what Markdown means")
  func drawing() throws {
    let string = try AttributedString(markdown: "**bold** *it* `12` ~~old~~")
    let text = Text("bold").bold() + Text(" ") + Text("it").italic() + Text(" ") + Text("12").monospaced() + Text(" ")
    #expect(try picture { Text(string) } == picture { text + Text("old").strikethrough() })
  }

  @Test("Text draws the lines, the spacing and the height of attributed strings")
  func attributes() throws {
    var string = AttributedString("below")
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
    var through = AttributedString("through")
    through.strikethroughStyle = .single
    through.kern = 2
    through.baselineOffset = 3
    let text = Text("below").underline(pattern: .dot, color: .red)
    #expect(
      try picture { Text(string + through) }
        == picture { text + Text("through").strikethrough().kerning(2).baselineOffset(3) })
  }

  @Test("A ground lies behind its characters alone, as high as their font, in both directions of writing")
  func ground() throws {
    var string = AttributedString("ab")
    string.backgroundColor = .red
    var rest = AttributedString(" cd")
    rest.foregroundColor = .clear
    string.foregroundColor = .clear
    let panel = try Harness(size: CGSize(width: 200, height: 40)) { Text(string + rest).pageGround(.plain) }
    let letters = try Harness(size: CGSize(width: 200, height: 40)) { Text("ab") }
    let whole = try panel.element("ab cd").frame
    let width = try letters.element("ab").frame.width
    let picture = panel.snapshot()
    let red = picture.pixel(x: Int(whole.minX + width / 2), y: Int(whole.midY))
    #expect(red != picture.pixel(x: 2, y: 2))
    #expect(picture.pixel(x: Int(whole.minX + 1), y: Int(whole.minY + 1)) == red)
    #expect(picture.pixel(x: Int(whole.maxX - 2), y: Int(whole.midY)) == picture.pixel(x: 2, y: 2))
  }

  @Test("A localized string has the emphasis of its key, and none of its values")
  func localized() {
    let name = "*Rye*"
    let string = AttributedString(localized: "Bake **\(2) loaves** of \(name), `now`", comment: "The next step")
    let parts = string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      return (intent.contains(.stronglyEmphasized) ? "b:" : intent.contains(.code) ? "c:" : "")
        + String(string[run.range].characters)
    }
    #expect(parts.filter { $0.contains(":") } == ["b:2 loaves", "c:now"], "\(parts)")
    #expect(String(string.characters) == "Bake 2 loaves of *Rye*, now")
    #expect(AttributedString(localized: "Plain") == AttributedString("Plain"))
  }
}

extension Bitmap {
  fileprivate func pixel(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
