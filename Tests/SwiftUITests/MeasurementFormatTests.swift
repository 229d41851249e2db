import FaceplateTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Formats of measurements")
struct MeasurementFormatTests {
  private let distance = Measurement(value: 42.195, unit: UnitLength.kilometers)
  private let warmth = Measurement(value: 21.5, unit: UnitTemperature.celsius)

  /// A measurement in some locales.
  private func texts<Unit: Dimension>(
    _ measurement: Measurement<Unit>, _ style: Measurement<Unit>.FormatStyle, _ locales: [String]
  ) -> [String] {
    locales.map { measurement.formatted(style.locale(Locale(identifier: $0))) }
  }

  @Test("The usage decides about the unit by the country, and the locale about the words")
  func usages() {
    let locales = ["en_US", "de_DE", "en_GB"]
    #expect(
      texts(distance, .measurement(width: .wide, usage: .road), locales) == ["26 miles", "42 Kilometer", "26 miles"])
    #expect(texts(distance, .measurement(width: .abbreviated), locales) == ["26 mi", "42 km", "26 mi"])
    #expect(
      texts(distance, .measurement(width: .abbreviated, usage: .asProvided), locales)
        == ["42.195 km", "42,195 km", "42.195 km"])
    #expect(
      texts(warmth, .measurement(width: .abbreviated, usage: .weather), locales) == ["71°F", "22 °C", "22°C"])
    let size = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      texts(size, .measurement(width: .abbreviated, usage: .personHeight), ["en_US", "de_DE"])
        == ["5 ft, 11 in", "180 cm"])
  }

  @Test("Speed, mass, volume, duration, pressure and what has prefixes are written")
  func dimensions() {
    func text<Unit: Dimension>(
      _ value: Double, _ unit: Unit, _ usage: MeasurementFormatUnitUsage<Unit> = .asProvided
    ) -> String {
      let style = Measurement<Unit>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"), usage: usage)
      return Measurement(value: value, unit: unit).formatted(style)
    }
    #expect(text(99, UnitSpeed.kilometersPerHour) == "99 kilometers per hour")
    #expect(text(99, UnitSpeed.kilometersPerHour, .general) == "62 miles per hour")
    #expect(text(1, UnitMass.kilograms) == "1 kilogram")
    #expect(text(2.5, UnitVolume.liters) == "2.5 liters")
    #expect(text(90, UnitDuration.minutes) == "90 minutes")
    #expect(text(1013, UnitPressure.hectopascals) == "1,013 hectopascals")
    #expect(text(11, UnitPower.kilowatts) == "11 kilowatts")
    #expect(text(230, UnitElectricPotentialDifference.volts, .general) == "230 volts")
    #expect(text(30, UnitFuelEfficiency.milesPerImperialGallon) == "30 miles per Imp. gallon")
  }

  @Test("A format of numbers decides about digits, and these about one mile and 1.0 miles")
  func numbers() {
    let whole = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))
    let tenths = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))
    let locales = ["en_US", "de_DE"]
    #expect(
      texts(distance, .measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole), locales)
        == ["42 kilometers", "42 Kilometer"])
    #expect(
      texts(distance, .measurement(width: .wide, usage: .road, numberFormatStyle: tenths), locales)
        == ["26.2 miles", "42,2 Kilometer"])
    let mile = Measurement(value: 1, unit: UnitLength.miles)
    #expect(
      texts(mile, .measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole), ["en_US"]) == ["1 mile"])
    #expect(
      texts(mile, .measurement(width: .wide, usage: .asProvided, numberFormatStyle: tenths), ["en_US"]) == ["1.0 miles"]
    )
    #expect(
      texts(
        warmth, .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true, numberFormatStyle: tenths),
        locales)
        == ["21.5°", "21,5°"])
    #expect(
      texts(warmth, .measurement(width: .narrow, usage: .weather, hidesScaleName: true), locales) == ["71°", "22°"])
  }

  @Test("A unit that is not known has its symbol, and so has a number that is none")
  func unknown() {
    let style = Measurement<UnitElectricCharge>.FormatStyle(width: .wide, locale: Locale(identifier: "en_US"))
    #expect(Measurement(value: 1200, unit: UnitElectricCharge.coulombs).formatted(style) == "1,200\u{A0}C")
    #expect(
      texts(Measurement(value: .nan, unit: UnitLength.meters), .measurement(width: .wide), ["en_US"]) == ["NaN\u{A0}m"])
  }

  @Test("A format can be stored")
  func coding() throws {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: Locale(identifier: "de"), usage: .road)
    let copy = try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
    #expect(copy == style)
    #expect(copy.format(distance) == "42.195\u{A0}km")
  }

  @Test("Text follows the locale of the environment")
  func text() throws {
    let panel = try Harness(size: CGSize(width: 300, height: 200)) {
      VStack {
        Text(distance, format: .measurement(width: .wide, usage: .road))
        LabeledContent("Outside", value: warmth, format: .measurement(width: .abbreviated, usage: .weather))
      }
      .environment(\.locale, Locale(identifier: "fr_FR"))
    }
    #expect(panel.contains("42\u{A0}kilomètres"), "\(panel.accessibilityDump)")
    #expect(panel.contains("22\u{202F}°C"), "\(panel.accessibilityDump)")
  }
}
