import Looks
import Runtime
import Values

/// The alarms of a panel: their states, their journal, and the call for attention.
///
///     let alarms = AlarmCenter([
///       AlarmKind("door", "The door is open", priority: .high).latching(),
///       AlarmKind("heat", "Too hot").limit(.above(250, deadBand: 5)),
///     ])
///     …
///     Panel().alarms(alarms)
///     …
///     alarms.set("door", to: machine.isDoorOpen)
///     alarms.update("heat", to: machine.temperature)
///
/// Every change of a state is noted in the journal with its time and the name of the person or the machine that caused
/// it. ``View/alarms(_:)`` connects the alarms with the panel: its clock, its banner and its journal on the disk, from
/// which the states of the last run are restored. A condition counts as unchanged until the machine reports it again.
@preconcurrency @MainActor public final class AlarmCenter: TimeDriven {
  /// The number of journal entries that are kept in memory.
  nonisolated static let rememberedEntries = 500
  /// The name by which the journal calls the machine itself.
  nonisolated static let machine = "machine"

  /// The time after which the words of an urgent alarm are spoken again.
  nonisolated static let wordsPause = Duration.seconds(30)

  /// The alarms, in the order of their definitions. They are changed in place: a plant whose device is lost changes
  /// all its alarms in one wake, so that a change of one must not cost as much as all of them.
  private var states: [Alarm] = []
  /// Counts the changes of ``states`` and of ``nextWords``, on which readers of these depend.
  private let changes = StoredLocation(0)
  private let entries: StoredLocation<[AlarmEntry]>
  /// The earliest deadline of an alarm, looked up with the first question after a change; `nil` until then.
  private var earliest: Duration??
  /// The number of unacknowledged alarms whose words are spoken again.
  private var urgentCount = 0
  /// The number of times that the words of an alarm were due, including repetitions.
  let calls = StoredLocation(0)
  /// The alarms that have ended by themselves and whose end has not been announced yet.
  let departures = AlarmDepartures()
  /// The time at which the words are spoken again; `nil` without an urgent alarm.
  private var nextWords: Duration?
  /// Whether the journal of the last run has been read, so that conditions take effect.
  private var isReady = false
  /// The conditions that were reported before that, by the names of alarms, each with its number among all of them.
  private var early: (byName: [String: [EarlyReport]], count: Int) = ([:], 0)

  /// A condition that was reported early.
  private struct EarlyReport {
    let condition: AlarmCondition
    var values: AlarmValues?
    let number: Int
  }
  /// Writes lines of the journal.
  private var write: ([String]) -> Void = { _ in }
  private weak var stage: Stage?
  private var order: [String: Int] = [:]
  /// Called with the name of an alarm when its condition has come on, or can no longer be judged, and its delay has
  /// passed.
  package var onActivation: (_ id: String) -> Void = { _ in }
  /// Returns the title of an alarm with the texts of its values, and whether its condition could not be judged; `nil` for
  /// the title that it has. It is called for entries of the history, and for an alarm whose values or whose fault have
  /// changed, or whose state comes from the journal or from the previous definitions.
  package var wording: (_ id: String, _ values: [String], _ isUnsupervised: Bool) -> LocalizedStringKey? = { _, _, _ in
    nil
  }

  /// Creates the alarms of a panel.
  ///
  /// - Parameters:
  ///   - kinds: the definitions of the alarms. Of two with the same name the first applies.
  ///   - lines: the lines of a journal from which the states are taken, for an application that keeps it by itself; `nil`
  ///     for that of the panel.
  public init(_ kinds: [AlarmKind], journal lines: [String]? = nil) {
    entries = StoredLocation([])
    define(kinds)
    if let lines { restore(lines) }
  }

  /// Replaces the definitions. An alarm whose name stays keeps its state.
  package func define(_ kinds: [AlarmKind]) {
    let known = Dictionary(states.map { ($0.id, $0) }) { first, _ in first }
    order = [:]
    var alarms: [Alarm] = []
    for kind in kinds where order[kind.id] == nil {
      order[kind.id] = alarms.count
      var alarm = known[kind.id] ?? Alarm(kind)
      alarm.kind = kind
      alarms.append(worded(alarm))
    }
    replaceAll(by: alarms)
    schedule()
  }

