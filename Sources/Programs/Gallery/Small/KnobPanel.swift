import Faceplate

/// A knob and a value, which the config file keeps.
struct KnobPanel: View {
  @Tweak("small.heat", in: 5...30, step: 0.5, unit: "°C") private var heat = 20.5

  var body: some View {
    Stepper("Heat", value: $heat, in: 5...30, step: 0.5, format: .number.fractionDigits(1).unit("°C"))
      .stepperStyle(.dial)
      .padding(16)
  }
}
