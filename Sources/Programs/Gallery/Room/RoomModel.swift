import Faceplate

/// A room as the panel beside its door shows it, advanced by the panel's clock.
@Observable @MainActor final class RoomModel: TimeDriven {
  /// The state of the intercom.
  nonisolated enum Call: Equatable {
    case none, ringing, talking
  }

  let flat = SimulatedFlat()
  let alarms = AlarmCenter([
    AlarmKind("wind", "Strong wind", priority: .low).advice("The blinds stay up until the wind drops."),
    AlarmKind("blind-0", "The left blind is blocked", priority: .medium).advice(
      "Take away what holds it, then move it again."),
    AlarmKind("blind-1", "The right blind is blocked", priority: .medium).advice(
      "Take away what holds it, then move it again."),
    AlarmKind("bus", "The lamps do not answer", priority: .medium)
      .advice("Look whether the power supply of the lamps has a green light.").delays(on: .seconds(2)),
  ])

  @ObservationIgnored @Tweak("room.lights") private var kept = RoomLights(levels: [80, 40, 0])
  private(set) var call = Call.none
  /// The moments of the missed visits, the latest last.
  private(set) var missed: [Duration] = []
  /// The number of rings since the panel was switched on, for the bell.
  private(set) var bells = 0
  /// The moment at which the weather was looked up, at least once in a quarter of an hour.
  private(set) var hour = Duration.zero
  private var callEnd: Duration?
  private var doorEnd: Duration?
  private var last: Duration?
  private var next: Duration?

  /// The time that the bell waits for an answer, the longest time of a call, and the time for which the door stays
  /// open.
  nonisolated static let (patience, talk, opening) = (
    Duration.seconds(30), Duration.seconds(120), Duration.seconds(5)
  )
  private static let weatherTime = Duration.seconds(900)
  /// The wind in km/h from which blinds go up, and the wind below which they may come down.
  private static let (gale, breeze) = (50.0, 40.0)
  /// The time for which a motor may run without moving its blind, in tenths of a second.
  private static let longestStall = 15

  /// The wanted brightness of each lamp, in percent.
  var lights: [Double] {
    get { kept.levels }
    set {
      kept.levels = newValue
      flat.wanted = newValue
      wake()
    }
  }

  /// The scene whose levels are set; `nil` for others.
  var scene: RoomScene? {
    get { RoomScene.allCases.first { $0.levels == lights } }
    set { if let newValue { lights = newValue.levels } }
  }

  var isWindy: Bool { alarms["wind"]?.isActive ?? false }
  var isBusDown: Bool { alarms["bus"]?.isActive ?? false }

  /// Moves a blind; up only while the wind is strong.
  ///
  /// - Parameter position: the target position in percent; 100 is closed.
  func move(_ index: Int, to position: Double) {
    guard !isWindy || position == 0 else { return }
    flat.blinds[index].stalled = 0
    flat.blinds[index].target = flat.blinds[index].position == position ? nil : position
    alarms.set("blind-\(index)", to: false)
    // Acknowledge the alarm, as a person who moves the blind again has seen it.
    alarms.acknowledge("blind-\(index)")
    wake()
  }

  /// Stops a blind where it is.
  func halt(_ index: Int) { flat.blinds[index].target = nil }

  /// Simulates a press of the button at the door.
  func ring() {
    flat.ring()
    wake()
  }

  /// Talks to who has rung.
  func answer() {
    call = .talking
    callEnd = PanelClock.now + Self.talk
    wake()
  }

  /// Ends the call, or leaves the ring unanswered.
  func endCall() { (call, callEnd) = (.none, nil) }

  /// Releases the lock of the door for a while.
  func openDoor() {
    flat.isDoorOpen = true
    doorEnd = PanelClock.now + Self.opening
    endCall()
    wake()
  }

  /// Clears the missed visits, after they were seen.
  func forgetMissed() { missed = [] }

  /// Something has begun to move.
  func wake() {
    let now = PanelClock.now
    if next == nil { last = now }
    next = (last ?? now) + .milliseconds(100)
  }

  /// Brightnesses that the config file sets move the lamps, too.
  var deadline: Duration? {
    last == nil || flat.wanted != lights ? .zero : [next, hour + Self.weatherTime].compactMap { $0 }.min()
  }

  func advance(to moment: Duration) {
    let isFirst = last == nil
    if flat.wanted != lights { flat.wanted = lights }
    if isFirst || moment >= hour + Self.weatherTime { hour = moment }
    // While nothing moves, time alone changes nothing.
    if next == nil { last = moment }
    var tenth = max(last ?? moment, moment - .seconds(600))
    while tenth + .milliseconds(100) <= moment {
      tenth += .milliseconds(100)
      flat.passTenth()
      tell(at: tenth)
    }
    // End alarms of the last run unless the room reports them again.
    if isFirst { tell(at: moment) }
    last = tenth
    let isAtRest = !flat.isMoving && call == .none && !flat.isDoorOpen && !flat.rings && !waitsForBus
    next = isAtRest ? nil : tenth + .milliseconds(100)
  }

  func clockWasSet(by difference: Duration) {
    last = last.map { $0 + difference }
    hour += difference
    next = next.map { $0 + difference }
    callEnd = callEnd.map { $0 + difference }
    doorEnd = doorEnd.map { $0 + difference }
  }

  /// Whether the lamps' bus has failed or recovered and the alarm does not show it yet.
  private var waitsForBus: Bool { flat.isBusDown != isBusDown }

  private func tell(at moment: Duration) {
    if flat.takeRing(), call == .none { (call, callEnd, bells) = (.ringing, moment + Self.patience, bells + 1) }
    if let end = callEnd, moment >= end {
      if call == .ringing { missed = missed.suffix(9) + [moment] }
      endCall()
    }
    if let end = doorEnd, moment >= end { (flat.isDoorOpen, doorEnd) = (false, nil) }
    alarms.set("bus", to: flat.isBusDown)
    alarms.set("wind", to: flat.wind >= (isWindy ? Self.breeze : Self.gale))
    for index in flat.blinds.indices {
      if flat.blinds[index].stalled >= Self.longestStall {
        (flat.blinds[index].target, flat.blinds[index].stalled) = (nil, 0)
        alarms.set("blind-\(index)", to: true)
      }
      let isStuck = alarms["blind-\(index)"]?.isActive ?? false
      if isWindy, !isStuck, flat.blinds[index].position > 0 { flat.blinds[index].target = 0 }
    }
  }
}

/// The wanted brightness of a room's lamps, as it is stored in the config file.
nonisolated struct RoomLights: Equatable, TweakValue {
  /// In percent.
  var levels: [Double]

  static var tweakDescription: String { "three numbers from 0 to 100, such as 80 40 0" }

  init(levels: [Double]) { self.levels = levels }

  init?(tweakText text: String) {
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count == 3, numbers.allSatisfy({ (0...100).contains($0) }) else { return nil }
    levels = numbers
  }

  var tweakText: String { levels.map { "\(Int($0))" }.joined(separator: " ") }
}

/// A set of brightnesses by its name.
nonisolated enum RoomScene: String, CaseIterable, Identifiable {
  case day, evening, film, off

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .day: "Day"
    case .evening: "Evening"
    case .film: "Film"
    case .off: "Off"
    }
  }

  /// In percent.
  var levels: [Double] {
    switch self {
    case .day: [100, 80, 60]
    case .evening: [40, 30, 0]
    case .film: [0, 10, 0]
    case .off: [0, 0, 0]
    }
  }
}
