import FaceplateTesting
import Graphics
import Localization
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The keys of the smallest screens, which several letters share.
@Suite("Keys with several letters")
struct SharedKeyTests {
  private struct Page: View {
    @State var text = ""
    var isUpper = false

    var body: some View {
      VStack {
        TextField("Field", text: isUpper ? Binding(get: { text }, set: { text = $0.uppercased() }) : $text)
        Spacer()
      }
      .padding(8)
    }
  }

  private func panel(_ language: String, isUpper: Bool = false) throws -> Harness {
    let panel = try Harness(size: Size(width: 320, height: 240)) { Page(isUpper: isUpper) }
    panel.checksFrames = false
    try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
    try panel.tap("Field")
    return panel
  }

  /// The key with a letter.
  private func key(_ letter: Unicode.Scalar, _ panel: Harness) throws -> String {
    let labels = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button }.map(\.label)
    return try #require(labels.first { $0.unicodeScalars.contains(letter) && $0.last?.isASCII == true })
  }

  /// Presses the key with a letter so often that its letters have all been there once, and on to the letter.
  private func goRound(to letter: Unicode.Scalar, _ panel: Harness) throws {
    let key = try key(letter, panel)
    let letters = Array(key.unicodeScalars.filter { $0 != " " && $0 != "\u{25CC}" })
    let place = try #require(letters.firstIndex(of: letter))
    for _ in 0...(letters.count + place) { try panel.tap(key) }
  }

  private func value(_ panel: Harness) throws -> [Unicode.Scalar] { try Array(panel.value(of: "Field").unicodeScalars) }

  @Test("The small digit of a key has the contrast of text, 4.5:1")
  func digit() throws {
    let panel = try panel("en")
    let frame = try panel.element(key("j", panel)).frame.insetBy(dx: 6, dy: 6)
    let picture = panel.snapshot()
    func color(_ x: Int, _ y: Int) -> RGBA { RGBA(hex: picture[x, y] & 0xFFFFFF) }
    let ground = color(Int(frame.minX), Int(frame.midY))
    // The greatest contrast in each column. The last columns with ink are those of the digit.
    let columns = (Int(frame.minX)..<Int(frame.maxX)).map { x in
      (Int(frame.minY)..<Int(frame.maxY)).map { WCAG.contrast(color(x, $0), ground) }.max() ?? 1
    }
    let digit = columns.reversed().drop { $0 < 1.2 }.prefix { $0 >= 1.2 }
    #expect(try #require(digit.max()) >= 4.5)
  }

  @Test("A repeated press replaces the letter before, not the consonant that a mark or a vowel has joined")
  func thai() throws {
    let panel = try panel("th")
    try goRound(to: "ด", panel)
    try panel.advance(by: .milliseconds(1300))
    try goRound(to: "ี", panel)
    #expect(try value(panel) == ["ด", "ี"])
    try panel.advance(by: .milliseconds(1300))
    // The round comes past “ำ”, which is a letter that joins the one before it.
    try goRound(to: "ำ", panel)
    #expect(try value(panel) == ["ด", "ี", "ำ"])
    try panel.tap(Localizer(LanguageTag("th"))("Delete"))
    #expect(try value(panel) == ["ด", "ี"])
  }

  @Test("A repeated press leaves the syllable as it was before the first one, also where a letter had finished it")
  func korean() throws {
    let panel = try panel("ko")
    for (letter, text) in [("ㄱ", "ㄱ"), ("ㅗ", "고"), ("ㅣ", "괴"), ("ㄹ", "괼"), ("ㄱ", "괽"), ("ㅏ", "괼가")] {
      try goRound(to: letter.unicodeScalars.first!, panel)
      #expect(try panel.value(of: "Field") == text)
      // The pause fixes the letter, the syllable goes on.
      try panel.advance(by: .milliseconds(1300))
    }
  }

  @Test("A letter of the same key after the pause joins the syllable")
  func sameKey() throws {
    let panel = try panel("ko")
    for letter in "ㅎㅏㄴㄴㅏ".unicodeScalars {
      try goRound(to: letter, panel)
      try panel.advance(by: .milliseconds(1300))
    }
    #expect(try panel.value(of: "Field") == "한나")
  }

  @Test("A press after the caret has moved is a new letter")
  func moved() throws {
    let panel = try panel("en")
    try panel.tap("def3")
    try panel.tap("abc2")
    try panel.key(.left)
    try panel.tap("abc2")
    #expect(try panel.value(of: "Field") == "daa")
  }

  @Test("A field that rewrites what is typed still has its last letter replaced")
  func rewritten() throws {
    let panel = try panel("en", isUpper: true)
    for _ in 0..<2 { try panel.tap("abc2") }
    #expect(try panel.value(of: "Field") == "B")
    try panel.tap("def3")
    #expect(try panel.value(of: "Field") == "BD")
  }

  @Test("A word that is composed is undone as a whole")
  func undone() throws {
    let panel = try panel("ko")
    for letter in "ㅎㅏㄴ".unicodeScalars {
      try goRound(to: letter, panel)
      try panel.advance(by: .milliseconds(1300))
    }
    try panel.key(.character("z"), .control)
    #expect(try panel.value(of: "Field") == "")
  }

  @Test(
    "The line above the keys underlines what the next press may change: a letter for the pause, a syllable until it ends"
  )
  func underlined() async throws {
    let panel = try panel("en")
    #expect(try underlines(panel).isEmpty)
    try panel.tap("abc2")
    let line = try #require(try underlines(panel).first)
    #expect(line.width > 4 && line.height == 2)
    try await panel.advance(by: .milliseconds(1100))
    #expect(try underlines(panel) == [line])
    try await panel.advance(by: .milliseconds(200))
    #expect(try underlines(panel).isEmpty)

    let korean = try self.panel("ko")
    try goRound(to: "ㅎ", korean)
    try await korean.advance(by: .milliseconds(1300))
    try goRound(to: "ㅏ", korean)
    try await korean.advance(by: .seconds(5))
    #expect(try underlines(korean).count == 1)
    try korean.tap(Localizer(LanguageTag("ko"))("Space"))
    #expect(try underlines(korean).isEmpty)
  }

  private func underlines(_ panel: Harness) throws -> [Rect] {
    let line = try #require(panel.stage.rootLayoutNode.caretTexts.last)
    defer { withExtendedLifetime(panel) {} }
    return line.underlines(in: line.frame.height)
  }
}
