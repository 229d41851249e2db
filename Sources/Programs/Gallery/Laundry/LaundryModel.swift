import Faceplate

/// A washing machine as its panel shows it, advanced by the panel's clock second by second.
@Observable @MainActor final class LaundryModel: TimeDriven {
  let machine = LaundryMachine()
  let alarms = AlarmCenter([
    AlarmKind("water", "No water", priority: .high)
      .advice("Open the tap, and clean the sieve in its hose. Then press Continue.").delays(on: .seconds(20)),
    AlarmKind("pump", "The water does not run out", priority: .high)
      .advice("Clean the filter behind the flap at the bottom. Then press Continue.").delays(on: .seconds(20)),
    AlarmKind("door", "The door is open", priority: .medium).advice("Close the door. Then press Continue."),
  ])

  @ObservationIgnored @Tweak("laundry.job") private var stored = KeptLaundry(job: nil)
  /// The moment of the next second; `nil` while the machine rests.
  private var next: Duration?
  private(set) var phase: LaundryJob.Phase?
  /// Whether opening the door was requested. The door opens when the water is out, and the request lasts until the wash
  /// is continued.
  private(set) var wantsDoor = false
  /// The number of washes that have become ready, for the tone.
  private(set) var finished = 0
  private var last: Duration?
  /// The alarm that has stopped the machine, until the wash is continued.
  private var halt: String?

  var job: LaundryJob? {
    get { stored.job }
    set { stored = KeptLaundry(job: newValue) }
  }

  var isPaused: Bool { if case .paused? = job?.timer.phase { true } else { false } }
  var isDoorLocked: Bool { !machine.isDoorFree || (job?.timer.isRunning ?? false) }

  func start(_ program: WashProgram, temperature: Int, spin: Int, rinsesMore: Bool) {
    var timer = PanelTimer(LaundryJob.time(of: program, rinsesMore: rinsesMore))
    timer.start(at: PanelClock.now)
    job = LaundryJob(program: program, temperature: temperature, spin: spin, rinsesMore: rinsesMore, timer: timer)
    wake()
  }

  func pause() {
    job?.timer.pause(at: PanelClock.now)
    wake()
  }

  /// Continues after a pause or a fault.
  func goOn() {
    if machine.isDoorOpen { return alarms.set("door", to: true) }
    (wantsDoor, halt) = (false, nil)
    alarms.acknowledgeAll()
    job?.timer.start(at: PanelClock.now)
    wake()
  }

  /// Stops the drum and lets the door be opened, to add laundry.
  func addLaundry() {
    pause()
    wantsDoor = true
    wake()
  }

  func stop() {
    (job, wantsDoor, halt) = (nil, true, nil)
    wake()
  }

  func wake() { if next == nil { advance(to: PanelClock.now) } }

  /// The moment of the next second. A wash in the config file wakes an idle machine.
  var deadline: Duration? { next ?? (job?.timer.isRunning == true ? .zero : nil) }

  func advance(to moment: Duration) {
    // The machine has kept running during a restart of the panel: catch up, for at most an hour.
    var second = max(last ?? moment, moment - .seconds(3600))
    while second + .seconds(1) <= moment {
      second += .seconds(1)
      passSecond(at: second)
    }
    if last == nil, var job {
      job.timer.advance(to: moment)
      if job != self.job { self.job = job }
    }
    phase = job?.phase(at: second)
    let isAtRest = (job == nil || job?.timer.isOver == true || isPaused) && machine.isDoorFree && machine.water <= 0
    last = isAtRest ? nil : second
    next = isAtRest ? nil : second + .seconds(1)
    if isAtRest, job == nil { wantsDoor = false }
    tell()
  }

  func clockWasSet(by difference: Duration) {
    job?.timer.clockWasSet(by: difference, from: PanelClock.now - difference)
    last = last.map { $0 + difference }
    next = next.map { $0 + difference }
  }

  private func passSecond(at moment: Duration) {
    let isRunning = job?.timer.isRunning ?? false
    machine.passSecond(isRunning ? job?.phase(at: moment) : nil, spin: job?.spin ?? 0)
    if wantsDoor || job?.timer.isOver ?? true { machine.drain() }
    tell()
    guard var job, isRunning else { return }
    // Missing water or a fault of the pump stops the time, not only the drum.
    halt = ["water", "pump"].first { alarms[$0]?.isActive == true } ?? (machine.isDoorOpen ? "door" : nil)
    if halt != nil { job.timer.pause(at: moment) }
    job.timer.advance(to: moment)
    if job.timer.isOver { finished += 1 }
    if job != self.job { self.job = job }
  }

  /// Reports the machine's faults to the alarms, even while it is idle, so that a stopped wash leaves no alarm behind.
  private func tell() {
    let halt = job == nil ? nil : halt
    alarms.set("water", to: machine.misses == .water || halt == "water")
    alarms.set("pump", to: machine.misses == .pump || halt == "pump")
    alarms.set("door", to: halt == "door" || machine.isDoorOpen && job?.timer.isRunning == true)
  }
}
