import Faceplate
import Glibc
import Graphics
import Links
import Machine
import Runtime
import SeededRandom
import Values

@testable import LinuxHost
@testable import Operation
@testable import PanelFile
@testable import Settings

/// A panel that lives through a day of events, on its real loop, by a clock that is told by hand.
///
/// The screens, the link and the viewers are stubs. The files, their watches and the threads that read and write are real: while
/// one of them works, little time passes and nothing else happens.
final class SimulatedDay {
  /// What is wrong with the panel.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// What happens in a day.
  enum Event: CaseIterable {
    case tap, drag, knob, key, report, flap, linkFails, config, panelFile, faultyPanelFile, viewers, plug, mode, clock,
      reload
  }

  /// What a test makes wrong on purpose, to see that the day fails.
  enum Fault {
    /// After each event a wake waits for so long.
    case wait(Duration)
    /// Each event leaves an array of so many bytes.
    case leak(Int)
  }

  /// The wakes that an event may cause. A panel that wakes more often without end never sleeps.
  private static let mostWakes = 20_000
  /// What a wake may cost at most, in starts. A program that ships starts in about 25 ms and may hold its loop for 50 ms. A
  /// debug build takes several times as long for both. What a wake waits for takes as long in either.
  private static let dearestWake = 2
  private static let languages = ["en", "de", "ar"]
  private static let sizes = ["small", "large", "xxLarge"]
  /// How long a thread may take, on a busy machine.
  private static let longestWait = Duration.seconds(60)

  let host: PanelHost
  private let stage: Stage
  private let settings: PanelSettings
  private let session: PanelFileSession
  private let link = DayLink()
  private let viewers = DayViewers()
  private let card = FakeAdapter([.fake(1, "A")])
  private let rig: ScreenRig
  private let files = DayFiles()
  private let loop: EventLoop
  private final class Clock { var now = Duration.zero }
  private let clock = Clock()
  private var dice: SeededGenerator
  /// What is still to be done, by its time.
  private var script: [(due: Duration, action: () -> Void)] = []
  /// What a thread still has to do.
  private var awaited: (text: String, isDone: () -> Bool)?
  private var version = 0
  /// What has happened last.
  private(set) var last = Event.tap
  private(set) var counts: [Event: Int] = [:]
  private var excess: String?
  private let fault: Fault?
  /// Whether the next wake has what is wrong with ``Fault/wait(_:)``.
  private var isFaultDue = false
  /// What ``Fault/leak(_:)`` has left.
  private var leaked: [[UInt8]] = []
  /// What the start has cost: all that is read, built and drawn in it.
  let startCost: Duration
  /// Whether the deadlines of the panel are asked for, without the day's own.
  private var isLooking = false

  init(seed: Int, fault: Fault? = nil) throws {
    self.fault = fault
    dice = SeededGenerator(seed: seed)
    let began = ThreadTime.now()
    let clock = clock
    loop = EventLoop { clock.now }
    files.write(DayFiles.panel(0), to: "panel.yaml")
    files.write("[idle]\nblank=2 h\n", to: "panel.conf")
    session = PanelFileSession(path: files.path("panel.yaml"))
    let root = session.root
    stage = Stage(size: .zero, fonts: try FontLibrary.system()) { root() }
    let layers = SettingsLayers(
      state: files.path("panel.conf"), declarations: [], faultInjection: FaultInjection())
    settings = PanelSettings(stage: stage, layers: layers) { _ in }
    settings.load()
    let follower = SettingsFollower(
      stage: stage, settings: settings, commandLine: [], language: PanelLanguage(besides: nil) { _ in }, log: { _ in })
    follower.follow()
    var options = follower.options
    options.console.isTaken = false
    options.log = { _ in }
    options.idle.backlight = ""
    options.onClockChange = { [stage] in stage.setEnvironment { $0.wallTime.settings &+= 1 } }
    card.result = .paced
    rig = ScreenRig([card])
    options.onReload = { [session, settings] completion in
      session.reload()
      settings.reload(completion: completion)
    }
    host = PanelHost(stage: stage, options: options, adapters: rig.source, loop: loop)
    host.mirror = viewers
    follower.host = host
    settings.attach(to: loop, onChange: follower.follow)
    session.model.isAlone = false
    session.model.serve { [link] _ in [link] }
    session.attach(to: loop) { _ in }
    let machine = try host.open()
    host.machine = machine
    host.connect(machine)
    host.drawFrame(at: loop.now)
    startCost = ThreadTime.now() - began
    loop.latency = LatencyWatch(limit: startCost * Self.dearestWake, longestWait: LatencyWatch.standardLimit) {
      [unowned self] in
      excess = excess ?? $0
    }
    loop.eachWake(in: .supervision) { [unowned self] _ in wrong() }
    // The day lets time pass by itself. Only where a thread works is it waited for.
    loop.beforeSleep { [unowned self] in
      isLooking ? nil : clock.now + (awaited == nil ? .zero : .milliseconds(1))
    }
  }

