import Faceplate

/// A washing machine from power-on to done. It can be used with only a knob, with fingers, or with keys.
///
/// ``LaundryModel`` is the machine behind it.
public struct LaundryPanel: View {
  @State private var laundry = LaundryModel()
  @AppStorage("laundry.locked") private var isLocked = false

  /// Creates the panel of an idle machine.
  public init() {}

  /// The choice of a program, or the wash that runs.
  public var body: some View {
    Group {
      if let job = laundry.job {
        LaundryRun(laundry: laundry, job: job, lock: { isLocked = true })
      } else {
        LaundrySetup(laundry: laundry)
      }
    }
    .alarms(laundry.alarms)
    .drives(laundry)
    .sensoryFeedback(.success, trigger: laundry.finished)
    .childLock($isLocked)
  }
}

/// The knob with the programs, and the options of a wash.
private struct LaundrySetup: View {
  let laundry: LaundryModel
  @AppStorage("laundry.program") private var program = WashProgram.cotton.rawValue
  @Tweak("laundry.temperature", in: LaundryJob.temperatures, step: 10, unit: "°C") private var temperature = 40
  @Tweak("laundry.spin", in: LaundryJob.spins, step: 200, unit: "/min") private var spin = 1400
  @State private var rinsesMore = false
  @Environment(\.screenClass) private var screenClass

  private var chosen: Binding<WashProgram> {
    let stored = $program
    return Binding(
      get: { WashProgram(rawValue: stored.wrappedValue) ?? .cotton }, set: { stored.wrappedValue = $0.rawValue })
  }

  var body: some View {
    AdaptiveColumns {
      Stepper("Program", value: chosen, in: .cotton ... .spin).stepperStyle(.dial).card().growsInColumn()
    } second: {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline) {
          duration
          Spacer()
          DoorSign(laundry: laundry)
        }
        VStack(alignment: .leading) {
          duration
          DoorSign(laundry: laundry)
        }
      }
      .card()
      VStack(spacing: 10) {
        Stepper("Temperature", value: $temperature, in: LaundryJob.temperatures, step: 10, format: .number.unit("°C"))
        Stepper("Spin", value: $spin, in: LaundryJob.spins, step: 200, format: .number.grouped(false).unit("/min"))
        Toggle(isOn: $rinsesMore) { Label("Rinse +", systemImage: "drop.fill") }.toggleStyle(.button)
          .buttonSizing(.flexible)
      }
      .card()
    } actions: {
      LaundryServiceButton(laundry: laundry)
      Button {
        laundry.start(chosen.wrappedValue, temperature: temperature, spin: spin, rinsesMore: rinsesMore)
      } label: {
        // On a low screen there is no room for the symbol beside another button.
        if screenClass == .small { Text("Start") } else { Label("Start", systemImage: "play.fill") }
      }
      .buttonStyle(.borderedProminent)
    }
  }

  /// The time that the wash takes, in hours and minutes.
  private var duration: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(CountdownText.text(of: time).dropLast(3)).font(.largeTitle.weight(.semibold).monospacedDigit())
      Text(time < .seconds(3600) ? "min" : "h").foregroundStyle(.secondary)
    }
    .fixedSize()
  }

  private var time: Duration { LaundryJob.time(of: chosen.wrappedValue, rinsesMore: rinsesMore) }
}

/// Whether the door is locked, open or free.
private struct DoorSign: View {
  let laundry: LaundryModel

  var body: some View {
    Label(title, systemImage: symbol).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
  }

  private var title: LocalizedStringKey {
    laundry.machine.isDoorOpen ? "Door open" : laundry.isDoorLocked ? "Door locked" : "Door unlocked"
  }

  private var symbol: String {
    laundry.machine.isDoorOpen ? "door.left.hand.open" : laundry.isDoorLocked ? "lock.fill" : "lock.open"
  }
}

/// A wash that runs, is stopped or is done.
private struct LaundryRun: View {
  let laundry: LaundryModel
  let job: LaundryJob
  let lock: () -> Void
  @State private var asks = false
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  private static let phases = ["Wash", "Rinse", "Spin", "Done"]

  var body: some View {
    AdaptiveColumns {
      // The smallest screens show little more than the first card: what a person has to do.
      if screenClass == .tiny { instruction }
      time
    } second: {
      state
    } actions: {
      actions
    }
    .confirmationDialog("Stop the wash?", isPresented: $asks, titleVisibility: .visible) {
      Button("Stop the wash", role: .destructive) { laundry.stop() }
    }
  }

  /// The program, what it does, and the time that is left.
  private var time: some View {
    VStack(spacing: metrics.rowSpacing) {
      StateLine {
        Text(job.program.description)
      } state: {
        Text(title).foregroundStyle(.accentColor)
      }
      if job.timer.isOver {
        DoneSign(label: "Done").frame(maxWidth: .infinity, maxHeight: .infinity)
          .frame(minHeight: screenClass == .tiny ? 44 : 110)
      } else if screenClass == .tiny {
        // Two rows of buttons leave no room for a ring.
        CountdownText(job.timer).font(.largeTitle.weight(.semibold))
      } else {
        CountdownRing(job.timer).frame(maxWidth: .infinity, maxHeight: .infinity).frame(minHeight: 110)
      }
    }
    .card()
    .growsInColumn()
  }

  /// The steps of the wash, the door and the drum, and instructions for the user.
  @ViewBuilder private var state: some View {
    VStack(spacing: 12) {
      StepIndicator(count: 4, current: phase.rawValue, captions: Self.phases).stepRadius(13)
      HStack {
        DoorSign(laundry: laundry)
        Spacer()
        Text("\(Int(laundry.machine.speed.rounded())) /min").monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .card()
    if advice != nil {
      if screenClass != .tiny { instruction }
    } else if laundry.wantsDoor {
      Note(laundry.isDoorLocked ? "The door opens when the water is out." : "Open the door, and add laundry.").card()
    } else if job.timer.isRunning, let end = job.timer.deadline {
      ReadyTime(end).font(.subheadline).foregroundStyle(.secondary).card()
    }
  }

  /// The advice about the most important fault.
  @ViewBuilder private var instruction: some View {
    if let advice { Note(advice, kind: .warning).card() }
  }

  private var phase: LaundryJob.Phase { laundry.phase ?? .wash }

  private var title: LocalizedStringKey { laundry.isPaused ? "Paused" : phase.title }

  /// The advice for the most important fault.
  private var advice: LocalizedStringKey? { laundry.alarms.present.first { $0.isActive }?.kind.advice }

  @ViewBuilder private var actions: some View {
    if job.timer.isOver {
      Button("OK") { laundry.stop() }.buttonStyle(.borderedProminent)
    } else if laundry.isPaused {
      LaundryServiceButton(laundry: laundry)
      Button("Stop", role: .destructive) { asks = true }
      Button("Continue") { laundry.goOn() }.buttonStyle(.borderedProminent)
    } else {
      Button("Lock", action: lock)
      Button("Add laundry") { laundry.addLaundry() }
      Button("Pause") { laundry.pause() }.buttonStyle(.borderedProminent)
    }
  }
}
