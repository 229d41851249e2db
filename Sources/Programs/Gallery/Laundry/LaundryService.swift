import Faceplate

/// Opens the page for the service role, which tries the faults of the machine.
struct LaundryServiceButton: View {
  let laundry: LaundryModel
  @State private var isOpen = false

  var body: some View {
    Button("Service") { isOpen = true }
      .sheet(isPresented: $isOpen) { LaundryService(machine: laundry.machine) { isOpen = false } }
  }
}

/// The faults of a simulated machine, each with a switch.
private struct LaundryService: View {
  @Bindable var machine: LaundryMachine
  let close: () -> Void
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      Toggle("Tap closed", isOn: $machine.isTapClosed)
      Toggle("Pump blocked", isOn: $machine.isPumpBlocked)
      Toggle("Door open", isOn: $machine.isDoorOpen)
      Button("Close", action: close).buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: 320 * metrics.typeScale)
  }
}