  /// What the panel holds after it has shown itself in each language, size and appearance, on each screen, and has come to rest as it
  /// began, without viewers. All caches then have what they have after any other such round, so what differs from an earlier
  /// one is what the time between has left.
  func holdings() throws -> DayHoldings {
    if viewers.isWatched { viewers.toggle() }
    setOnline(true)
    for mode in [(480, 320), (800, 480)] {
      connect([.fake(1, "A", [mode])])
      try settle()
      for language in Self.languages.reversed() {
        for size in Self.sizes.reversed() {
          for isLight in [false, true] {
            editConfig(language, size, isLight: isLight)
            try settle()
          }
        }
      }
    }
    editPanel()
    try settle()
    return DayHoldings()
  }

  /// Lines about what the wakes have cost.
  var costs: String {
    "The start cost \(startCost). " + (loop.latency?.summary ?? "")
  }

  func end() { if let machine = host.machine { host.close(machine) } }

  /// Lets time pass until a time of day, with an event every so often.
  func live(until end: Duration, pause: Duration) throws {
    var next = clock.now
    while clock.now < end {
      next += pause * .random(in: 0.2..<1.8, using: &dice)
      let event = Event.allCases.randomElement(using: &dice)!
      try pass(until: min(next, end))
      last = event
      counts[event, default: 0] += 1
      if case .leak(let bytes) = fault { leaked.append([UInt8](repeating: 1, count: bytes)) }
      begin(event)
      isFaultDue = true
      try settle()
    }
  }

  /// Lets what has begun come to its end.
  private func settle() throws {
    let wait = ContinuousClock.now + Self.longestWait
    while true {
      if let what = awaited {
        if what.isDone() {
          awaited = nil
          continue
        }
        guard ContinuousClock.now < wait else { throw Failure(description: "\(what.text) does not arrive") }
        clock.now += .milliseconds(5)
        try turn()
      } else if let step = script.enumerated().min(by: { $0.element.due < $1.element.due }) {
        try pass(until: step.element.due)
        script.remove(at: step.offset).action()
      } else {
        break
      }
    }
    // What moves comes to rest.
    try pass(until: clock.now + .seconds(2))
    try compare()
  }

  /// Lets time pass from deadline to deadline.
  private func pass(until end: Duration) throws {
    var wakes = 0
    while true {
      try turn()
      wakes += 1
      guard wakes < Self.mostWakes else {
        throw Failure(description: "the panel woke \(wakes) times until \(end), at last at \(clock.now)")
      }
      isLooking = true
      let due = loop.deadline
      isLooking = false
      guard let due, due < end else { break }
      clock.now = max(clock.now, due)
    }
    if end > clock.now {
      clock.now = end
      try turn()
    }
  }

  private func turn() throws {
    loop.turn()
    // What follows is the day's own work.
    loop.latency?.end()
    if let failure = host.failure { throw failure }
    if let excess { throw Failure(description: excess) }
  }

  /// Does what a test makes wrong in a wake.
  private func wrong() {
    guard isFaultDue, case .wait(let duration) = fault else { return }
    isFaultDue = false
    usleep(useconds_t(duration / .microseconds(1)))
  }

  // MARK: What happens

  private func after(_ milliseconds: Int, _ action: @escaping () -> Void) {
    script.append((clock.now + .milliseconds(milliseconds), action))
  }

  private func send(_ kind: InputEvent.Kind) { viewers.input.append(InputEvent(time: clock.now, kind)) }

  private func place() -> Point {
    Point(
      x: stage.size.width * .random(in: 0..<1, using: &dice), y: stage.size.height * .random(in: 0..<1, using: &dice))
  }

  private func contact(_ phase: ContactPhase, _ point: Point) {
    // The mirror gives places in pixels.
    send(.contact(id: 1, phase: phase, at: Point(x: point.x * stage.scale, y: point.y * stage.scale)))
  }

