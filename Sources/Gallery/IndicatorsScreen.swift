import Faceplate

/// What only shows something: steps, progress, gauges.
public struct IndicatorsScreen: View {
  /// The screen.
  public init() {}

  /// The screen.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 16) {
        StepIndicator(count: 4, current: 2, captions: ["Cart", "Address", "Payment", "Done"])
        HStack(spacing: 32) {
          StepIndicator(count: 3, current: 1, states: [0: .skipped])
          StepIndicator(count: 3, current: 1).stepRadius(20).stepLineWidth(1).stepColors(.original).frame(width: 220)
        }
      }
      .padding(16)
      .background(Card())
      HStack(spacing: 16) {
        VStack(alignment: .leading, spacing: 14) {
          ProgressView("Washing", value: 0.4)
          Gauge(value: 0.7) {
            Text("Tank")
          } currentValueLabel: {
            Text("70 %")
          }
          Gauge(value: 0.3) { Text("Heat") }.gaugeStyle(.accessoryLinear)
          LabeledContent("Serial number", value: "A-1705")
        }
        .padding(16)
        .background(Card())
        HStack(spacing: 20) {
          ProgressView().controlSize(.large)
          ProgressView(value: 0.6).progressViewStyle(.circular)
          Gauge(value: 21, in: 5...30) {
            Text("Room")
          } currentValueLabel: {
            Text("21")
          } minimumValueLabel: {
            Text("5")
          } maximumValueLabel: {
            Text("30")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.8) {
            Text("Salt")
          } currentValueLabel: {
            Text("80")
          }
          .gaugeStyle(.accessoryCircularCapacity)
        }
        .padding(16)
        .background(Card())
      }
    }
    .padding(16)
  }
}
