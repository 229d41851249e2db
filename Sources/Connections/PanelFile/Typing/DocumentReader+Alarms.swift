import Appliance
import Values

// The section `alarms:`.
extension DocumentReader {
  /// Reads an alarm; `nil`, with a note, if it cannot be judged or says nothing.
  func alarm(_ entry: SourceEntry) -> AlarmDeclaration? {
    guard checkName(entry.name, entry.place, "an alarm", allowsHyphens: false) else { return nil }
    let keys = map(entry.value, PanelSchema.alarm, of: "an alarm")
    guard let text = keys[AlarmKeys.text], let rule = rule(entry, keys) else { return nil }
    var alarm = AlarmDeclaration(name: entry.name, rule: rule, text: text)
    alarm.priority = keys[AlarmKeys.priority] ?? alarm.priority
    (alarm.onDelay, alarm.offDelay) = (keys[AlarmKeys.onDelay] ?? .zero, keys[AlarmKeys.offDelay] ?? .zero)
    (alarm.isLatching, alarm.longestShelving) = (keys[AlarmKeys.latch] ?? false, keys[AlarmKeys.shelve])
    if let advice = keys[AlarmKeys.advice] {
      alarm.advice = advice.plain
      if advice.plain == nil {
        note(
          entry.value.entry(AlarmKeys.advice)?.value.place ?? entry.place, "advice: cannot show values",
          "write them at text:, and what to do here")
      }
    }
    alarm.actions = keys[AlarmKeys.actions] ?? []
    // Its words are called out, and written into the journal.
    checkPublic(text, "an alarm", entry.place)
    checkPublic(alarm.actions, entry.place)
    checkCopies(alarm.actions, entry.place)
    // Brokers and the journal hear when it comes.
    if let name = privateName(among: rule.origins) {
      note(entry.place, "\(entry.name) reveals \(name), which is private", "watch a value that is for everybody")
    }
    return alarm
  }

  /// Reads the rule that decides whether an alarm is on: a condition, or a value with limits.
  private func rule(_ entry: SourceEntry, _ keys: Properties) -> AlarmDeclaration.Rule? {
    let (hasCondition, hasValue) = (
      entry.value.entry(AlarmKeys.condition) != nil, entry.value.entry(AlarmKeys.value) != nil
    )
    guard hasCondition != hasValue else {
      note(
        entry.place,
        "\(entry.name) has \(hasCondition ? "both a condition and a limit" : "neither a condition nor a limit")",
        "write either when: CONDITION, or value: VALUE with above: or below:")
      return nil
    }
    // A key of the other form would have no effect.
    let strays: [any DeclaredKey] =
      hasCondition ? [AlarmKeys.above, AlarmKeys.below, AlarmKeys.deadband] : [AlarmKeys.until]
    for key in strays {
      guard let stray = entry.value.entry(key) else { continue }
      note(
        stray.place, "\(key.name): belongs to an alarm with \(hasCondition ? "value:" : "when:")",
        hasCondition ? "write until: CONDITION for when it goes" : "write deadband: for when it goes")
    }
    if hasCondition {
      return keys[AlarmKeys.condition].map {
        checkReach(of: $0.expression, entry)
        return .condition($0.expression, until: keys[AlarmKeys.until]?.expression)
      }
    }
    guard let value = keys[AlarmKeys.value] else { return nil }
    checkReach(of: value, entry, keys)
    checkEnd(of: value, entry, keys)
    return limit(entry, keys).map { .limit(value, $0) }
  }

  /// Notes limits that the value never exceeds. A value that is reported from outside may be anything.
  private func checkReach(of value: String, _ entry: SourceEntry, _ keys: Properties) {
    guard let bounds = values[value]?.certainBounds else { return }
    let (low, high) = (bounds.lowerBound.decimalText, bounds.upperBound.decimalText)
    if let above = keys[AlarmKeys.above], above >= bounds.upperBound {
      note(
        entry.value.entry(AlarmKeys.above)?.value.place ?? entry.place,
        "\(value) is never above \(above.decimalText), because its in: ends at \(high)", "write a lower limit")
    }
    if let below = keys[AlarmKeys.below], below <= bounds.lowerBound {
      note(
        entry.value.entry(AlarmKeys.below)?.value.place ?? entry.place,
        "\(value) is never below \(below.decimalText), because its in: begins at \(low)", "write a higher limit")
    }
  }

  /// Notes a deadband that is wider than the room behind the limits: the alarm would never go.
  private func checkEnd(of value: String, _ entry: SourceEntry, _ keys: Properties) {
    guard let deadband = keys[AlarmKeys.deadband], deadband > 0 else { return }
    let bounds = values[value]?.certainBounds
    let least = max(keys[AlarmKeys.below].map { $0 + deadband } ?? -.infinity, bounds?.lowerBound ?? -.infinity)
    let greatest = min(keys[AlarmKeys.above].map { $0 - deadband } ?? .infinity, bounds?.upperBound ?? .infinity)
    if least - greatest <= 1e-9 * max(least.magnitude, greatest.magnitude) { return }
    note(
      entry.value.entry(AlarmKeys.deadband)?.value.place ?? entry.place,
      "\(entry.name) never goes: \(value) cannot come back so far from its limits", "write a smaller deadband:")
  }

  /// Notes a condition that never holds, by the bounds of its values.
  private func checkReach(of condition: Expression, _ entry: SourceEntry) {
    if condition.canHold({ values[$0]?.certainBounds }) { return }
    note(
      entry.value.entry(AlarmKeys.condition)?.value.place ?? entry.place,
      "this condition never holds, by the in: of its values", "compare with numbers that they can have")
  }

  /// The limits of a value.
  private func limit(_ entry: SourceEntry, _ keys: Properties) -> AlarmLimit? {
    let (above, below, deadBand) = (keys[AlarmKeys.above], keys[AlarmKeys.below], keys[AlarmKeys.deadband] ?? 0)
    switch (above, below) {
    case (let above?, nil): return .above(above, deadBand: deadBand)
    case (nil, let below?): return .below(below, deadBand: deadBand)
    case (let above?, let below?) where below < above: return .outside(below...above, deadBand: deadBand)
    case (.some, .some):
      note(
        entry.value.entry(AlarmKeys.below)?.value.place ?? entry.place, "below: is not less than above:",
        "write the lower limit at below:")
    case (nil, nil):
      if entry.value.entry(AlarmKeys.above) == nil, entry.value.entry(AlarmKeys.below) == nil {
        note(entry.place, "\(entry.name) has no limit", "write above: or below: with a number")
      }
    }
    return nil
  }
}
