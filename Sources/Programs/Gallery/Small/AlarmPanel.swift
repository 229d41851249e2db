import Faceplate

/// An alarm that comes above a limit, and goes below it once it has been acknowledged.
struct AlarmPanel: View {
  @State private var heat = 60.0
  @State private var alarms = AlarmCenter([
    AlarmKind("heat", "Too hot", priority: .high).advice("Switch the heater off.").limit(.above(90, deadBand: 5))
  ])

  var body: some View {
    Stepper("Heat", value: $heat, in: 20...120, step: 1, format: .number.unit("°C"))
      .stepperStyle(.dial)
      .padding(16)
      // The banner is at the upper edge of the page.
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .alarms(alarms)
      .onChange(of: heat, initial: true) { alarms.update("heat", to: heat) }
  }
}
