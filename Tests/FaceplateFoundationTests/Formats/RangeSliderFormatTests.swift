import Faceplate
import FaceplateTesting
import Foundation
import Testing

@Suite("Formats of range sliders")
struct RangeSliderFormatTests {
  private struct Prices: View {
    let formatter: NumberFormatter
    @State private var prices = 250_000.0...4_000_000

    var body: some View {
      VStack {
        RangeSlider("Style", value: $prices, in: 0...7_750_000, step: 250_000).valueText(style)
        RangeSlider("Formatter", value: $prices, in: 0...7_750_000, step: 250_000).valueText(formatter)
      }
    }

    private var style: FloatingPointFormatStyle<Double>.Currency {
      .currency(code: "USD").precision(.fractionLength(0)).locale(Locale(identifier: "en_US"))
    }
  }

  @Test("9.2, 9.3: a format and a formatter write the values")
  func values() throws {
    let formatter = NumberFormatter()
    (formatter.numberStyle, formatter.maximumFractionDigits) = (.decimal, 0)
    formatter.locale = Locale(identifier: "en_US")
    let panel = try Harness { Prices(formatter: formatter) }
    #expect(try panel.value(of: "Style minimum") == "$250,000" && panel.value(of: "Style maximum") == "$4,000,000")
    #expect(try panel.value(of: "Formatter maximum") == "4,000,000")
    try panel.adjust("Formatter minimum", by: 1)
    #expect(try panel.value(of: "Style minimum") == "$500,000")
  }
}
