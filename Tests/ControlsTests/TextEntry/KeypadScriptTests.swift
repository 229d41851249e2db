import FaceplateTesting
import Graphics
import Localization
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// A word of each script on the keyboard that comes up in its language.
@Suite("Typing in other scripts on the keyboard of the screen")
struct KeypadScriptTests {
  private struct Page: View {
    @State var text = ""

    var body: some View {
      VStack {
        Text("Top")
        Spacer()
        TextField("Field", text: $text)
      }
      .padding(8)
    }
  }

  nonisolated private static let sizes = [
    Size(width: 320, height: 240), Size(width: 480, height: 272), Size(width: 800, height: 480),
  ]
  /// A language, what its keys are pressed for, and what is written then.
  typealias Word = (language: String, keys: String, text: String)

  nonisolated private static let words: [Word] = [
    ("th", "สวัสดี ฌาน", "สวัสดี ฌาน"), ("hi", "नमस्ते", "नमस्ते"), ("ar", "مرحبا", "مرحبا"), ("he", "שלום", "שלום"),
    ("ko", "ㅇㅏㄴㄴㅕㅇ", "안녕"), ("ko", "ㄷㅏㄹㄱㅇㅡㄴ ㅃㅏㅇ", "닭은 빵"), ("th", "น้ำทำ", "น้ำทำ"),
  ]

  private func panel(_ language: String, _ size: Size) throws -> (Harness, Localizer) {
    let words = Localizer(LanguageTag(language))
    let panel = try Harness(size: size) { Page() }
    panel.checksFrames = false
    try panel.setEnvironment { $0.setLanguage(words) }
    try panel.tap("Field")
    return (panel, words)
  }

  private func type(_ text: String, _ panel: Harness, _ words: Localizer) throws {
    for scalar in text.unicodeScalars {
      if scalar == " " {
        try panel.tap(words("Space"))
        continue
      }
      let name = String(scalar)
      if panel.contains(name) {
        try panel.tap(name)
      } else if let (key, index) = shared(scalar, panel) {
        for _ in 0...index { try panel.tap(key) }
        try panel.advance(by: .milliseconds(1300))
      } else {
        try panel.tap(words("Shift"))
        try panel.tap(name)
      }
    }
  }

  /// The key that a letter shares with others, and its place on it.
  private func shared(_ scalar: Unicode.Scalar, _ panel: Harness) -> (String, Int)? {
    for key in panel.stage.elements.flatMap(\.flattened).map(\.label) where key.last?.isASCII == true {
      let letters = key.unicodeScalars.filter { $0 != " " && $0 != "\u{25CC}" }
      if letters.count > 3, let index = Array(letters).firstIndex(of: scalar) { return (key, index) }
    }
    return nil
  }

  @Test("4 A word is typed on the keys of its language, and is seen", arguments: sizes, words)
  func typed(size: Size, word: Word) throws {
    let (panel, words) = try panel(word.language, size)
    try type(word.keys, panel, words)
    #expect(try panel.value(of: "Field") == word.text)
    // The line does not keep its panel.
    defer { withExtendedLifetime(panel) {} }
    let line = try #require(panel.stage.rootLayoutNode.caretTexts.last)
    let frame = line.layoutNode.stageFrame
    #expect(frame.minY >= 0 && frame.maxY <= size.height)
    let caret = line.caretRect(at: line.count)
    #expect(caret.minX >= 0 && caret.maxX <= line.frame.width && line.count == word.text.count)
    let start = line.caretRect(at: 0)
    #expect((start.minX > caret.minX) == ["ar", "he"].contains(word.language))
  }

  @Test(
    "Keys are at least 7 mm wide and high, or several letters share one", arguments: sizes,
    ["th", "hi", "ar", "he", "ko"])
  func sizes(size: Size, language: String) throws {
    let (panel, _) = try panel(language, size)
    let keys = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button }
    #expect(keys.count > 12)
    for key in keys {
      #expect(key.frame.width >= 34 && key.frame.height >= 34, "\(key.label) \(key.frame)")
      #expect(key.frame.minX >= 0 && key.frame.maxX <= size.width && key.frame.maxY <= size.height)
      #expect(key.frame.minY >= 0)
    }
  }

  @Test("The key for the language changes to English letters and back")
  func languageKey() throws {
    let (panel, words) = try panel("th", Size(width: 800, height: 480))
    #expect(panel.contains("ก") && !panel.contains("q"))
    try panel.tap(words("Language"))
    #expect(panel.contains("q") && !panel.contains("ก"))
    try panel.tap(words("Language"))
    #expect(panel.contains("ก"))
  }

  @Test("Delete takes back the last letter of a syllable, or the last mark of a letter")
  func deleting() throws {
    let (korean, words) = try panel("ko", Size(width: 800, height: 480))
    try type("ㅎㅏㄴ", korean, words)
    for rest in ["하", "ㅎ", ""] {
      try korean.tap(words("Delete"))
      #expect(try korean.value(of: "Field") == rest)
    }
    let (thai, thaiWords) = try panel("th", Size(width: 800, height: 480))
    try type("ที่", thai, thaiWords)
    for rest in ["ที", "ท", ""] {
      try thai.tap(thaiWords("Delete"))
      #expect(try thai.value(of: "Field") == rest)
    }
  }

  @Test("A syllable is finished when the caret is moved")
  func finished() throws {
    let (panel, words) = try panel("ko", Size(width: 800, height: 480))
    try type("ㅎㅏ", panel, words)
    try panel.key(.left)
    try type("ㄴ", panel, words)
    #expect(try panel.value(of: "Field") == "ㄴ하")
  }

  @Test("A mark on a key stands on a dotted circle")
  func circle() {
    #expect(Character("ิ").onKey == "\u{25CC}ิ" && Character("ก").onKey == "ก")
  }

  @Test("Keys are not stretched over a wide screen")
  func wide() throws {
    let (panel, _) = try panel("en", Size(width: 1920, height: 1080))
    let (q, p) = try (panel.element("q").frame, panel.element("p").frame)
    #expect(q.width <= 84 && abs(q.minX + p.maxX - 1920) < 1)
  }
}

extension LayoutNode {
  /// The texts with a caret, in the order in which they are drawn.
  var caretTexts: [TextFieldBehavior] {
    [behavior as? TextFieldBehavior].compactMap(\.self) + behavior.shownChildren.flatMap(\.caretTexts)
  }
}
