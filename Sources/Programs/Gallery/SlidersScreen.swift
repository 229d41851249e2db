import Faceplate

/// Sliders with one and two handles: labels, ticks, histogram, end symbols, vertical and disabled.
///
/// Sliders of the same card share their values, so that moving one shows the others.
public struct SlidersScreen: View {
  @State private var level = 0.4
  @State private var price = 500_000.0...4_000_000
  @State private var near = 42.0...58.0
  @State private var stage = 3.0

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      VStack(spacing: 12) {
        RangeSlider(
          "Price", value: $price, in: 0...7_750_000, step: 250_000, format: .currency("€").fractionDigits(0),
          showsBounds: true
        )
        .sliderHistogram([1, 2, 4, 7, 9, 8, 6, 5, 3, 2, 1, 1])
        .sliderSpanDrag()
        RangeSlider("Humidity", value: $near, in: 0...100, step: 1, format: .number.unit("%", gap: .none))
          .sliderLabels(.moving)
        RangeSlider("Disabled", value: $near, in: 0...100).disabled(true)
      }
      .card()
    } second: {
      VStack(spacing: 12) {
        Slider(value: $level) {
          Text("Brightness")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        Slider("Stage", value: $stage, in: 0...5, step: 1).sliderTicks(.stops)
        HStack(spacing: 12) {
          Slider("Left", value: $level, in: 0...1, format: .percent).frame(maxWidth: .infinity)
          Slider("Middle", value: $level, in: 0...1, format: .percent).sliderTicks(.count(5)).frame(maxWidth: .infinity)
          Slider("Right", value: $level, in: 0...1, format: .percent).disabled(true).frame(maxWidth: .infinity)
        }
        .sliderOrientation(.vertical)
        .frame(minHeight: 150)
      }
      .card()
    }
  }
}
