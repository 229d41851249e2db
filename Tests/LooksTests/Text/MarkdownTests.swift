import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Localization
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Markdown in literals")
struct MarkdownTests {
  /// The pieces of a text with what is said about each: b, i, c or s.
  private func pieces(_ text: Text) -> [String] {
    text.runs.flatMap { $0.resolved(in: EnvironmentValues()) }.map { run in
      let traits = run.traits
      let marks =
        (traits.weight == .bold ? "b" : "") + (traits.isItalic == true ? "i" : "")
        + (traits.hasTabularDigits == true ? "c" : "") + (traits.strikethrough?.isActive == true ? "s" : "")
      return marks.isEmpty ? run.content : "\(marks):\(run.content)"
    }
  }

  // `make test-growth` counts what such a text costs.
  @Test(
    "A long text whose marks nothing closes is read as it stands",
    arguments: ["[", "[a", "*", "*a ", "**a *b ", "_a ~b ", "](", "<a:"])
  func unclosed(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let runs = Markdown.runs(of: [(Text.Run(content: text), false)])
    #expect(runs.map(\.content).joined() == text)
    #expect(MarkdownSpan.spans(of: text).map(\.text).joined() == text)
  }

  @Test(
    "Marks are read as people write them",
    arguments: [
      ("plain", ["plain"]), ("**bold**", ["b:bold"]), ("a *b* c", ["a ", "i:b", " c"]), ("_b_ c", ["i:b", " c"]),
      ("***x***", ["bi:x"]), ("__x__", ["b:x"]), ("`a*b*`", ["c:a*b*"]), ("~~old~~ new", ["s:old", " new"]),
      ("see [the *page*](https://example.org)!", ["see ", "the ", "i:page", "!"]),
      ("**a *b* c**", ["b:a ", "bi:b", "b: c"]),
      ("*a **b** c*", ["i:a ", "bi:b", "i: c"]), ("5 * 3 * 2", ["5 * 3 * 2"]), ("snake_case_name", ["snake_case_name"]),
      ("\\*no\\*", ["*no*"]), ("**open", ["**open"]), ("a ] b [ c", ["a ] b [ c"]), ("", [""]), ("**", ["**"]),
    ])
  func marks(_ literal: String, _ expected: [String]) {
    #expect(pieces(Text(LocalizedStringKey(literal))) == expected)
  }

  @Test("The words of a link are in the tint, and have its address without the title")
  func links() throws {
    let page = "page"
    let text = Text("see [the *page*](https://example.org/\(page) \"Title\") or [nothing]()").foregroundColor(.red)
    var environment = EnvironmentValues()
    environment.fontLibrary = try .system()
    let runs = text.resolvedRuns(in: environment)
    #expect(runs.map(\.content) == ["see ", "the ", "page", " or nothing"])
    let address = "https://example.org/page"
    #expect(runs.map(\.traits.link) == [nil, address, address, nil])
    let content = TextBehavior.Content(runs, in: environment)
    let (tint, red) = (Color.tint(.text), Color.red)
    #expect(
      content.resolvedStyles.map(\.letters)
        == [red, tint, tint, red].map { AnyShapeStyle($0).resolvedStyle(in: environment) })
    #expect(content.textLinks == [TextLink(label: "the page", address: address, spans: 1..<3)])
  }

  @Test("Values in a literal are taken as they are, and take on what stands around them")
  func values() {
    let name = "a*b*c"
    #expect(pieces(Text("**\(name)** is *\(3)*")) == ["b:a*b*c", " is ", "i:3"])
    #expect(pieces(Text("\(Text("x").italic()) and **\(Text("y").italic())**")) == ["i:x", " and ", "bi:y"])
  }

  @Test(
    "A phrase agrees with its number in English",
    arguments: [
      (0, "0 casks found"), (1, "1 cask found"), (2, "2 casks found"), (1234, "1234 casks found"),
      (-1, "-1 cask found"),
    ])
  func agreement(count: Int, expected: String) {
    #expect(LocalizedStringKey("^[\(count) cask](inflect: true) found").localized(by: .standard) == expected)
  }

  @Test("A phrase with a number of any kind, a name and emphasis agrees, too")
  func agreementOfValues() {
    let (amount, name) = (1.5, "box")
    #expect(LocalizedStringKey("^[\(amount, specifier: "%.1f") litre](inflect: true)").string == "1.5 litres")
    #expect(LocalizedStringKey("^[\(amount) litre](inflect: true)").string == "1.500000 litres")
    #expect(LocalizedStringKey("^[\(3) \(name)](inflect: true)").string == "3 boxes")
    #expect(pieces(Text("^[\(3) *cask*](inflect: true)")) == ["3 ", "i:casks"])
    #expect(LocalizedStringKey("^[2 large pizza](inflect: true, morphology: {})").string == "2 large pizzas")
  }

  @Test(
    "The plural of an English noun",
    arguments: [
      ("item", "items"), ("box", "boxes"), ("class", "classes"), ("dish", "dishes"), ("battery", "batteries"),
      ("day", "days"), ("person", "people"), ("Child", "Children"), ("knife", "knives"), ("sheep", "sheep"),
      ("ITEM", "ITEMS"), ("BATTERY", "BATTERIES"), ("photo", "photos"),
    ])
  func plural(noun: String, expected: String) { #expect(EnglishPlural.of(noun) == expected) }

  @Test("A phrase in another language stays as it is written, and nothing is left of the marks")
  func noAgreement() {
    let german = Localizer(LanguageTag("de"))
    #expect(LocalizedStringKey("^[\(3) Datei](inflect: true)").localized(by: german) == "3 Datei")
    #expect(LocalizedStringKey("^[\(3) item](unknown: 1)").string == "3 item")
    #expect(LocalizedStringKey("^[item](inflect: true)").string == "item")
    #expect(LocalizedStringKey("2^[3").string == "2^[3")
    #expect(MarkdownSpan.spans(of: "^[3 cask](inflect: true) found").map(\.text).joined() == "3 cask found")
  }

  @Test("A string that is no literal is shown as it stands")
  func strings() {
    let text = "**not bold**"
    #expect(pieces(Text(text)) == ["**not bold**"] && pieces(Text(verbatim: "*x*")) == ["*x*"])
  }

  @Test("Bars stand for what is redacted; what is private is not read out")
  func redaction() throws {
    struct Card: View {
      @State private var reasons: RedactionReasons = []
      var body: some View {
        VStack {
          Text("Name")
          Text("1234").privacySensitive()
        }
        .redacted(reason: reasons)
        Button("Private") { reasons = .privacy }
        Button("Loading") { reasons = .placeholder }
      }
    }
    let panel = try Harness { VStack { Card() } }
    let before = panel.png()
    try panel.tap("Private")
    #expect(panel.contains("Name") && !panel.contains("1234"), "\(panel.labels)")
    try panel.tap("Loading")
    #expect(panel.contains("Name") && panel.contains("1234"))
    #expect(panel.png() != before)
    try panel.check()
    // Digits of one width make the same bars, so no digit is drawn.
    func bars(_ words: String) throws -> Bitmap {
      try drawn(120, 40) { Text(verbatim: words).monospacedDigit().redacted(reason: .placeholder) }
    }
    #expect(try bars("1234") == bars("5678"))
    #expect(try bars("1234") != bars("123456"))
  }
}
