import FaceplateTesting
import Localization
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Text in the panel's language")
struct LocalizedTextTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/LocalizationTests/Files"

  private func localizer(_ language: String?) -> Localizer {
    Localizer(language.flatMap { LanguageTag($0) }, folders: TranslationFolders([Self.folder]))
  }

  private func panel(_ language: String?, @ViewBuilder root: @escaping () -> some View) throws -> Harness {
    let panel = try Harness(root: root)
    try panel.setEnvironment { [localizer = localizer(language)] in $0.setLanguage(localizer) }
    return panel
  }

  @Test("A key holds the places of its arguments, as SwiftUI writes them")
  func keys() {
    func key(_ key: LocalizedStringKey) -> String { key.key }
    let (count, small, unsigned, share, half): (Int, Int32, UInt, Double, Float) = (1, 2, 3, 4, 5)
    #expect(key("Bake") == "Bake")
    #expect(key("100 %") == "100 %")
    #expect(key("\(count) of \(small) and \(unsigned)") == "%lld of %d and %llu")
    #expect(key("\(share) \(half) \(share, specifier: "%.1f")") == "%lf %f %.1f")
    #expect(key("\("x") at \(count) %") == "%@ at %lld %%")
    #expect(key("\(Text("x").bold()) and \([1])") == "%@ and %@")
  }

  @Test("Literals are looked up; strings, verbatim texts and values are not")
  func lookup() throws {
    let key = "Bake"
    let panel = try panel("de") {
      VStack {
        Text("Bake")
        Text(key)
        Text(verbatim: "Bake")
        Text("\("Bake")!")
        Button("Bake") {}
        Text("Stop")
      }
    }
    #expect(panel.labels == ["Backen", "Bake", "Bake", "Bake!", "Backen", "Stop"])
  }

  @Test(
    "Plural forms and formats of numbers follow the language",
    arguments: [
      ("en", 0, "0 files"), ("en", 1, "1 file"), ("en", 2, "2 files"), ("en", 22, "22 files"),
      ("en", 1500, "1,500 files"),
      ("pl", 0, "0 plików"), ("pl", 1, "1 plik"), ("pl", 2, "2 pliki"), ("pl", 5, "5 plików"), ("pl", 11, "11 plików"),
      ("pl", 22, "22 pliki"), ("ar", 0, "لا ملفات"), ("ar", 1, "ملف واحد"), ("ar", 2, "ملفان"), ("ar", 5, "5 ملفات"),
      ("ar", 11, "11 ملفًا"), ("ar", 22, "22 ملفًا"),
    ])
  func plurals(language: String, count: Int, expected: String) throws {
    #expect(try panel(language) { Text("\(count) files") }.labels == [expected])
  }

  @Test("The digits that are shown decide, and the decimal point is the language's")
  func fractions() throws {
    func hours(_ language: String, _ hours: Double) throws -> [String] {
      try panel(language) { Text("\(hours, specifier: "%.1f") hours") }.labels
    }
    #expect(try hours("en", 1) == ["1.0 hours"])
    #expect(try hours("en", 1.5) == ["1.5 hours"])
    #expect(try hours("pl", 1.5) == ["1,5 godziny (ułamek)"])
    #expect(try hours("ar", 1.5) == ["1.5 hours"])
  }

  @Test("A value in a text from right to left is drawn as one piece; what is read out has its words alone")
  func isolatedValues() {
    let cases: [(key: LocalizedStringKey, drawn: String)] = [
      ("\u{639}\u{646}\u{62F} \("20.5 °C")", "\u{639}\u{646}\u{62F} \u{2068}20.5 °C\u{2069}"),
      ("\(Text("9 °C").bold()) \u{639}", "\u{2068}9 °C\u{2069} \u{639}"),
      ("Name: \("\u{639}") \(3)", "Name: \u{2068}\u{639}\u{2069} \u{2068}3\u{2069}"),
      // Without letters beside the values, the first one decides the direction of the whole.
      ("\("\u{639}"): \("9 °C")", "\u{639}: \u{2068}9 °C\u{2069}"),
      ("\("\u{639}")", "\u{639}"),
      ("Now \("9 °C")", "Now 9 °C"),
    ]
    let environment = EnvironmentValues()
    for (key, drawn) in cases {
      let words = String(drawn.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }.map(Character.init))
      #expect(key.runs(in: environment).map(\.content).joined() == drawn)
      #expect(Text(key).string(in: environment) == words)
      #expect(environment.localizer.text(of: key) == words)
    }
  }

  @Test("Arguments change places with the translation, each with its own plural")
  func order() throws {
    let panel = try panel("de") { Text("\(2) trays with \(12) rolls") }
    #expect(panel.labels == ["12 Brötchen auf 2 Blechen"])
    let key = LocalizedStringKey("Step \(2) of \(5)")
    #expect(LocalizedStringKey.toolkit(key).localized(by: localizer("hi")) == "5 में से चरण 2")
  }

  @Test("A part of the panel can have another language, and the panel's can change while it runs")
  func change() throws {
    let panel = try panel("de") {
      VStack {
        Text("Bake")
        Text("Bake").environment(\.localeIdentifier, "pl_PL")
        Stepper("Count", onIncrement: {}, onDecrement: {})
      }
    }
    #expect(panel.labels.contains("Backen") && panel.labels.contains("Piecz"))
    #expect(throws: Never.self) { try panel.element("Erhöhen") }
    try panel.setEnvironment { [localizer = localizer("ar")] in $0.setLanguage(localizer) }
    #expect(panel.labels.contains("خَبز") && panel.labels.contains("Piecz"))
    #expect(throws: Never.self) { try panel.element("زيادة") }
    try panel.setEnvironment { [localizer = localizer(nil)] in $0.setLanguage(localizer) }
    #expect(panel.labels.contains("Bake"))
    #expect(throws: Never.self) { try panel.element("Increment") }
  }

  @Test("A language written from right to left mirrors the panel")
  func mirroring() throws {
    let panel = try panel("ar") {
      HStack {
        Text("Bake")
        Spacer()
        Text("Stop")
      }
    }
    #expect(try panel.element("خَبز").frame.minX > panel.element("Stop").frame.minX)
  }

  @Test("Tables have names, and gettext's contexts are tables")
  func tables() throws {
    let panel = try panel("pl") {
      VStack {
        Text(LocalizedStringKey("Bake").inTable("Oven"))
        Text(LocalizedStringKey("\(2) files").inTable("Oven"))
        Text(LocalizedStringKey("Bake").inTable("Missing"))
        Text(LocalizedStringKey("Bake").inTable("../Oven"))
      }
    }
    #expect(panel.labels == ["Piecz", "2 pliki", "Bake", "Bake"])
  }

  @Test("An error of a file is told once, and the keys are shown")
  func fault() throws {
    let problems = Problems()
    let localizer = Localizer(LanguageTag("de"), folders: TranslationFolders(["/dev/null/none", "/proc/self"])) {
      problems.texts.append("\($0)")
    }
    #expect(localizer.message(for: "Bake", []) == nil)
    #expect(problems.texts.isEmpty)
    let key = LocalizedStringKey("Bake").inTable("status")
    #expect(key.localized(by: localizer) == "Bake")
  }

  private final class Problems { var texts: [String] = [] }
}
