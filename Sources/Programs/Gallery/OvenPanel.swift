import Faceplate

/// The front of an oven: a dial for the temperature, steppers for time and fan, and a range slider for the core
/// temperature. All of these values are stored in the configuration file.
public struct OvenPanel: View {
  @Tweak("oven.temperature", in: 30...250, step: 5, unit: "°C") private var temperature = 180
  @Tweak("oven.minutes", in: 0...180, step: 1, unit: "min") private var minutes = 45
  @Tweak("oven.core", in: 40.0...95.0, step: 0.5, unit: "°C") private var core = 54.0...62.0
  @Tweak("oven.fan", in: 0...5, unit: "speed") private var fan = 2
  @State private var isRunning = false

  /// Creates the panel with its initial values.
  public init() {}

  /// The content of the panel, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      dial.growsInColumn()
    } second: {
      settings
      coreTemperature
    } actions: {
      Button("Reset", action: reset)
      Button(isRunning ? "Stop" : "Start", role: isRunning ? .destructive : nil) { isRunning.toggle() }
        .buttonStyle(.borderedProminent)
    }
  }

  /// The temperature dial, with a title and the state.
  private var dial: some View {
    VStack(spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Oven").font(.title2.weight(.semibold)).accessibilityAddTraits(.isHeader)
        Spacer()
        Text(isRunning ? "Heating" : "Ready")
          .font(.subheadline.weight(.medium))
          .foregroundStyle(isRunning ? Color.accentColor : Color.secondary)
      }
      Stepper("Temperature", value: $temperature, in: 30...250, step: 5, format: .number.unit("°C"))
        .stepperStyle(.dial)
        .frame(maxHeight: .infinity)
    }
    .card()
  }

  /// The steppers for time and fan.
  private var settings: some View {
    VStack(spacing: 16) {
      Stepper("Time", value: $minutes, in: 0...180, format: .number.unit("min"))
      Stepper("Fan", value: $fan, in: 0...5)
    }
    .controlSize(.large)
    .card()
  }

  /// The range of the core temperature.
  private var coreTemperature: some View {
    RangeSlider(
      "Core temperature", value: $core, in: 40...95, step: 0.5, minimumDistance: 2,
      format: .number.fractionDigits(1).unit("°C"), showsBounds: true
    )
    .card()
  }

  /// Restores the initial values and stops the oven.
  private func reset() {
    temperature = 180
    minutes = 45
    core = 54...62
    fan = 2
    isRunning = false
  }
}
