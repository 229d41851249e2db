import Controls

/// What a panel file may say: one table, from which the reader, the schema of editors and the reference page follow.
package enum PanelSchema {
  /// An action: its own key, and the keys that may stand beside it.
  struct ActionRule: Sendable {
    var name: String { key.name }
    var key: KeyRule
    var beside: [KeyRule] = []
  }

  // MARK: Sections

  /// The sections of a file.
  static let sections: [KeyRule] = [
    KeyRule("panel", .map(panel), "The panel as a whole."),
    KeyRule("links", .anything, "The connections to buses and brokers, by name."),
    KeyRule("values", .anything, "The values of the panel, by name."),
    KeyRule("alarms", .anything, "The alarms of the panel, by name."),
    KeyRule("roles", .map(roles), "The roles, with their codes."),
    KeyRule("languages", .anything, "Translations of the texts of the file, by language."),
    KeyRule("components", .anything, "Pieces of pages that are used several times, by name."),
    KeyRule("pages", .anything, "The pages, by name; the first one is shown first.", isRequired: true),
  ]

  /// The keys of `panel:`.
  static let panel: [KeyRule] = [
    KeyRule("name", .name, "The name of the panel in topics and files."),
    KeyRule("title", .text, "The title for people."),
    KeyRule("home", .page, "The page that is shown first; the first one of the file unless given."),
    KeyRule(
      "idle", .duration,
      "The time without input after which the first page is shown again, and a role is left; never unless given."),
    KeyRule(
      "banner", .flag, "Whether a banner above all pages shows the most important alarm; true unless given."),
    KeyRule("tabs", .pages, "The pages that a bar at the bottom offers."),
    KeyRule(
      "keyboards", .layouts,
      "The layouts of the keyboard on the screen, as X names them: [de, cz, fr(oss)]; those of the panel's language unless given."
    ),
    KeyRule("tint", .color, "The colour of what can be worked."),
    KeyRule("size", .word(["mini", "small", "regular", "large", "extraLarge"]), "The size of all controls."),
  ]

  /// The keys of a page.
  static let page: [KeyRule] = [
    KeyRule("title", .text, "The title in the bar at the top; without one there is no bar on the first page."),
    KeyRule("symbol", .symbol, "The symbol in the bar of tabs."),
    KeyRule("access", .role, "The role that sees it; anybody else is asked for the code."),
    KeyRule("body", .body, "The items of the page.", isRequired: true),
  ]

  /// The keys of a component.
  static let component: [KeyRule] = [
    KeyRule("parameters", .names, "The names of the arguments, which the body uses with a $ before them."),
    KeyRule("body", .anything, "The items.", isRequired: true),
  ]

  /// The keys of a repetition.
  static let repetition: [KeyRule] = [
    KeyRule("each", .name, "The name that the body uses with a $ before it.", isRequired: true),
    KeyRule("in", .anything, "The list of its values.", isRequired: true),
    KeyRule("body", .anything, "The items.", isRequired: true),
  ]

  // MARK: Values

  private static let ofNumbers: Set<ValueKind> = [.number, .range, .duration]

  /// The keys of all values. Those of links stand beside them.
  static let valueKeys: [KeyRule] = [
    KeyRule("type", .word(ValueKind.allCases.map(\.rawValue)), "What it is.", isRequired: true),
    KeyRule("label", .text, "The title of its controls; made of its name unless given."),
    KeyRule("in", .range, "The least and the greatest value: 30..250.", onlyFor: ofNumbers),
    KeyRule(
      "step", .number(1e-6...1e9),
      "The distance between two values; without one a slider takes any, and a stepper moves by 1.",
      onlyFor: [.number, .range]),
    KeyRule("step", .duration, "The distance between two values.", onlyFor: [.duration]),
    KeyRule("unit", .plain, "The unit that is written after it.", onlyFor: [.number, .range]),
    KeyRule(
      "digits", .whole(0...6), "The digits after the point; as many as the step has unless given.",
      onlyFor: [.number, .range]),
    KeyRule("distance", .number(0...1e9), "The least distance between the two ends.", onlyFor: [.range]),
    KeyRule(
      "options", .options, "The options with their titles: {top: Top heat, fan: Fan}.", isRequired: true,
      onlyFor: [.choice]),
    KeyRule("initial", .literal, "The first value; unless given, a value of a link has none."),
    KeyRule("is", .anything, "The expression that computes it."),
    KeyRule("keep", .flag, "Whether it is kept in the config file; true unless it lives elsewhere."),
    KeyRule(
      "private", .flag,
      "Whether it is for the person at the panel alone; true for one that a field with `secret: true` edits."),
    KeyRule("stale", .duration, "The time after which it is out of date, if the link does not say."),
    KeyRule("deadband", .number(0...1e9), "A change by less does not count.", onlyFor: [.number]),
    KeyRule("send", .word(["changed", "released"]), "When a control hands it to its link; changed unless given."),
  ]

  /// The keys of a kind of values.
  static func value(_ kind: ValueKind) -> [KeyRule] {
    valueKeys.filter { $0.onlyFor.isEmpty || $0.onlyFor.contains(kind) }
  }

  /// The name of the default control of a value.
  static func defaultElement(of value: ValueDeclaration) -> String {
    if value.isReadOnly { return "value" }
    switch value.kind {
    case .number, .duration: return value.numbers.bounds == nil ? "value" : "stepper"
    case .range: return value.numbers.bounds == nil ? "value" : "range slider"
    case .switch: return "toggle"
    case .choice: return "picker"
    case .text: return "text field"
    case .color: return "color picker"
    case .date, .time: return "date picker"
    }
  }

  // MARK: Items and actions

  /// All items of pages.
  static let elements: [ElementRule] =
    Containers.all + NumberControls.all + ChoiceControls.all + TimeControls.all + Displays.all + Instruments.all
    + AlarmDisplays.all + Displays.others
  private static let byName = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }

  /// The rule of an item; `nil` for an unknown one.
  static func element(_ name: String) -> ElementRule? { byName[name] }

  /// The actions that may stand as a word alone.
  static let wordActions = ["back", "sign out"]

  /// All actions.
  static let actions: [ActionRule] = [
    ActionRule(key: KeyRule("set", .anything, "Sets values: {set: {oven.run: true}}.")),
    ActionRule(
      key: KeyRule("step", .value([.number, .duration]), "Moves a value by one of its steps."),
      beside: [KeyRule("by", .quantity, "The number of steps; 1 unless given.")]),
    ActionRule(key: KeyRule("toggle", .value([.switch]), "Turns a switch over.")),
    ActionRule(key: KeyRule("go", .page, "Opens a page.")),
    ActionRule(key: KeyRule("back", .flag, "Leaves the page; also the word back alone.")),
    ActionRule(key: KeyRule("show", .page, "Opens a page as a sheet above this one.")),
    ActionRule(key: KeyRule("tell", .text, "Shows a message until it is closed.")),
    ActionRule(
      key: KeyRule("ask", .text, "Asks a question. The actions after it follow only if the answer is yes."),
      beside: [
        KeyRule("yes", .text, "The title of the button that continues."),
        KeyRule("role", .word(["destructive", "normal"]), "Whether that cannot be undone."),
      ]),
    ActionRule(
      key: KeyRule("pin", .role, "Asks for the code of a role. The actions after it follow once the person has it.")),
    ActionRule(key: KeyRule("sign out", .flag, "Leaves the role; also the words sign out alone.")),
    ActionRule(key: KeyRule("start timer", .timer, "Starts a timer from its beginning, or resumes a stopped one.")),
    ActionRule(key: KeyRule("stop timer", .timer, "Ends a timer, or silences one that is over.")),
    ActionRule(key: KeyRule("wait", .duration, "Waits before the actions after it.")),
    ActionRule(
      key: KeyRule(
        "publish",
        .map([
          KeyRule("topic", .text, "The topic.", isRequired: true),
          KeyRule("text", .text, "The text.", isRequired: true),
          KeyRule("link", .name, "The broker, if there are several."),
          KeyRule("retained", .flag, "Whether the broker keeps it; false unless given."),
        ]), "Publishes a message to a broker.")),
    ActionRule(
      key: KeyRule("run", .name, "Runs an entry of the commands file."),
      beside: [KeyRule("with", .anything, "Its arguments, a list of texts with values in braces.")]),
    ActionRule(
      key: KeyRule("if", .condition, "Chooses between actions."),
      beside: [
        KeyRule("then", .actions, "What is done if the condition holds.", isRequired: true),
        KeyRule("else", .actions, "What is done otherwise."),
      ]),
  ]
}
