import FaceplateTesting
import Localization
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime
@testable import Values

@Suite("Words of range sliders")
struct RangeSliderWordsTests {
  private struct Trip: View {
    @State private var days = 2...5

    var body: some View {
      RangeSlider("Trip", value: $days, in: 1...9, step: 1, writing: { "day \($0)" }, showsBounds: true)
        .handleLabels(minimum: "Departure", maximum: "Return", minimumHint: "Moves the day of leaving")
    }
  }

  @Test("9.3 A closure writes the values and the bounds, and each handle has its own name and hint")
  func words() throws {
    let panel = try Harness { Trip() }
    #expect(try panel.value(of: "Departure") == "day 2" && panel.value(of: "Return") == "day 5")
    #expect(try panel.element("Departure").hint == "Moves the day of leaving")
    #expect(try panel.element("Departure").maximum == "day 9" && panel.element("Return").hint == "")
    try panel.adjust("Departure", by: 1)
    #expect(try panel.value(of: "Departure") == "day 3")
    #expect(panel.announcements == ["Departure, day 3"])
  }

  private struct Translated: View {
    @State private var days = 2...5

    var body: some View {
      VStack {
        RangeSlider("Bake", value: $days, in: 1...9, step: 1)
        RangeSlider("Bake", value: $days, stops: Stops(table: [1, 2, 5, 9])!).accessibilityIdentifier("table")
        RangeSlider("Bake", value: $days, in: 1...9, step: 1, writing: { "day \($0)" })
        RangeSlider(String("Bake"), value: $days, in: 1...9, step: 1)
      }
    }
  }

  @Test("A title is a key of the application's tables, shown and said in the panel's language; a string is not")
  func translated() throws {
    let panel = try Harness { Translated() }
    let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/LocalizationTests/Files"
    try panel.setEnvironment {
      $0.setLanguage(Localizer(LanguageTag("de"), folders: TranslationFolders([folder])))
    }
    #expect(panel.labels.filter { $0 == "Backen" }.count == 3 && panel.labels.filter { $0 == "Bake" }.count == 1)
    #expect(panel.labels.filter { $0 == "Backen: Minimum" }.count == 3)
    #expect(panel.labels.filter { $0 == "Bake: Maximum" }.count == 1)
  }

  private struct Table: View {
    @State private var days = 1...5

    var body: some View {
      RangeSlider("Trip", value: $days, stops: Stops(table: [1, 2, 5, 9])!, showsBounds: true).valueText { "day \($0)" }
        .handleLabels(minimum: String("From"))
    }
  }

  @Test("9.3 A closure writes the stops of a table too; a handle without a name has the usual one")
  func table() throws {
    let panel = try Harness { Table() }
    #expect(try panel.value(of: "From") == "day 1" && panel.value(of: "Trip maximum") == "day 5")
    #expect(try panel.element("From").maximum == "day 9")
  }
}
