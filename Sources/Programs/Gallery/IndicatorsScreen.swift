import Faceplate

/// Views that only display values: progress, gauges and labelled values.
public struct IndicatorsScreen: View {
  @Environment(\.screenClass) private var screenClass

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Progress") {
        ProgressView("Washing", value: 0.4)
        FlowLayout(spacing: 24) {
          ProgressView(value: 0.6).progressViewStyle(.circular)
          ProgressView()
          ProgressView().controlSize(isLarge ? .extraLarge : .large)
        }
        .controlSize(isLarge ? .extraLarge : .regular)
      }
      Card("Values") {
        LabeledContent("Serial number", value: "A-1705")
        Divider()
        LabeledContent("Water") { Label("Soft", systemImage: "drop.fill") }
      }
    } second: {
      Card("Gauges") {
        Gauge(value: 0.7) {
          Text("Tank")
        } currentValueLabel: {
          Text("70 %")
        }
        Gauge(value: 0.3) { Text("Heat") }.gaugeStyle(.accessoryLinear)
      }
      Card("Round gauges") {
        FlowLayout(spacing: 16) {
          temperature.gaugeStyle(.accessoryCircular)
          Gauge(value: 0.8) {
            Text("Salt")
          } currentValueLabel: {
            Text("80")
          }
          .gaugeStyle(.accessoryCircularCapacity)
        }
        .controlSize(isLarge ? .extraLarge : .regular)
      }
    }
  }

  /// Whether the screen has room for large rings.
  private var isLarge: Bool { screenClass.isReadFromAfar || screenClass == .expanded }

  /// A gauge with labels at both ends, whose style the caller sets.
  private var temperature: some View {
    Gauge(value: 21, in: 5...30) {
      Text("Room")
    } currentValueLabel: {
      Text("21")
    } minimumValueLabel: {
      Text("5")
    } maximumValueLabel: {
      Text("30")
    }
  }
}
