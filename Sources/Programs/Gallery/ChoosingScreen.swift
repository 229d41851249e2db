import Faceplate

/// Colours, dates and notes, disclosure groups, and controls with a custom look.
public struct ChoosingScreen: View {
  @State private var tint = Color.teal
  @State private var delivery = CalendarTime(year: 2027, month: 3, day: 4, hour: 9, minute: 30)
  @State private var note = "Ring twice.\nThe bell is slow."
  @State private var isOpen = true
  @State private var cups = 4
  @State private var comfort = 19.0...23.0
  @Environment(\.screenMetrics) private var metrics

  private static let year =
    CalendarTime(year: 2027, month: 1, day: 1)...CalendarTime(year: 2027, month: 12, day: 31, hour: 23, minute: 59)

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      VStack(spacing: metrics.rowSpacing) {
        // A date picker would look the same, but it needs Foundation's dates, which this program does not link.
        CalendarPicker(time: $delivery, bounds: Self.year, showsDay: true, showsTime: false, label: Text("Day"))
        CalendarPicker(time: $delivery, bounds: Self.year, showsDay: false, showsTime: true, label: Text("Time"))
        ColorPicker("Light", selection: $tint, supportsOpacity: false)
      }
      .card()
      VStack(alignment: .leading, spacing: metrics.rowSpacing) {
        Text("Note").font(.headline).accessibilityAddTraits(.isHeader)
        TextEditor(text: $note).frame(minHeight: 84)
      }
      .card()
    } second: {
      VStack(spacing: metrics.rowSpacing) {
        Stepper("Cups", value: $cups, in: 1...12).stepperStyle(PillStepperStyle())
        RangeSlider("Comfort", value: $comfort, in: 10...30, step: 0.5, format: .number.fractionDigits(1).unit("°C"))
          .handleLabels(minimum: "Coldest", maximum: "Warmest")
          .sliderAppearance(
            SliderAppearance(
              handleSymbols: ["thermometer.low", "thermometer.high"], trackThickness: 10, spanColor: .teal))
      }
      .card()
      DisclosureGroup("More", isExpanded: $isOpen) {
        VStack(spacing: metrics.rowSpacing) {
          LabeledContent("Maker", value: "Acme")
          LabeledContent("Model", value: "C 200")
        }
        .padding(.top, metrics.rowSpacing)
      }
      .card()
    }
  }
}

/// A custom style of the application: a stepper whose two halves form one pill.
private struct PillStepperStyle: StepperStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      HStack(spacing: 0) {
        StepButton(configuration, .decrement) { half("minus", isPressed: $0) }
        Text(configuration.valueText).font(.headline).monospacedDigit().frame(minWidth: 44)
        StepButton(configuration, .increment) { half("plus", isPressed: $0) }
      }
      .background { Capsule().fill(.theme(\.control)) }
    } label: {
      configuration.label
    }
  }

  private func half(_ symbol: String, isPressed: Bool) -> some View {
    Image(systemName: symbol).font(.headline).frame(width: 52, height: 44)
      .background { Capsule().fill(Color.primary.opacity(isPressed ? 0.25 : 0)) }
      .contentShape(Rectangle())
  }
}
