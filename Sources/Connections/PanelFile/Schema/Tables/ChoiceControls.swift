import Values

/// The controls of switches, choices, texts, colours, dates and times.
enum ChoiceControls {
  enum ToggleLook: String, CaseIterable { case `switch`, button, checkbox }
  enum PickerLook: String, CaseIterable { case menu, segmented, wheel, inline, navigationLink, radioGroup }
  enum FieldKeypad: String, CaseIterable { case number, decimal, phone, pin, email }
  enum ButtonPurpose: String, CaseIterable { case primary, destructive, cancel }
  enum ButtonLook: String, CaseIterable { case bordered, borderedProminent, borderless, plain }

  static let toggleLook = PanelKey("style", .word(ToggleLook.allCases), "Its look.")
  static let pickerLook = PanelKey("style", .word(PickerLook.allCases), "Its look.")
  static let prompt = PanelKey("prompt", .text, "The text in it while it is empty.")
  static let secret = PanelKey("secret", .flag, "Whether dots replace the letters.")
  static let keypad = PanelKey(
    "keypad", .word(FieldKeypad.allCases), "The keypad on the screen; letters, digits and signs unless given.")
  static let length = PanelKey(
    "length", .extent(0...TextLimits.valueBytes), "How many characters its text has: 4, or 4..8.")
  static let characters = PanelKey(
    "characters", .characters, "The characters that its text may have, such as 0-9A-F; all of them unless given.")
  static let wrong = PanelKey(
    "wrong", .text, "What is said about a text that does not fit `length:` or `characters:`, and is not set.")
  static let purpose = PanelKey(
    "role", .word(ButtonPurpose.allCases), "What it is for, from which its look follows.")
  static let buttonLook = PanelKey("style", .word(ButtonLook.allCases), "Its look.")
  static let tap = PanelKey("tap", .actions, "What a tap, a press of the knob or Enter does.")
  static let hold = PanelKey("hold", .actions, "What a long press does: of a finger, the knob, Enter or the space bar.")
  static let repeats = PanelKey(
    "repeats", .flag,
    "Whether the actions of `tap:` are carried out at once, after 0.5 s, and then ten times a second while it is held; "
      + "false unless given.")
  static let page = PanelKey("page", .page, "The page that it opens.", isRequired: true)

  /// The key of the value, which is of some kinds.
  private static func value(_ kinds: Set<ValueKind>) -> PanelKey<String> {
    ItemKeys.value.with(.value(kinds), "The value that it sets.")
  }
  private static let title = ItemKeys.label.with("The title.", isRequired: true)

  static let toggle = ElementRule(
    .toggle, .controls, "A switch.", short: ItemKeys.value,
    [value([.switch]), ItemKeys.label, ItemKeys.symbol, toggleLook])
  static let picker = ElementRule(
    .picker, .controls, "One of several options.", short: ItemKeys.value,
    [value([.choice]), ItemKeys.label, pickerLook])
  static let textField = ElementRule(
    .textField, .controls, "A text that is typed.", short: ItemKeys.value,
    [value([.text]), ItemKeys.label, prompt, secret, keypad, length, characters, wrong])
  static let colorPicker = ElementRule(
    .colorPicker, .controls, "A colour.", short: ItemKeys.value, [value([.color]), ItemKeys.label])
  static let datePicker = ElementRule(
    .datePicker, .controls, "A date or a time of day, by wheels.", short: ItemKeys.value,
    [value([.date, .time]), ItemKeys.label])
  static let button = ElementRule(
    .button, .controls, "What is done when it is pressed, and when it is held.", short: ItemKeys.label,
    [
      title, ItemKeys.symbol, purpose, buttonLook, tap, hold, repeats,
      NumberControls.accelerates.with("Whether it repeats faster with every second; false unless given."),
    ])
  static let link = ElementRule(
    .link, .controls, "A row that opens a page.", short: page,
    [page, ItemKeys.label.with("The title; that of the page unless given."), ItemKeys.symbol])
  static let menu = ElementRule(
    .menu, .controls, "A button that opens a list of buttons.", short: ItemKeys.body,
    [title, ItemKeys.body.with("The buttons.")])
}
