import Faceplate
import FaceplateTesting
import Gallery
import Localization
import Testing

@Suite("Numbers of the gallery in a language with a decimal comma")
struct GalleryNumbersTests {
  @Test("No panel writes a decimal point in German")
  func points() throws {
    for panel in GalleryScreens.all {
      let harness = try Harness { panel.makeRoot() }
      harness.checksFrames = false
      try harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
      // The number of a version has its points in each language.
      for element in harness.stage.elements.flatMap(\.flattened) where element.label != "Version" {
        for text in [element.label, element.value] where text.split(separator: " ").contains(where: Self.hasPoint) {
          Issue.record("\(panel.name): \(text)")
        }
      }
    }
  }

  /// Whether a word is two numbers with a point between, of which the second is no group of thousands.
  private static func hasPoint(_ word: Substring) -> Bool {
    let number = word.prefix { $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && (1...2).contains(parts[1].count)
  }
}