  /// Returns an alarm with the texts of its values in its title, unless it is normal.
  private func worded(_ alarm: Alarm) -> Alarm {
    var alarm = alarm
    if alarm.state != .normal { word(&alarm) }
    return alarm
  }

  /// Writes the texts of its values into the title of an alarm.
  private func word(_ alarm: inout Alarm) {
    if let title = wording(alarm.id, alarm.values, alarm.isUnsupervised) { alarm.kind = alarm.kind.title(title) }
  }

  // MARK: What is shown

  /// All alarms, in the order of their definitions.
  public var alarms: [Alarm] {
    _ = changes.read()
    return states
  }

  /// The alarms that ask for attention or are still on, the most important first: unacknowledged before acknowledged,
  /// then by priority, then faults before alarms that cannot be judged, then the newest first.
  public var present: [Alarm] {
    alarms.filter { !$0.state.isInhibited && $0.state != .normal }.sorted { Self.rank($0) > Self.rank($1) }
  }

  private static func rank(_ alarm: Alarm) -> (Int, Int, Int, Duration) {
    (
      alarm.state.isUnacknowledged ? 1 : 0, alarm.kind.priority.rawValue, alarm.isUnsupervised ? 0 : 1, alarm.since
    )
  }

  /// The alarms that are shelved, suppressed or out of service.
  public var inhibited: [Alarm] { alarms.filter { $0.state.isInhibited } }

  /// The journal, the oldest entry first. Only the newest are kept in memory.
  public var journal: [AlarmEntry] { entries.read() }

  /// The call of the most urgent alarm that is on and not acknowledged; `nil` if there is none.
  public var sound: AlarmSound? { alarms.filter { $0.state == .unacknowledged }.map(\.kind.priority.sound).max() }

  /// Returns an alarm; `nil` if no definition has the name.
  public subscript(id: String) -> Alarm? {
    _ = changes.read()
    return order[id].map { states[$0] }
  }

  // MARK: What the machine tells

  /// Reports whether the condition of an alarm is on. Reporting the same again has no effect.
  public func set(_ id: String, to isOn: Bool) { set(id, to: isOn ? .on : .off) }

  /// Reports what is known of the condition of an alarm. Reporting the same again has no effect.
  ///
  /// A condition that cannot be judged is a separate fault: an acknowledgement of one does not cover the other.
  package func set(_ id: String, to condition: AlarmCondition) { report(id, condition, nil) }

  /// Reports what is known of the condition of an alarm, with the texts of the values in its title. The title follows them
  /// while this condition is the one that counts. Once the alarm is over, the title says the values of the fault.
  ///
  /// - Parameters:
  ///   - values: the texts.
  ///   - isFault: whether the alarm would come with these values. In a dead band it only stays on with them.
  package func set(_ id: String, to condition: AlarmCondition, values: [String], isFault: Bool = true) {
    report(id, condition, AlarmValues(values, isFault: isFault))
  }

  private func report(_ id: String, _ condition: AlarmCondition, _ values: AlarmValues?) {
    guard isReady else { return noteEarly(id, condition, values) }
    if known(id)?.reported != condition || values != nil {
      change(id, by: Self.machine) { $0.condition(condition, values, at: $1) }
    }
  }

  /// Remembers a condition until the journal of the last run has been read. Of a condition that flaps, only the last
  /// two changes are kept: they are enough to know that the alarm was on and off.
  private func noteEarly(_ id: String, _ condition: AlarmCondition, _ values: AlarmValues?) {
    var reports = early.byName[id] ?? []
    if let last = reports.indices.last, reports[last].condition == condition {
      guard let values else { return }
      if reports[last].values?.take(values) == nil { reports[last].values = values }
    } else {
      if reports.count > 1 { reports.removeFirst() }
      early.count += 1
      reports.append(EarlyReport(condition: condition, values: values, number: early.count))
    }
    early.byName[id] = reports
  }

  /// Reports the measured value of an alarm that has a limit.
  public func update(_ id: String, to value: Double) {
    guard let alarm = known(id) else { return }
    guard let limit = alarm.kind.limit else {
      stage?.report("the alarm \(id) has no limit: give its AlarmKind one, or call set(_:to:)")
      return
    }
    set(id, to: limit.isExceeded(by: value, isOn: isOn(alarm)))
  }

