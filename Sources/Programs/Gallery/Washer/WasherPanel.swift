import Faceplate

/// The front of a washing machine: a knob for the program, and options.
///
/// It shows a dial over the cases of an enumeration, a step indicator, and controls that are disabled while the
/// machine runs.
public struct WasherPanel: View {
  @State private var program = WashProgram.cotton
  @Tweak("washer.temperature", in: 20...90, step: 10, unit: "°C") private var temperature = 40
  @Tweak("washer.spin", in: 400...1600, step: 200, unit: "/min") private var spin = 1400
  @State private var extraRinse = false
  @State private var isSilent = true
  /// The present step; −1 while the machine is stopped.
  @State private var step = -1

  /// Creates the panel with its initial values.
  public init() {}

  /// The content of the panel, arranged for its size.
  public var body: some View {
    AdaptiveColumns {
      Stepper("Program", value: $program, in: .cotton ... .spin)
        .stepperStyle(.dial)
        .disabled(isRunning)
        .card()
        .growsInColumn()
    } second: {
      readout
      choices
      HStack(spacing: 12) {
        Toggle(isOn: $extraRinse, label: { Label("Rinse +", systemImage: "drop.fill") })
        Toggle(isOn: $isSilent, label: { Label("Silent", systemImage: "moon.fill") })
      }
      .toggleStyle(.button)
      .buttonSizing(.flexible)
    } actions: {
      Button(role: isRunning ? .destructive : nil, action: { step = isRunning ? -1 : 0 }) {
        Label(isRunning ? "Stop" : "Start", systemImage: isRunning ? "stop.fill" : "play.fill")
      }
      .buttonStyle(.borderedProminent)
    }
  }

  /// Whether a program runs; most controls are disabled then.
  private var isRunning: Bool { step >= 0 }

  /// The remaining time and the steps of the program.
  private var readout: some View {
    VStack(spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(time).font(.largeTitle.scaled(by: 1.3).weight(.semibold).monospacedDigit())
        Text("h").foregroundStyle(.secondary)
        Spacer()
        Text(isRunning ? "Washing" : "Ready").foregroundStyle(isRunning ? Color.accentColor : Color.secondary)
      }
      StepIndicator(count: 4, current: step, captions: ["Wash", "Rinse", "Spin", "Done"]).stepRadius(13)
    }
    .card()
  }

  /// The steppers for temperature and spin speed.
  private var choices: some View {
    VStack(spacing: 10) {
      Stepper("Temperature", value: $temperature, in: 20...90, step: 10, format: .number.unit("°C"))
      Stepper("Spin", value: $spin, in: 400...1600, step: 200, format: .number.grouped(false).unit("/min"))
    }
    .disabled(isRunning)
    .card()
  }

  /// The remaining time as hours and minutes.
  private var time: String {
    let minutes = program.minutes + (extraRinse ? 15 : 0)
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
