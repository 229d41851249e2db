import FaceplateTesting
import Localization
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Every language can be read")
struct LanguageFontsTests {
  /// Controls with words of the toolkit, and texts about them.
  private struct Page: View {
    @Environment(\.localizer) private var words
    @State private var count = 2
    @State private var query = "x"

    var body: some View {
      VStack {
        StepIndicator(count: 4, current: 1)
        HStack {
          Button(.toolkit("Cancel")) {}
          Button(.toolkit("Settings")) {}
        }
        Text(words("Step \(2) of \(4)"))
        Text(words("January") + " " + words("December"))
        Text(words("The security code: the last \(3) digits on the back, beside the signature"))
        Slider(value: .constant(0.3)) { Text(.toolkit("Brightness")) }
        ContentUnavailableView.search(text: query)
      }
    }
  }

  @Test(
    "No character of a language shows as a box, and every label has its words",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs", "tr", "ar", "he", "hi", "th", "zh-Hans", "ja", "ko",
    ])
  func boxes(language: String) throws {
    let localizer = Localizer(LanguageTag(language))
    let panel = try Harness { Page() }
    try panel.setEnvironment { $0.setLanguage(localizer) }
    #expect(panel.reports == [])
    #expect(panel.labels.contains(localizer("Settings")))
    #expect((panel.labels.contains("Settings")) == (language == "en"))
    #expect(panel.stage.elements.contains { $0.value == localizer("Step \(2) of \(4)") })
  }
}