  /// Returns whether the condition of an alarm was on when it could be judged last; `false` for an unknown name.
  package func isOn(_ id: String) -> Bool { order[id].map { isOn(states[$0]) } ?? false }

  private func isOn(_ alarm: Alarm) -> Bool {
    early.byName[alarm.id]?.last { $0.condition != .unknown }.map { $0.condition == .on } ?? alarm.isConditionOn
  }

  /// Suppresses an alarm by the machine's own logic, or ends the suppression.
  public func suppress(_ id: String, _ isSuppressed: Bool = true) {
    change(id, by: Self.machine) { $0.suppress(isSuppressed, at: $1) }
  }

  // MARK: What people do

  /// Acknowledges an alarm.
  ///
  /// - Parameter actor: the name for the journal.
  public func acknowledge(_ id: String, by actor: String = "operator") {
    change(id, by: actor) { $0.acknowledge(at: $1) }
  }

  /// Acknowledges all unacknowledged alarms.
  ///
  /// - Parameter actor: the name for the journal.
  public func acknowledgeAll(by actor: String = "operator") {
    for alarm in present where alarm.state.isUnacknowledged { acknowledge(alarm.id, by: actor) }
  }

  /// Resets a latched alarm whose condition is off and acknowledged.
  public func reset(_ id: String, by actor: String = "operator") { change(id, by: actor) { $0.reset(at: $1) } }

  /// Puts an alarm aside for a time.
  ///
  /// - Parameter isOneShot: whether the shelving also ends with the condition, which must be on in this case.
  public func shelve(_ id: String, for duration: Duration, isOneShot: Bool = false, by actor: String = "operator") {
    change(id, by: actor) { $0.shelve(for: duration, isOneShot: isOneShot, at: $1) }
  }

  /// Ends the shelving of an alarm.
  public func unshelve(_ id: String, by actor: String = "operator") { change(id, by: actor) { $0.unshelve(at: $1) } }

  /// Takes an alarm out of service, or returns it to service.
  public func takeOutOfService(_ id: String, _ isOut: Bool = true, by actor: String = "operator") {
    change(id, by: actor) { $0.takeOutOfService(isOut, at: $1) }
  }

  // MARK: Time

  /// The next moment at which time alone changes the state of an alarm; `nil` if there is none.
  public var deadline: Duration? {
    _ = changes.read()
    let known = earliest ?? states.compactMap(\.deadline).min()
    earliest = .some(known)
    return [known, nextWords].compactMap { $0 }.min()
  }

  /// Advances to a moment: delays elapse, and shelving ends.
  public func advance(to moment: Duration) {
    if let nextWords, nextWords <= moment {
      self.nextWords = nil
      calls.write(calls.value + 1)
    }
    for place in states.indices {
      // An action of the panel may define other alarms in the meantime.
      while states.indices.contains(place), case let alarm = states[place], let due = alarm.deadline, due <= moment {
        change(alarm.id, at: due, by: Self.machine) { $0.advance(to: $1) }
      }
    }
    schedule()
  }

  /// Moves all moments after the machine's clock was set.
  public func clockWasSet(by difference: Duration) {
    let before = now - difference
    replaceAll(
      by: states.map { alarm in
        var alarm = alarm
        alarm.clockWasSet(by: difference, from: before)
        return alarm
      })
    nextWords = nextWords.map { $0 + difference }
    noteChange()
    schedule()
  }

  /// Notes when the words of an urgent alarm are spoken next.
  private func schedule() {
    let next = urgentCount > 0 ? nextWords ?? now + Self.wordsPause : nil
    if next == nextWords { return }
    nextWords = next
    noteChange()
  }

  /// Tells readers that an alarm, or the time of the next words, has changed.
  private func noteChange() { changes.write(changes.value &+ 1) }
}

extension AlarmCenter {
  /// Connects the alarms with a stage. The states of the last run come from its journal.
  func attach(to stage: Stage) {
    self.stage = stage
    let journals = stage.journals
    write = { [weak journals] in journals?.append($0, to: "alarms") }
    if !isReady { return journals.lines(of: "alarms") { [weak self] in self?.restore($0) } }
    replaceAll(by: limited(states))
  }

