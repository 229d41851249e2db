import FaceplateTesting
import Glibc
import Graphics
import Localization
import Testing

@testable import Controls
@testable import Headless
@testable import Runtime

@Suite("LookTemp")
struct LookTempTests {
  private struct Page: View {
    @State var text: String
    @State var note = "abc אבגד מילה\nThird line\nשלום עולם"
    @State var secret = "sesam"
    var body: some View {
      VStack {
        Text("Top").bold()
        TextField("Field", text: $text)
        TextField("Zahl", text: $text).keypad(.number)
        SecureField("Secret", text: $secret)
        TextEditor(text: $note).frame(height: 120)
      }
      .padding(8)
    }
  }
  private func save(_ panel: Harness, _ name: String) {
    let bytes = PNG.encode(panel.bitmap)
    guard let file = fopen("/tmp/h_text/look/\(name).png", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
  @Test(
    arguments: [
      Size(width: 320, height: 240), Size(width: 480, height: 272), Size(width: 800, height: 480),
      Size(width: 1920, height: 1080),
    ],
    ["en", "de", "th", "hi", "ar", "he", "ko"])
  func look(size: Size, language: String) throws {
    let texts = [
      "en": "Text", "de": "Größe, Žižkov, ¿qué?", "th": "สวัสดีครับ", "hi": "नमस्ते दुनिया", "ar": "مرحبا abc بالعالم",
      "he": "שלום 123 עולם", "ko": "안녕하세요",
    ]
    let words = Localizer(LanguageTag(language))
    let panel = try Harness(size: size) { Page(text: texts[language]!) }
    panel.checksFrames = false
    try panel.setEnvironment { $0.setLanguage(words) }
    try panel.tap("Field")
    save(panel, "\(language)-\(Int(size.width))")
    if language == "th" || language == "ar" {
      if panel.contains(words("Shift")) { try panel.tap(words("Shift")) }
      save(panel, "\(language)-\(Int(size.width))-shift")
    }
    try panel.key(.end)
    for _ in 0..<6 { try panel.key(language == "ar" || language == "he" ? .right : .left, .shift) }
    try panel.key(.character("c"), .control)
    save(panel, "\(language)-\(Int(size.width))-selected")
    try panel.tap("Zahl")
    try panel.key(.character("v"), .control)
    save(panel, "\(language)-\(Int(size.width))-refused")
  }
  @Test func editor() throws {
    for language in ["en", "he"] {
      let panel = try Harness(size: Size(width: 480, height: 600)) { Page(text: "x") }
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
      panel.checksFrames = false
      try panel.tap(Localizer(LanguageTag(language))("Text"))
      try panel.key(.character("a"), .control)
      try panel.key(.left, .shift)
      save(panel, "editor-\(language)")
    }
  }
}
