import Faceplate

/// Three kitchen timers.
struct OvenTimers: View {
  let timers: PanelTimers
  @State private var chosen: Duration = .seconds(300)
  @Environment(\.screenMetrics) private var metrics

  private static let titles: [String: LocalizedStringKey] = [
    "first": "First timer", "second": "Second timer", "third": "Third timer",
  ]

  var body: some View {
    AdaptiveColumns {
      DurationPicker("Time", selection: $chosen, in: .seconds(60)...(.seconds(6 * 3600 - 60))).card()
    } second: {
      ForEach(timers.names, id: \.self) { name in
        TimerRow(Self.titles[name] ?? "Timer", timers: timers, name: name, duration: chosen).card()
      }
    }
  }
}

/// The functions that are needed less often.
struct OvenMore: View {
  let oven: OvenModel
  @Binding var isCleaning: Bool
  @Binding var page: BakePage
  @State private var showsHistory = false
  @Environment(\.requestAccess) private var requestAccess
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    List {
      Section("Oven") {
        Button("Clean the screen", systemImage: "sparkles") { isCleaning = true }
        Button("Service", systemImage: "wrench") { requestAccess?(.service) { page = .service } }
      }
      Section("Alarms") {
        Button("Alarm history", systemImage: "list.bullet") { showsHistory = true }
      }
    }
    .sheet(isPresented: $showsHistory) {
      VStack(spacing: metrics.rowSpacing) {
        AlarmHistory(oven.alarms)
        Button("Close") { showsHistory = false }.keyboardShortcut(.cancelAction)
      }
      .frame(height: 300 - 2 * metrics.margin)
    }
  }
}

/// The page for the service role, which shows the sensors and tries the faults.
struct OvenService: View {
  let oven: OvenModel

  var body: some View {
    if let machine = oven.machine as? SimulatedOven {
      faults(machine)
    } else {
      readings
    }
  }

  private func faults(_ machine: SimulatedOven) -> some View {
    @Bindable var machine = machine
    return AdaptiveColumns {
      readings
    } second: {
      VStack(spacing: 12) {
        Toggle("Door open", isOn: $machine.isDoorOpen)
        Toggle("Sensor broken", isOn: $machine.isSensorBroken)
        Toggle("Heater stuck", isOn: $machine.isHeaterStuck)
        Toggle("Probe plugged in", isOn: $machine.hasProbe)
      }
      .card()
    }
    .onChange(of: [machine.isDoorOpen, machine.isSensorBroken, machine.isHeaterStuck, machine.hasProbe]) { oven.wake() }
  }

  private var readings: some View {
    VStack(spacing: 12) {
      LabeledContent("Oven", value: oven.isSensorBroken ? "–" : "\(Int(oven.temperature.rounded())) °C")
      LabeledContent("Core", value: oven.core.map { "\(Int($0.rounded())) °C" } ?? "–")
      LabeledContent("Heater", value: oven.machine.heats ? "On" : "Off")
    }
    .card()
  }
}