  /// Returns alarms whose shelving ends in the time that their definitions allow, if the time of day is known.
  private func limited(_ alarms: [Alarm]) -> [Alarm] {
    guard let clock = stage?.clock, clock.origin.value != .zero else { return alarms }
    return alarms.map { alarm in
      var alarm = alarm
      alarm.limitShelving(at: clock.moment)
      return alarm
    }
  }

  /// Takes the states and the entries of a journal, then the conditions that were reported before.
  private func restore(_ lines: [String]) {
    let read = lines.compactMap { AlarmEntry(line: $0) }
    var alarms = states
    let last = Dictionary(read.map { ($0.alarm, $0) }) { $1 }
    for (place, alarm) in alarms.enumerated() {
      guard let entry = last[alarm.id] else { continue }
      alarms[place] = worded(Alarm(alarm.kind, after: entry))
    }
    replaceAll(by: limited(alarms))
    entries.write(Array(read.suffix(Self.rememberedEntries)))
    isReady = true
    let told = early.byName.flatMap { id, reports in reports.map { (id: id, report: $0) } }
    early = ([:], 0)
    for (id, told) in told.sorted(by: { $0.report.number < $1.report.number }) {
      report(id, told.condition, told.values)
    }
    if sound != nil { calls.write(calls.value + 1) }
    schedule()
  }

  private var now: Duration { stage?.clock.moment ?? PanelClock.now }

  /// Returns an alarm without the caller depending on it. An unknown name is reported.
  private func known(_ id: String) -> Alarm? {
    if let place = order[id] { return states[place] }
    stage?.report("there is no alarm \(id); there are: \(states.map(\.id).joined(separator: ", "))")
    return nil
  }

  /// Changes an alarm now.
  private func change(_ id: String, by actor: String, _ change: (inout Alarm, Duration) -> Void) {
    self.change(id, at: now, by: actor, change)
    schedule()
  }

  /// Changes an alarm at a moment, and notes a change of its state.
  private func change(
    _ id: String, at moment: Duration, by actor: String, _ change: (inout Alarm, Duration) -> Void
  ) {
    guard var alarm = known(id), let place = order[id] else { return }
    let (before, fault) = (alarm.state, alarm.effective)
    change(&alarm, moment)
    if alarm.values != states[place].values || alarm.effective != fault { word(&alarm) }
    if alarm != states[place] { replace(place, by: alarm) }
    let begins = alarm.isActive && alarm.effective != fault
    if alarm.state != before || begins && alarm.state == .unacknowledged {
      record(alarm, from: before, at: moment, by: actor)
    }
    if begins { onActivation(id) }
    if alarm.state.hasGone(after: before), stage != nil { departures.add(id) }
  }

  private func replace(_ place: Int, by alarm: Alarm) {
    urgentCount += (alarm.callsUrgently ? 1 : 0) - (states[place].callsUrgently ? 1 : 0)
    states[place] = alarm
    earliest = nil
    noteChange()
  }

  private func replaceAll(by alarms: [Alarm]) {
    if alarms == states { return }
    states = alarms
    urgentCount = alarms.count(where: \.callsUrgently)
    earliest = nil
    noteChange()
  }

  private func record(_ alarm: Alarm, from before: AlarmState, at moment: Duration, by actor: String) {
    let entry = AlarmEntry(
      moment: moment, alarm: alarm.id, from: before, to: alarm.state, by: actor,
      shelf: alarm.state == .shelved ? alarm.shelf : nil, isUnsupervised: alarm.isUnsupervised,
      values: alarm.faultValues)
    entries.write(entries.value.suffix(Self.rememberedEntries - 1) + [entry])
    write([entry.line])
    if alarm.state == .unacknowledged {
      calls.write(calls.value + 1)
      nextWords = nil
    }
  }
}

nonisolated extension Alarm {
  /// Whether its words are spoken again and again: it is urgent, on and not acknowledged.
  fileprivate var callsUrgently: Bool { state == .unacknowledged && kind.priority.sound == .high }
}