  private func begin(_ event: Event) {
    switch event {
    case .tap:
      let point = place()
      contact(.down, point)
      after(.random(in: 40..<900, using: &dice)) { [unowned self] in contact(.up, point) }
    case .drag:
      let (start, end) = (place(), place())
      contact(.down, start)
      for step in 1...12 {
        let part = Double(step) / 12
        let point = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        after(step * 16) { [unowned self] in contact(.moved, point) }
      }
      after(13 * 16) { [unowned self] in contact(.up, end) }
    case .knob:
      let way = Bool.random(using: &dice) ? 1 : -1
      for step in 0..<8 { after(step * 40) { [unowned self] in send(.knobTurned(detents: way)) } }
    case .key:
      let key = [Key.tab, .enter, .space, .escape, .up, .down, .pageDown, .home].randomElement(using: &dice)!
      send(.key(key, isDown: true))
      after(60) { [unowned self] in send(.key(key, isDown: false)) }
    case .report:
      for step in 0..<10 {
        let heat = Double(Int.random(in: 0...300, using: &dice))
        after(step * 100) { [unowned self] in report("oven.heat", .number(heat)) }
      }
    case .flap:
      for step in 0..<40 {
        after(step * 50) { [unowned self] in report("oven.heat", .number(step % 2 == 0 ? 260 : 240)) }
        after(step * 50 + 10) { [unowned self] in report("oven.door", .flag(step % 3 == 0)) }
      }
    case .linkFails:
      setOnline(false)
      after(.random(in: 100..<60_000, using: &dice)) { [unowned self] in setOnline(true) }
    case .config: editConfig()
    case .panelFile: editPanel()
    case .faultyPanelFile:
      files.write(DayFiles.panel(version).replacing("oven.door,", with: "oven.dor,"), to: "panel.yaml")
      demand("the mistake in the panel file") { [session] in !session.isGood }
      after(100_000) { [unowned self] in editPanel() }
    case .viewers: viewers.toggle()
    case .plug:
      connect([])
      after(.random(in: 100..<20_000, using: &dice)) { [unowned self] in connect([.fake(1, "A")]) }
    case .mode:
      connect([.fake(1, "A", Bool.random(using: &dice) ? [(480, 320)] : [(800, 480)])])
    case .clock: host.options.onClockChange()
    case .reload: host.handle(.reload)
    }
  }

  private func report(_ name: String, _ datum: Datum) {
    if link.isOnline { link.panel?.receive([LinkReport(name, datum)]) }
  }

  private func setOnline(_ isOnline: Bool) {
    link.isOnline = isOnline
    let names = ["oven.heat", "oven.door", "oven.program"]
    link.panel?.receive(names.map { LinkReport($0, nil, isOnline ? .good : .bad("No connection")) })
    link.panel?.linkChanged()
  }

  private func connect(_ screens: [Connector]) {
    card.connected = screens
    // As the kernel's event does.
    host.machine?.screens.review()
  }

  private func editConfig() {
    editConfig(
      Self.languages.randomElement(using: &dice)!, Self.sizes.randomElement(using: &dice)!,
      isLight: .random(using: &dice))
  }

  private func editConfig(_ language: String, _ size: String, isLight: Bool) {
    version += 1
    let text = """
      [panel]
      language=\(language)
      text-size=\(size)
      appearance=\(isLight ? "light" : "dark")
      [idle]
      blank=\(version) min

      """
    files.write(text, to: "panel.conf")
    demand("the edit of the config file") { [settings, version] in
      settings.isAtRest && settings.values["idle.blank"]?.text == "\(version) min"
    }
  }

  private func editPanel() {
    version += 1
    files.write(DayFiles.panel(version), to: "panel.yaml")
    demand("the edit of the panel file") { [session, version] in
      session.isGood && session.model.document?.title.plain == "Version \(version)"
    }
  }

  private func demand(_ text: String, _ isDone: @escaping () -> Bool) { awaited = (text, isDone) }

  // MARK: What has to hold

  /// Compares the picture that was drawn bit by bit, and the one that viewers have, with a fresh one.
  private func compare() throws {
    guard let screens = host.machine?.screens, screens.isSeen, let bitmap = screens.bitmap, host.drawn.isCurrent(bitmap)
    else { return }
    let fresh = Bitmap(width: bitmap.width, height: bitmap.height)
    Rasterizer().draw(stage.drawAll().list, into: fresh, region: Region(fresh.bounds))
    let bytes = bitmap.width * bitmap.height * 4
    guard memcmp(fresh.pixels, bitmap.pixels, bytes) == 0 else {
      throw Failure(description: "the picture is not what a fresh one is")
    }
    guard let seen = viewers.seen else { return }
    guard seen.width == bitmap.width, seen.height == bitmap.height, memcmp(seen.pixels, bitmap.pixels, bytes) == 0
    else {
      throw Failure(description: "viewers see another picture than the panel's")
    }
  }
}
