import Faceplate

/// The oven as its panel shows it: a job, its temperatures and its alarms, advanced by the panel's clock second by second.
@Observable @MainActor final class OvenModel: TimeDriven {
  let machine: any OvenMachine
  let alarms = AlarmCenter([
    AlarmKind("sensor", "The temperature sensor has failed", priority: .high)
      .advice("The program was stopped. Call service.").latching().delays(on: .seconds(2)),
    AlarmKind("heat", "The oven is too hot", priority: .urgent)
      .advice("Switch the oven off at the fuse, and keep the door shut.").delays(on: .seconds(5), off: .seconds(10)),
    AlarmKind("door", "The door is open", priority: .medium)
      .advice("Close the door. The program continues by itself.").delays(on: .seconds(60)),
    AlarmKind("probe", "The core probe is missing", priority: .medium)
      .advice("Plug the probe in and put it into the food, or stop the program.").delays(on: .seconds(10)),
  ])

  @ObservationIgnored @Tweak("bake.job") private var stored = KeptJob(job: nil)
  /// The temperature in °C, as it was last measured.
  private(set) var temperature = SimulatedOven.kitchen
  /// Whether the temperature cannot be measured now.
  private(set) var isSensorBroken = false
  private(set) var core: Double?
  private(set) var isDoorOpen = false
  /// The temperature since the program was started, a sample a second.
  private(set) var curve = OvenModel.emptyCurve
  /// The time since the program was started, in seconds.
  private(set) var curveTime = 0
  /// The moment of the next second; `nil` while the oven is cold and idle.
  private var next: Duration?
  /// The number of jobs that have become ready, for the tone.
  private(set) var finished = 0
  private var last: Duration?
  /// The highest temperature in °C that the oven was set to since it was cold.
  private var peak = OvenModel.leastPeak

  private static let leastPeak = 250.0
  private static var emptyCurve: TimeSeries {
    TimeSeries("Course", capacity: 20_000, format: .number.fractionDigits(0).unit("°C"))
  }

  init(_ machine: any OvenMachine = SimulatedOven()) { self.machine = machine }

  /// The present job; `nil` while the oven is idle.
  var job: OvenJob? {
    get { stored.job }
    set { stored = KeptJob(job: newValue) }
  }

  /// The moment at which the job is expected to be ready; `nil` while that is not known.
  var end: Duration? { job?.timer.deadline }

  /// Whether a program can be started: nothing is broken.
  var canStart: Bool { ["sensor", "heat"].allSatisfy { alarms[$0]?.isActive != true } }

  func start(_ program: OvenProgram, at temperature: Int, for time: Duration, core: Int?, keepsWarm: Bool) {
    guard canStart else { return }
    (curve, curveTime) = (Self.emptyCurve, 0)
    (machine as? SimulatedOven)?.changeDish()
    job = OvenJob(
      program: program, temperature: temperature, core: core, keepsWarm: keepsWarm, timer: PanelTimer(time))
    wake()
  }

  func stop() {
    job = nil
    wake()
  }

  /// Gives the food five more minutes.
  func addTime() {
    guard var job else { return }
    job.timer.add(.seconds(300), at: PanelClock.now)
    if job.phase == .ready { job.phase = .baking }
    self.job = job
    wake()
  }

  /// Called after a change at the machine itself.
  func wake() { if next == nil { advance(to: PanelClock.now) } }

  /// The moment of the next second. A job in the config file wakes an idle oven.
  var deadline: Duration? { next ?? (job == nil ? nil : .zero) }

  func advance(to moment: Duration) {
    // The oven has kept running during a restart of the panel: catch up, for at most two hours.
    var second = max(last ?? moment, moment - .seconds(7200))
    while second + .seconds(1) <= moment {
      second += .seconds(1)
      passSecond(at: second)
    }
    if last == nil { resume(at: moment) }
    last = second
    readMachine()
    let isAtRest = job == nil && abs(machine.temperature - SimulatedOven.kitchen) < 1 && !machine.isDoorOpen
    next = isAtRest && alarms.present.isEmpty ? nil : second + .seconds(1)
    if isAtRest { (last, peak) = (nil, Self.leastPeak) }
  }

  func clockWasSet(by difference: Duration) {
    job?.timer.clockWasSet(by: difference, from: PanelClock.now - difference)
    last = last.map { $0 + difference }
    next = next.map { $0 + difference }
  }

  /// Resumes a job after a restart of the panel, during which its time has continued.
  private func resume(at moment: Duration) {
    guard var job else { return }
    job.timer.advance(to: moment)
    if job.phase == .baking, job.timer.isOver, job.core == nil { job.phase = .ready }
    if job != self.job { self.job = job }
  }

  private func passSecond(at moment: Duration) {
    machine.heats = wantsHeat
    machine.passSecond()
    readMachine()
    if job != nil {
      curve.append(machine.temperature, at: Double(curveTime))
      curveTime += 1
    }
    guard var job else { return }
    advance(&job, at: moment)
    if job != self.job { self.job = job }
    if alarms["sensor"]?.isActive == true || alarms["heat"]?.isActive == true { self.job = nil }
  }

  /// Whether the heater is to be on: below the target, with the door shut.
  private var wantsHeat: Bool {
    guard let target = job?.target, !machine.isDoorOpen, machine.temperature.isFinite else { return false }
    return machine.temperature < Double(target) + (machine.heats ? 1 : -1)
  }

  private func advance(_ job: inout OvenJob, at moment: Duration) {
    if job.phase == .preheating, machine.temperature >= Double(job.temperature) - 1 {
      job.phase = .baking
    }
    guard job.phase == .baking else { return }
    // Start the timer, even if it is paused in the config file.
    job.timer.start(at: moment)
    job.timer.advance(to: moment)
    let isDone = job.core.map { (core ?? 0) >= Double($0) } ?? job.timer.isOver
    guard isDone else { return }
    job.phase = .ready
    finished += 1
  }

  /// Reads the machine's values and alarms.
  private func readMachine() {
    if temperature != machine.temperature, machine.temperature.isFinite { temperature = machine.temperature }
    if isSensorBroken == machine.temperature.isFinite { isSensorBroken.toggle() }
    let measured = machine.core.flatMap { $0.isFinite ? $0 : nil }
    if core != measured { core = measured }
    if isDoorOpen != machine.isDoorOpen { isDoorOpen = machine.isDoorOpen }
    alarms.set("sensor", to: isSensorBroken)
    peak = max(peak, Double(job?.temperature ?? 0))
    alarms.set("heat", to: machine.temperature > peak + 40)
    alarms.set("door", to: machine.isDoorOpen && job != nil)
    alarms.set("probe", to: measured == nil && job?.core != nil && job?.phase != .ready)
  }
}

/// A job, or none, as it is stored in the config file.
private nonisolated struct KeptJob: TweakValue {
  static var tweakDescription: String { "a program of the oven, or nothing" }
  var job: OvenJob?

  init(job: OvenJob?) { self.job = job }

  init?(tweakText: String) {
    if tweakText.isEmpty { return }
    guard let job = OvenJob(tweakText: tweakText) else { return nil }
    self.job = job
  }

  var tweakText: String { job?.tweakText ?? "" }
}
