import Values

/// An alarm as a value: its definition, and its state, which follows from its inputs and their times.
///
/// It holds no timer: the caller passes the time in, and ``deadline`` says when to call again. All moments count from
/// 1970 (UTC).
///
///     var alarm = Alarm(AlarmKind("door", "The door is open"))
///     alarm.condition(true, at: now)     // unacknowledged
///     alarm.acknowledge(at: now)         // acknowledged
///     alarm.condition(false, at: later)  // normal
public nonisolated struct Alarm: Identifiable, Equatable {
  /// The end of a shelved state.
  public struct Shelf: Hashable, Sendable {
    /// The latest moment at which the shelving ends.
    public internal(set) var end: Duration
    /// Whether the shelving also ends with the condition.
    public internal(set) var isOneShot: Bool
  }

  /// The kind of the alarm: its words, its urgency and its delays.
  public internal(set) var kind: AlarmKind
  /// The name of the definition.
  public var id: String { kind.id }
  /// Whether the condition is on, after its delays.
  public var isActive: Bool { effective != .off }
  /// Whether the alarm is on, or was on at last, only because its condition cannot be judged.
  package private(set) var isUnsupervised = false
  /// The moment of the last change of the state.
  public private(set) var since = Duration.zero
  /// The end of the shelved state; `nil` unless the alarm is shelved.
  public private(set) var shelf: Shelf?
  /// Whether the machine's own logic suppresses the alarm.
  public private(set) var isSuppressed = false
  /// Whether the alarm is taken out of service.
  public private(set) var isOutOfService = false

  /// The condition as the machine reports it, before its delays.
  private(set) var reported = AlarmCondition.off
  /// The condition after its delays.
  private(set) var effective = AlarmCondition.off
  /// Whether the condition was on when it could be judged last, before its delays.
  private(set) var isConditionOn = false
  /// The texts of the values in the title. They are the newest while the alarm is on. Once it is over, they are those of the
  /// fault, until a fault is raised again.
  package private(set) var values: [String] = []
  /// The texts of the values with which the fault was on last, for the time after it and for the journal.
  private(set) var faultValues: [String] = []
  /// The texts that were reported with the condition before its delays.
  private var told: AlarmValues?
  /// The end of the shelving in the journal, if ``limitShelving(at:)`` has put an earlier one in its place.
  private var limitedEnd: Duration?
  /// The moment at which a changed condition takes effect.
  private var change: Duration?
  /// The state without shelving, suppression and service.
  private var ownState = AlarmState.normal

  /// Creates an alarm in its normal state.
  public init(_ kind: AlarmKind) { self.kind = kind }

  /// The state. Out of service takes precedence over suppression, and suppression over shelving.
  public var state: AlarmState {
    if isOutOfService { return .outOfService }
    if isSuppressed { return .suppressed }
    return shelf == nil ? ownState : .shelved
  }

  /// The moment at which ``advance(to:)`` must be called next; `nil` if time alone changes nothing.
  public var deadline: Duration? { [change, shelf?.end].compactMap { $0 }.min() }

  /// Advances to a moment: delays elapse, and shelving ends.
  public mutating func advance(to moment: Duration) {
    while let due = deadline, due <= moment {
      if change == due { settle(at: due) { $0.activate($0.reported) } } else { settle(at: due) { $0.shelf = nil } }
    }
  }

  /// Reports whether the condition is on. Reporting the same again has no effect.
  public mutating func condition(_ isOn: Bool, at moment: Duration) { condition(isOn ? .on : .off, at: moment) }

  /// Reports what is known of the condition. Reporting the same again has no effect.
  ///
  /// A condition that is on and one that cannot be judged are two faults: when one follows the other, the alarm begins
  /// again, unacknowledged.
  package mutating func condition(_ condition: AlarmCondition, at moment: Duration) {
    self.condition(condition, nil, at: moment)
  }

  /// Reports what is known of the condition, and the texts of the values in the title.
  mutating func condition(_ condition: AlarmCondition, _ values: AlarmValues?, at moment: Duration) {
    advance(to: moment)
    if condition != reported {
      told = values
      report(condition, at: moment)
    } else if let values {
      if told?.take(values) == nil { told = values }
    }
    // What is only reported, and does not count yet, changes no words.
    guard isActive, reported == effective, let told else { return }
    (self.values, faultValues) = (told.newest, told.ofFault ?? faultValues)
  }

  /// Takes another condition.
  private mutating func report(_ condition: AlarmCondition, at moment: Duration) {
    let wasOff = reported == .off
    reported = condition
    if condition != .unknown { isConditionOn = condition == .on }
    // A condition that returns within the delay has not changed.
    if condition == effective { return change = nil }
    // A running delay continues when only the fault changes: a link that flaps must not put the alarm off for ever.
    if change != nil, condition != .off, !wasOff { return }
    let delay = condition == .off ? kind.offDelay : kind.onDelay
    if delay > .zero { change = moment + delay } else { settle(at: moment) { $0.activate(condition) } }
  }

  /// Acknowledges the alarm. Returns whether there was anything to acknowledge.
  @discardableResult public mutating func acknowledge(at moment: Duration) -> Bool {
    advance(to: moment)
    let next: AlarmState
    switch state {
    case .unacknowledged: next = .acknowledged
    case .returned: next = .normal
    case .latchedUnacknowledged: next = .latchedAcknowledged
    default: return false
    }
    settle(at: moment) { $0.ownState = next }
    return true
  }

  /// Resets a latched alarm whose condition is off and acknowledged. Returns whether there was anything to reset.
  @discardableResult public mutating func reset(at moment: Duration) -> Bool {
    advance(to: moment)
    guard state == .latchedAcknowledged else { return false }
    settle(at: moment) { $0.ownState = .normal }
    return true
  }

  /// Puts the alarm aside for a time.
  ///
  /// - Parameters:
  ///   - duration: the time, at most that of the definition.
  ///   - isOneShot: whether the shelving also ends with the condition, which must be on in this case.
  /// - Returns: whether the alarm was shelved. An alarm that is already shelved, suppressed or out of service is not.
  @discardableResult public mutating func shelve(
    for duration: Duration, isOneShot: Bool = false, at moment: Duration
  ) -> Bool {
    advance(to: moment)
    let time = min(duration, kind.longestShelving)
    if state.isInhibited || time <= .zero || isOneShot && !isActive { return false }
    settle(at: moment) { $0.shelf = Shelf(end: moment + time, isOneShot: isOneShot) }
    return true
  }

  /// Ends the shelving. Returns whether the alarm was shelved.
  @discardableResult public mutating func unshelve(at moment: Duration) -> Bool {
    advance(to: moment)
    guard shelf != nil else { return false }
    settle(at: moment) { $0.shelf = nil }
    return true
  }

  /// Limits the end of the shelving to the longest time of the definition after a moment. Otherwise an alarm that was
  /// shelved while the machine's clock was years ahead, or is years behind now, would be put aside for years.
  mutating func limitShelving(at moment: Duration) {
    guard let end = shelf?.end, end > moment + kind.longestShelving else { return }
    limitedEnd = end
    shelf?.end = moment + kind.longestShelving
  }

  /// Suppresses the alarm by the machine's own logic, or ends the suppression.
  public mutating func suppress(_ isSuppressed: Bool, at moment: Duration) {
    advance(to: moment)
    settle(at: moment) { $0.isSuppressed = isSuppressed }
  }

  /// Takes the alarm out of service, or returns it to service.
  public mutating func takeOutOfService(_ isOutOfService: Bool, at moment: Duration) {
    advance(to: moment)
    settle(at: moment) { $0.isOutOfService = isOutOfService }
  }

  /// Moves all moments by a difference after the machine's clock was set.
  public mutating func clockWasSet(by difference: Duration) {
    since += difference
    change = change.map { $0 + difference }
    shelf?.end += difference
  }

  /// Moves all moments by a difference after the machine's clock was set. A change of the state that is still to come by the
  /// former clock was read from a journal with the right time, and keeps its moment. So does the end of its shelving, unless
  /// the longest time is over before.
  ///
  /// - Parameter moment: the moment before the clock was set.
  mutating func clockWasSet(by difference: Duration, from moment: Duration) {
    let former = since
    clockWasSet(by: difference)
    guard former > moment else { return }
    since = former
    if let end = shelf?.end, let limitedEnd { shelf?.end = min(end, limitedEnd) }
    limitedEnd = nil
  }

  /// Makes a change, and notes when the state has changed.
  ///
  /// An alarm that is no longer shelved, suppressed or out of service begins again: unacknowledged if its condition is
  /// on, otherwise normal.
  private mutating func settle(at moment: Duration, _ change: (inout Alarm) -> Void) {
    let (before, fault) = (state, effective)
    change(&self)
    if before.isInhibited, !state.isInhibited { ownState = isActive ? .unacknowledged : .normal }
    if state != before || state == .unacknowledged && effective != fault { since = moment }
  }

  /// Lets a condition count from now on.
  private mutating func activate(_ condition: AlarmCondition) {
    (effective, change) = (condition, nil)
    if !isActive, shelf?.isOneShot == true { shelf = nil }
    if isActive {
      if let told { (values, faultValues) = (told.newest, told.ofFault ?? told.newest) }
      return (ownState, isUnsupervised) = (.unacknowledged, condition == .unknown)
    }
    values = faultValues
    switch ownState {
    case .unacknowledged: ownState = kind.isLatching ? .latchedUnacknowledged : .returned
    case .acknowledged: ownState = kind.isLatching ? .latchedAcknowledged : .normal
    default: break
    }
  }
}

nonisolated extension Alarm {
  /// Creates an alarm in the state that the last entry of a journal tells.
  ///
  /// Restores an alarm. Until the machine reports its condition, the condition counts as it was in the entry.
  init(_ kind: AlarmKind, after entry: AlarmEntry) {
    self.init(kind)
    (since, values, faultValues) = (entry.moment, entry.values, entry.values)
    isUnsupervised = entry.isUnsupervised
    switch entry.new {
    case .shelved: shelf = Shelf(end: entry.shelfEnd ?? entry.moment, isOneShot: entry.isOneShot)
    case .suppressed: isSuppressed = true
    case .outOfService: isOutOfService = true
    case .unacknowledged, .acknowledged:
      ownState = entry.new
      effective = entry.isUnsupervised ? .unknown : .on
      (reported, isConditionOn) = (effective, !entry.isUnsupervised)
    case .normal, .returned, .latchedUnacknowledged, .latchedAcknowledged: ownState = entry.new
    }
  }
}
