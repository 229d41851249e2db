import Faceplate

/// A thermostat: a dial for the target temperature, readings of the room, and modes.
///
/// The target, the comfort range and the holiday switch are tweaks, so they are stored in the configuration file.
/// The range slider is enabled only in the mode “Auto”.
public struct ThermostatPanel: View {
  /// The operating mode of the heating.
  private enum Mode: Hashable { case heat, auto, off }

  @Tweak("thermostat.wanted", in: 5...30, step: 0.5, unit: "°C") private var wanted = 21.5
  @Tweak("thermostat.comfort", in: 5...30, step: 0.5, unit: "°C") private var comfort = 18.0...22.5
  @Tweak("thermostat.holiday") private var isHoliday = false
  @State private var mode = Mode.heat
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  /// Creates the panel with its initial values.
  public init() {}

  /// The content of the panel, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      dial.growsInColumn()
    } second: {
      readings
      VStack(spacing: 14) {
        Picker("Mode", selection: $mode) {
          Text("Heat").tag(Mode.heat)
          Text("Auto").tag(Mode.auto)
          Text("Off").tag(Mode.off)
        }
        .pickerStyle(.segmented)
        RangeSlider(
          "Comfort", value: $comfort, in: 5...30, step: 0.5, minimumDistance: 1,
          format: .number.fractionDigits(1).unit("°C")
        )
        .disabled(mode != .auto)
        Toggle(isOn: $isHoliday, label: { Label("Holiday", systemImage: "leaf") })
      }
      .card()
    }
  }

  private static let degrees = NumberFormat.number.fractionDigits(1).unit("°C")

  /// The dial for the target temperature, with the name of the room and the state of the heating.
  private var dial: some View {
    VStack(spacing: 8) {
      HStack {
        Text("Living room").font(.title2.weight(.semibold)).accessibilityAddTraits(.isHeader)
        Spacer()
        Image(systemName: mode == .off ? "snowflake" : "flame.fill")
          .foregroundStyle(mode == .off ? Color.secondary : Color.orange.mix(with: .primary, by: 0.3))
          .accessibilityLabel(mode == .off ? "Off" : "Heating")
      }
      Stepper("Wanted", value: $wanted, in: 5...30, step: 0.5, format: Self.degrees)
        .stepperStyle(.dial)
        .stepperActualValue(19.8)
        .frame(maxHeight: .infinity)
        .disabled(mode == .off)
    }
    .card()
  }

  /// The measured values, which are constants in this demo.
  private var readings: some View {
    HStack(spacing: metrics.spacing) {
      reading("thermometer.medium", 19.8, Self.degrees, "Room")
      reading("humidity", 46, .number.unit("%"), "Humidity")
      reading("sun.max", 7.5, Self.degrees, "Outside")
    }
    .card()
  }

  /// The font of a measured value. Three of them side by side have little room in half of a low screen.
  private var valueFont: Font {
    screenClass.isReadFromAfar ? .largeTitle : screenClass == .small ? .headline : .title3
  }

  /// A measured value with a symbol and a name, combined to one accessibility element.
  private func reading(_ symbol: String, _ value: Double, _ format: NumberFormat, _ name: String) -> some View {
    VStack(spacing: 4) {
      Image(systemName: symbol).font(screenClass.isReadFromAfar ? .title : .body).foregroundStyle(.tint)
        .accessibilityHidden(true)
      NumberText(value, format)
        .font(valueFont.weight(.semibold).monospacedDigit()).lineLimit(1).minimumScaleFactor(0.75)
      Text(name).font(screenClass.isReadFromAfar ? .body : .footnote).foregroundStyle(.secondary)
        .lineLimit(1).minimumScaleFactor(0.75)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}
