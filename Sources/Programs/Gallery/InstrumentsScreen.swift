import Faceplate

/// Instruments: round and straight scales, vessels, lamps and digits.
public struct InstrumentsScreen: View {
  /// The greatest height of the vessels, in points.
  @ScaledMetric private var vesselHeight = 240.0

  @Environment(\.screenClass) private var screenClass

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Card("Scales") {
        HStack(spacing: 16) {
          pressure.meterStyle(.needle)
          pressure.meterStyle(.arc)
        }
        .frame(minHeight: 120, maxHeight: .infinity)
        pressure.meterStyle(.linear)
        Meter(
          "Load", value: 78, in: 0...100, zones: [.warning(70...90), .alarm(90...100)],
          format: .number.fractionDigits(0).unit("%")
        )
        .meterStyle(.level)
      }
      .growsInColumn()
    } second: {
      Card("Vessels") {
        HStack(alignment: .bottom, spacing: 8) {
          Meter(
            "Tank", value: 640, in: 0...1_000, zones: [.alarm(0...100), .warning(100...200)],
            format: .number.fractionDigits(0).unit("l")
          )
          .meterStyle(.tank)
          Meter(
            "Oil", value: 58, in: 0...120, setPoint: 60, zones: [.alarm(90...120)],
            format: .number.fractionDigits(0).unit("°C")
          )
          .meterStyle(.thermometer)
          Compass("Wind", heading: .degrees(228))
        }
        .frame(minHeight: 130, maxHeight: screenClass == .tall ? 2 * vesselHeight : vesselHeight)
      }
      .growsInColumn()
      Card("States") {
        FlowLayout(spacing: 18) {
          StateLamp("Pump 1", state: .normal, "Running")
          StateLamp("Filter", state: .abnormal, "Clogged")
          StateLamp("Guard", state: .emergency, "Open")
          StateLamp("Reset", state: .mandatory, "Press")
          StateLamp("Pump 2", state: .off, "Stopped")
        }
        HStack(alignment: .bottom, spacing: 12) {
          SevenSegment("Weight", value: 12.5, digits: 4, format: .number.fractionDigits(1).unit("kg"))
            .foregroundStyle(.tint).frame(height: 34)
          Text("kg").foregroundStyle(.secondary).accessibilityHidden(true)
          TrendArrow(change: 0.3, steadyBelow: 0.1)
          Sparkline("Flow", values: DemoSeries.hours.map(\.least)).frame(maxWidth: 120, maxHeight: 34)
        }
      }
    }
  }

  private var pressure: Meter {
    Meter(
      "Pressure", value: 6.4, in: 0...10, setPoint: 6, zones: [.normal(5...7), .warning(7...8.5), .alarm(8.5...10)],
      format: .number.fractionDigits(1).unit("bar"))
  }
}
