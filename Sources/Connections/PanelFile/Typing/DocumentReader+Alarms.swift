import Appliance
import Values

// The section `alarms:`.
extension DocumentReader {
  /// Reads an alarm; `nil`, and noted, if it cannot be judged or says nothing.
  func alarm(_ entry: SourceEntry) -> AlarmDeclaration? {
    guard checkName(entry.name, entry.place, "an alarm", allowsHyphens: false) else { return nil }
    let keys = map(entry.value, PanelSchema.alarm, of: "an alarm")
    guard case .text(let text)? = keys["text"], let rule = rule(entry, keys) else { return nil }
    var alarm = AlarmDeclaration(name: entry.name, rule: rule, text: text)
    if let priority = AlarmPriority.allCases.first(where: { "\($0)" == keys["priority"]?.word }) {
      alarm.priority = priority
    }
    (alarm.onDelay, alarm.offDelay) = (keys["for"]?.duration ?? .zero, keys["off for"]?.duration ?? .zero)
    (alarm.isLatching, alarm.longestShelving) = (keys["latch"]?.flag ?? false, keys["shelve"]?.duration)
    if case .text(let advice)? = keys["advice"] {
      alarm.advice = advice.plain
      if advice.plain == nil {
        note(
          entry.value.entry("advice")?.value.place ?? entry.place, "advice: cannot show values",
          "write them at text:, and what to do here")
      }
    }
    if case .actions(let actions)? = keys["do"] { alarm.actions = actions }
    // Its words are called out, and stand in the journal.
    checkPublic(text, "an alarm", entry.place)
    checkPublic(alarm.actions, entry.place)
    return alarm
  }

  /// What decides whether an alarm is on: a condition, or a value with limits.
  private func rule(_ entry: SourceEntry, _ keys: [String: Property]) -> AlarmDeclaration.Rule? {
    let (hasCondition, hasValue) = (entry.value.entry("when") != nil, entry.value.entry("value") != nil)
    guard hasCondition != hasValue else {
      note(
        entry.place,
        "\(entry.name) has \(hasCondition ? "both a condition and a limit" : "neither a condition nor a limit")",
        "write either when: CONDITION, or value: VALUE with above: or below:")
      return nil
    }
    // A key of the other form would have no effect.
    for key in hasCondition ? ["above", "below", "deadband"] : ["until"] {
      guard let stray = entry.value.entry(key) else { continue }
      note(
        stray.place, "\(key): belongs to an alarm with \(hasCondition ? "value:" : "when:")",
        hasCondition ? "write until: CONDITION for when it goes" : "write deadband: for when it goes")
    }
    if hasCondition {
      guard case .expression(let condition)? = keys["when"] else { return nil }
      if case .expression(let until)? = keys["until"] { return .condition(condition, until: until) }
      return .condition(condition, until: nil)
    }
    guard let value = keys["value"]?.word else { return nil }
    return limit(entry, keys).map { .limit(value, $0) }
  }

  /// The limits of a value.
  private func limit(_ entry: SourceEntry, _ keys: [String: Property]) -> AlarmLimit? {
    let (above, below, deadBand) = (keys["above"]?.number, keys["below"]?.number, keys["deadband"]?.number ?? 0)
    switch (above, below) {
    case (let above?, nil): return .above(above, deadBand: deadBand)
    case (nil, let below?): return .below(below, deadBand: deadBand)
    case (let above?, let below?) where below < above: return .outside(below...above, deadBand: deadBand)
    case (.some, .some):
      note(
        entry.value.entry("below")?.value.place ?? entry.place, "below: is not less than above:",
        "write the lower limit at below:")
    case (nil, nil):
      if entry.value.entry("above") == nil, entry.value.entry("below") == nil {
        note(entry.place, "\(entry.name) has no limit", "write above: or below: with a number")
      }
    }
    return nil
  }
}

extension Property {
  /// The duration of a property; `nil` for any other.
  var duration: Duration? {
    if case .duration(let duration) = self { return duration }
    return nil
  }

  /// The number of a property; `nil` for any other.
  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// Whether a property that is true or false is true; `nil` for any other.
  var flag: Bool? {
    if case .flag(let flag) = self { return flag }
    return nil
  }
}
