import FaceplateTesting
import SwiftUI
import Testing

/// A slider as the first beta of SwiftUI spelled it.
@available(*, deprecated, message: "Uses deprecated names on purpose.")
private struct PriceSlider: View {
  @State private var price = 250_000.0
  let width: Length

  var body: some View {
    VStack {
      Slider(value: $price, from: 0, through: 7_750_000, by: 250_000)
      Text("\(Int(price))")
    }
    .frame(width: width)
  }
}

@MainActor
@Suite("Names of the first beta of SwiftUI")
struct FirstBetaTests {
  @Test("9.2 A slider from 0 through 7,750,000 by 250,000 moves by a step, in a frame of a length")
  @available(*, deprecated, message: "Uses deprecated names on purpose.")
  func slider() throws {
    let panel = try Harness(size: Size(width: 400, height: 200)) { PriceSlider(width: 300) }
    try panel.key(.tab)
    try panel.key(.right)
    #expect(panel.contains("500000"))
  }
}
