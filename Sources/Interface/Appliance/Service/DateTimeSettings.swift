import Controls
import Looks
import Runtime
import Values

/// Shows and changes whether a time server sets the machine's clock, the time zone and, without a server, the time.
@preconcurrency @MainActor public struct DateTimeSettings: View {
  /// Creates the page.
  public init() {}

  /// The page, once the machine has reported the state of its clock.
  public var body: some View {
    AskedMachine { machine throws(ServiceFault) in
      try await machine.clock()
    } content: { clock, again in
      ClockForm(clock: clock, again: again)
    }
  }
}

/// The controls that change the clock.
private struct ClockForm: View {
  /// A change of the clock that the user has requested.
  private enum Change: Hashable { case server(Bool), zone(String), time(Duration) }

  let clock: ClockState
  let again: () -> Void
  @State private var change = Change.server(true)
  @State private var wish = ServiceWish()
  @State private var time: CalendarTime?
  @State private var showsZones = false
  @Environment({ $0.localOffset }) private var offset

  var body: some View {
    let change = change
    Form {
      Section {
        Toggle(.toolkit("Set by a time server"), isOn: server).disabled(!clock.canUseServer)
        if clock.usesServer, !clock.isSynchronized {
          Label(.toolkit("The clock is not synchronized"), systemImage: "exclamationmark.triangle.fill")
            .foregroundStyle(.orange.mix(with: .primary, by: 0.3))
        }
        LabeledContent(.toolkit("Time zone")) {
          Button {
            showsZones = true
          } label: {
            Text(verbatim: clock.zone).lineLimit(1).shrinkable()
          }
        }
        ServiceFaultRow(fault: wish.fault)
      }
      if !clock.usesServer { Section { entry } }
    }
    .sheet(isPresented: $showsZones) {
      ZoneList(zone: clock.zone) { zone in
        showsZones = false
        want(.zone(zone))
      }
    }
    .carriesOut($wish) { machine throws(ServiceFault) in
      switch change {
      case .server(let isOn): try await machine.setServerTime(isOn)
      case .zone(let zone): try await machine.setZone(to: zone)
      case .time(let moment): try await machine.setTime(to: moment)
      }
      again()
    }
  }

  /// The pickers for a time, and the button that sets it.
  @ViewBuilder private var entry: some View {
    let offset = offset
    let bounds = CalendarTime(year: 2026, month: 1, day: 1)...CalendarTime(year: 2099, month: 12, day: 31)
    // If the machine's clock has never been set, begin with the earliest time that can be entered.
    let now = min(max(offset.calendarTime(at: PanelClock.now), bounds.lowerBound), bounds.upperBound)
    let entered = Binding(get: { time ?? now }, set: { time = $0 })
    CalendarPicker(
      time: entered, bounds: bounds,
      showsDay: true, showsTime: true, label: Text(.toolkit("Date and time")))
    Button(.toolkit("Set the clock")) {
      want(.time(offset.moment(of: entered.wrappedValue)))
      time = nil
    }
    .buttonStyle(.borderedProminent)
    .disabled(time == nil)
  }

  private var server: Binding<Bool> { Binding(get: { clock.usesServer }, set: { want(.server($0)) }) }

  private func want(_ change: Change) {
    self.change = change
    wish.round += 1
  }
}

/// All time zones, with a field that searches them.
private struct ZoneList: View {
  let zone: String
  let choose: (String) -> Void
  @State private var search = ""
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.dismiss }) private var dismiss

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      HStack {
        Text(.toolkit("Time zone")).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
        Button(.toolkit("Close")) { dismiss() }
      }
      TextField(.toolkit("Search"), text: $search)
      AskedMachine { machine throws(ServiceFault) in
        try await machine.zones()
      } content: { zones, _ in
        list(of: zones)
      }
    }
    // The sheet adds its margins.
    .frame(width: min(420 * metrics.typeScale, (screen?.width ?? 480) - 32) - 2 * metrics.margin)
    .frame(height: min(520 * metrics.typeScale, (screen?.height ?? 480) - 32) - 2 * metrics.margin)
  }

  private func list(of zones: [String]) -> some View {
    let wanted = search.lowercased()
    let found = zones.filter { wanted.isEmpty || $0.lowercased().firstPlace(of: wanted) != nil }
    return List(found, id: \.self) { name in
      Button {
        choose(name)
      } label: {
        HStack {
          Text(verbatim: name).frame(maxWidth: .infinity, alignment: .leading)
          if name == zone { Image(systemName: "checkmark").accessibilityHidden(true) }
        }
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(name == zone ? .isSelected : [])
    }
  }
}
