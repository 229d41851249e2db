import Testing

@testable import Speech

@Suite("Units as words")
@MainActor struct SpokenUnitsTests {
  private func said(_ text: String, _ language: String, point: Character = ".") throws -> String {
    try #require(SpokenUnits(language: language, decimalPoint: point), "libicu is not installed").said(text)
  }

  @Test("In English, with one and with many")
  func english() throws {
    #expect(try said("Temperature, 180 °C", "en") == "Temperature, 180 degrees Celsius")
    #expect(try said("1 min", "en") == "1 minute" && said("2 min", "en") == "2 minutes")
    #expect(try said("54.0\u{a0}°C, 1.5 kg", "en") == "54.0 degrees Celsius, 1.5 kilograms")
    #expect(try said("−4 °C", "en") == "-4 degrees Celsius")
  }

  @Test("Units that are made of others, the longest first")
  func composed() throws {
    #expect(try said("12.4 m³/h, 2400 1/min", "en") == "12.4 cubic meters per hour, 2400 per minute")
    #expect(try said("220 mm/min at 3 m/s", "en") == "220 millimeters per minute at 3 meters per second")
    #expect(try said("12 l/min", "de") == "12 Liter pro Minute")
    #expect(try said("3 m/x", "en") == "3 m/x")
  }

  @Test("Each unit has words in English and in German")
  func all() throws {
    for (sign, name) in SpokenUnits.names {
      for language in ["en", "de"] {
        #expect(try !said("2 \(sign)", language).hasSuffix(" \(sign)"), "\(sign), \(name)")
      }
    }
  }

  @Test("In other languages, with their plurals and their decimal points")
  func others() throws {
    #expect(try said("21,5 °C", "de", point: ",") == "21,5 Grad Celsius")
    #expect(try said("2 min", "pl") == "2 minuty" && said("5 min", "pl") == "5 minut")
    #expect(try said("3 h", "fr") == "3 heures" && said("2 min", "ja") == "2 分")
  }

  @Test("What is no unit stays as it is")
  func plain() throws {
    for text in ["Fan, 2", "A-1705", "Step 2 of 3", "€12.45", "5 minutes", "08:30", "12 mint", ""] {
      #expect(try said(text, "en") == text)
    }
  }
}
