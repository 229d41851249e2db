// The tables of the sections that are used by some panels: alarms, roles.
extension PanelSchema {
  /// The keys of an alarm.
  static let alarm: [KeyRule] = [
    KeyRule("when", .condition, "The condition for the alarm. While it cannot be judged, the alarm is on."),
    KeyRule("until", .condition, "The condition for its end; unless given, it ends as soon as `when:` does not hold."),
    KeyRule("value", .value([.number, .duration]), "The value that has limits, instead of `when:`."),
    KeyRule("above", .number(-1e15...1e15), "The limit above which it comes; of a duration in seconds."),
    KeyRule("below", .number(-1e15...1e15), "The limit below which it comes; of a duration in seconds."),
    KeyRule("deadband", .number(0...1e15), "How far the value has to come back before the alarm goes; 0 unless given."),
    KeyRule("for", .duration, "The time for which the condition has to hold before it comes; 0 s unless given."),
    KeyRule("off for", .duration, "The time for which it has to be over before the alarm goes; 0 s unless given."),
    KeyRule("priority", .word(["low", "medium", "high", "urgent"]), "Its urgency; medium unless given."),
    KeyRule("text", .text, "The fault, in a few words.", isRequired: true),
    KeyRule("advice", .text, "What the person in front of the panel should do, without values in braces."),
    KeyRule("latch", .flag, "Whether it must be reset once it is over and acknowledged; false unless given."),
    KeyRule("shelve", .duration, "The longest time for which it can be put aside; 8 h unless given."),
    KeyRule("do", .actions, "What is done when it comes."),
  ]

  /// The keys of `roles:`.
  static let roles: [KeyRule] = [
    KeyRule(
      "user", .passcode, "The hash of the code for people who work with the machine, as `kiosk passcode` prints it."),
    KeyRule("service", .passcode, "The hash of the code for people who look after the machine."),
    KeyRule(
      "lowest", .word(["visitor", "user"]), "The role of a person who has entered no code; visitor unless given."),
  ]
}
