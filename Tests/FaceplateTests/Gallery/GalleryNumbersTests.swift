import Faceplate
import FaceplateTesting
import Gallery
import Localization
import Testing

@Suite("Numbers of the gallery in a language with a decimal comma")
struct GalleryNumbersTests {
  /// What is no number: the version of a program.
  private static let versions = ["2.1"]

  @Test("No panel writes a decimal point in German")
  func points() throws {
    for panel in GalleryScreens.all {
      let harness = try Harness { panel.makeRoot() }
      harness.checksFrames = false
      try harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
      for element in harness.stage.elements.flatMap(\.flattened) {
        for text in [element.label, element.value]
        where !Self.versions.contains(text) && text.split(separator: " ").contains(where: Self.hasPoint) {
          Issue.record("\(panel.name): \(text)")
        }
      }
    }
  }

  @Test(
    "Times of less than a second are written with one digit after the mark of the language", arguments: ["en", "de"])
  func fractions(language: String) throws {
    let screen = try #require(GalleryScreens.all.first { $0.name == "access" })
    let harness = try Harness(size: Size(width: 800, height: 480)) { screen.makeRoot() }
    harness.checksFrames = false
    try harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
    try harness.tap("Ignore a second press within")
    let mark = language == "de" ? "," : "."
    #expect(harness.contains("0\(mark)2 s") && harness.contains("0\(mark)5 s"), "\(harness.labels)")
  }

  /// Whether a word is two numbers with a point between, of which the second is no group of thousands.
  private static func hasPoint(_ word: Substring) -> Bool {
    let number = word.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && (1...2).contains(parts[1].count)
  }
}
