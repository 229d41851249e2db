import FaceplateTesting
import Graphics
import Localization
import Testing
import Values

@testable import Looks
@testable import PanelFile
@testable import Runtime

@MainActor @Suite("Range sliders and amounts of money in panel files") struct RangeSliderTests {
  private static func file(_ keys: String = "", _ value: String = "currency: €") -> String {
    """
    values:
      price: {type: range, in: 0..7750000, step: 250000, distance: 500000, \(value), initial: 500000..4000000}
    pages: {start: {body: [{range slider: {value: price\(keys)}}, {text: "From {price.low} in {price}"}]}}
    """
  }

  private func shown(
    _ keys: String = "", _ value: String = "currency: €", _ section: String = ""
  ) throws -> Harness {
    let panel = try ShownPanel(Self.file(keys, value) + section, size: Size(width: 480, height: 320)).harness
    try panel.setEnvironment { $0.numberConventions = .english }
    try panel.frame()
    return panel
  }

  @Test("An amount of money has its sign and its groups in the control and in texts")
  func money() throws {
    let panel = try shown()
    #expect(try panel.value(of: "Minimum") == "€500,000")
    #expect(try panel.value(of: "Maximum") == "€4,000,000")
    #expect(panel.labels.contains { $0.hasSuffix("in €500,000 – €4,000,000") })
  }

  @Test("Groups are separated as the language does it, unless the file says otherwise")
  func groups() throws {
    #expect(try shown("", "unit: m").value(of: "Minimum").hasPrefix("500,000"))
    #expect(try shown("", "unit: m, grouping: false").value(of: "Minimum").hasPrefix("500000"))
  }

  @Test("A value has a unit or a currency")
  func both() {
    #expect(
      Panels.problems(Self.file("", "unit: k, currency: €")) == [
        "panel.yaml:2:81: price has a unit and a currency; remove unit: or currency:"
      ])
  }

  @Test("A broker is told the currency as the unit")
  func links() throws {
    let document = try #require(Panels.read(Self.file()).document)
    #expect(document.linkedValues.map(\.unit) == ["€"])
    #expect(document.linkedValues.map(\.rules.description).first?.contains("from 0 to 7750000 € in steps") == true)
  }

  @Test("The handles have the names that the file says, in the language of the panel")
  func names() throws {
    let panel = try shown(
      ", low: Lowest price, high: Highest price", "currency: €",
      "\nlanguages: {de: {Lowest price: Mindestpreis}}\n")
    #expect(try panel.value(of: "Highest price") == "€4,000,000")
    try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
    try panel.frame()
    #expect(panel.labels.contains("Mindestpreis"))
  }

  @Test("No handle has the name of a private value, which viewers would see", arguments: ["low", "high"])
  func privacy(key: String) {
    let text = Self.file(", \(key): \"From {code}\"")
      .replacing("values:\n", with: "values:\n  code: {type: number, private: true, initial: 4711}\n")
    #expect(
      Panels.problems(text) == [
        "panel.yaml:4:25: \(key): shows code, which is private; show it by a text: on a page"
      ])
  }

  @Test("The direction, the ticks and the place of the numbers are those of the file")
  func look() throws {
    let plain = try shown().bitmap
    for keys in ["ticks: true", "numbers: moving", "numbers: fixed", "numbers: hidden"] {
      #expect(try shown(", \(keys)").bitmap != plain, "\(keys)")
    }
    let frames = try ["Minimum", "Maximum"].map {
      try shown(", orientation: vertical").element($0).frame
    }
    #expect(frames[0].midX == frames[1].midX)
    #expect(frames[0].midY > frames[1].midY)
  }

  @Test("The number of a slider moves with its handle, if the file says so")
  func sliders() throws {
    func picture(_ keys: String) throws -> Bitmap {
      try ShownPanel(
        """
        values: {level: {type: number, in: 0..10, initial: 5}}
        pages: {start: {body: [{slider: {value: level\(keys)}}]}}
        """
      ).harness.bitmap
    }
    #expect(try picture(", numbers: moving") != picture(""))
    #expect(try picture(", numbers: header") == picture(""))
  }

  @Test("Seven segments show an amount of money without its sign, which stands after it")
  func segments() throws {
    func panel(_ value: String, _ keys: String = "") throws -> Harness {
      try ShownPanel(
        """
        values: {sum: {type: number, step: 0.01, initial: 12.5\(value)}}
        pages: {start: {body: [{seven segment: {value: sum, label: ""}}]}}
        """
      ).harness
    }
    let (money, unit) = (try panel(", currency: €"), try panel(", unit: €"))
    #expect(money.bitmap == unit.bitmap)
    #expect(try panel("").bitmap != money.bitmap)
  }
}
