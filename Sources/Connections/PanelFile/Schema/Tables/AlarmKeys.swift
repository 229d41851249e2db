import Appliance

/// The keys of an alarm.
enum AlarmKeys {
  static let condition = PanelKey(
    "when", .condition, "The condition for the alarm. While it cannot be judged, the alarm is on.")
  static let until = PanelKey(
    "until", .condition, "The condition for its end; unless given, it ends as soon as `when:` does not hold.")
  static let value = PanelKey(
    "value", .value([.number, .duration]), "The value that has limits, instead of `when:`.")
  static let above = PanelKey(
    "above", .number(-1e15...1e15), "The limit above which it comes; of a duration in seconds.")
  static let below = PanelKey(
    "below", .number(-1e15...1e15), "The limit below which it comes; of a duration in seconds.")
  static let deadband = PanelKey(
    "deadband", .number(0...1e15), "How far the value has to come back before the alarm goes; 0 unless given.")
  static let onDelay = PanelKey(
    "for", .duration, "The time for which the condition has to hold before it comes; 0 s unless given.")
  static let offDelay = PanelKey(
    "off for", .duration, "The time for which it has to be over before the alarm goes; 0 s unless given.")
  static let priority = PanelKey(
    "priority", .word(AlarmPriority.allCases), "Its urgency; medium unless given.")
  static let text = PanelKey("text", .text, "The fault, in a few words.", isRequired: true)
  static let advice = PanelKey(
    "advice", .text, "What the person in front of the panel should do, without values in braces.")
  static let latch = PanelKey(
    "latch", .flag, "Whether it must be reset once it is over and acknowledged; false unless given.")
  static let shelve = PanelKey(
    "shelve", .duration, "The longest time for which it can be put aside; 8 h unless given.")
  static let actions = PanelKey("do", .actions, "What is done when it comes.")

  static let all: [any DeclaredKey] = [
    condition, until, value, above, below, deadband, onDelay, offDelay, priority, text, advice, latch, shelve, actions,
  ]
}

/// The keys of `roles:`.
enum RoleKeys {
  static let user = PanelKey(
    AccessRole.user.rawValue, .passcode,
    "The hash of the code for people who work with the machine, as `kiosk passcode` prints it.")
  static let service = PanelKey(
    AccessRole.service.rawValue, .passcode, "The hash of the code for people who look after the machine.")
  static let lowest = PanelKey(
    "lowest", .word([AccessRole.visitor, .user]),
    "The role of a person who has entered no code; visitor unless given.")

  static let all: [any DeclaredKey] = [user, service, lowest]
}
