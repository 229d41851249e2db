import Faceplate

/// The door: its lock, and the missed visits.
struct RoomDoorPage: View {
  let room: RoomModel
  @State private var triesOut = false
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.clockOffset) private var offset

  var body: some View {
    ScrollView {
      VStack(spacing: metrics.spacing) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: metrics.spacing) {
            lock
            open
          }
          VStack(spacing: metrics.rowSpacing) {
            lock
            open.buttonSizing(.flexible)
          }
        }
        .card()
        VStack(alignment: .leading, spacing: metrics.rowSpacing) {
          HStack {
            Text("Missed visits").font(.headline).accessibilityAddTraits(.isHeader)
            Spacer(minLength: 4)
            Button("Clear") { room.forgetMissed() }.disabled(room.missed.isEmpty)
          }
          if room.missed.isEmpty {
            Text("None").foregroundStyle(.secondary)
          }
          ForEach(room.missed, id: \.self) { moment in
            Label(WeekSchedule.timeOfDay(of: moment, offset: offset).text(), systemImage: "bell")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
      }
      .padding(metrics.margin)
    }
    .sheet(isPresented: $triesOut) { RoomTrial(room: room, flat: room.flat) { triesOut = false } }
  }

  private var lock: some View {
    HStack(spacing: metrics.spacing) {
      Label(room.flat.isDoorOpen ? "Open" : "Locked", systemImage: room.flat.isDoorOpen ? "lock.open" : "lock")
        .font(.title3)
      Spacer(minLength: 4)
      Button("Try out", systemImage: "gearshape") { triesOut = true }.labelStyle(.iconOnly)
    }
  }

  private var open: some View {
    Button("Open door", systemImage: "door.left.hand.open") { room.openDoor() }
      .buttonStyle(.borderedProminent).disabled(room.flat.isDoorOpen)
  }
}

/// The page while a visitor rings or talks.
struct RoomCall: View {
  let room: RoomModel
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: metrics.spacing) {
      Label(
        room.call == .ringing ? "Somebody rings" : "You are talking",
        systemImage: room.call == .ringing ? "bell" : "phone"
      )
      .font(.title2).accessibilityAddTraits(.isHeader)
      Button("Open door", systemImage: "door.left.hand.open") { room.openDoor() }
      if room.call == .ringing {
        Button("Answer", systemImage: "phone") { room.answer() }.buttonStyle(.borderedProminent)
        Button("Ignore") { room.endCall() }.keyboardShortcut(.cancelAction)
      } else {
        Button("Hang up") { room.endCall() }.keyboardShortcut(.cancelAction)
      }
    }
    .buttonSizing(.flexible)
    .padding(metrics.cardPadding)
    .frame(maxWidth: 300 * metrics.typeScale)
  }
}

/// Switches that simulate events from outside.
private struct RoomTrial: View {
  let room: RoomModel
  @Bindable var flat: SimulatedFlat
  let close: () -> Void
  @Environment(\.screenMetrics) private var metrics

  var body: some View {
    VStack(spacing: metrics.rowSpacing) {
      Toggle("Strong wind", isOn: $flat.isStormy).onChange(of: flat.isStormy) { room.wake() }
      Toggle("Left blind held", isOn: $flat.blinds[0].isHeld)
      Toggle("Lamps silent", isOn: $flat.isBusDown).onChange(of: flat.isBusDown) { room.wake() }
      HStack(spacing: metrics.rowSpacing) {
        Button("Ring") {
          close()
          room.ring()
        }
        Button("Close", action: close).buttonStyle(.borderedProminent).keyboardShortcut(.cancelAction)
      }
      .buttonSizing(.flexible)
    }
    .padding(metrics.cardPadding)
    .frame(maxWidth: 320 * metrics.typeScale)
  }
}
