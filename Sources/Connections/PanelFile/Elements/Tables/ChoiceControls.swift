import Controls
import Looks
import Graphics
import Runtime
import Values

/// The controls of switches, choices, texts, colours, dates and times.
enum ChoiceControls {
  /// The key of the title, which all of them have.
  private static let label = KeyRule("label", .text, "The title; that of the value unless given.")
  /// The key of the value, which is of some kinds.
  private static func value(_ kinds: Set<ValueKind>) -> KeyRule {
    KeyRule("value", .value(kinds), "The value that it sets.", isRequired: true)
  }

  static let all: [ElementRule] = [
    ElementRule(
      "toggle", .controls, "A switch.", short: "value",
      [
        value([.switch]), label, KeyRule("symbol", .symbol, "A symbol before the title."),
        KeyRule("style", .word(["switch", "button", "checkbox"]), "Its look."),
      ]
    ) { ToggleControl(context: $0) },
    ElementRule(
      "picker", .controls, "One of several options.", short: "value",
      [
        value([.choice]), label,
        KeyRule(
          "style", .word(["menu", "segmented", "wheel", "inline", "navigationLink", "radioGroup"]), "Its look."),
      ]
    ) { PickerControl(context: $0) },
    ElementRule(
      "text field", .controls, "A text that is typed.", short: "value",
      [
        value([.text]), label, KeyRule("prompt", .text, "The text in it while it is empty."),
        KeyRule("secret", .flag, "Whether dots replace the letters."),
      ]
    ) { TextControl(context: $0) },
    ElementRule("color picker", .controls, "A colour.", short: "value", [value([.color]), label]) {
      ColorControl(context: $0)
    },
    ElementRule(
      "date picker", .controls, "A date or a time of day, by wheels.", short: "value",
      [
        value([.date, .time]), label,
      ]
    ) { DateControl(context: $0) },
    ElementRule(
      "button", .controls, "What is done when it is pressed, and when it is held.", short: "label",
      [
        KeyRule("label", .text, "The title.", isRequired: true),
        KeyRule("symbol", .symbol, "A symbol before the title."),
        KeyRule("role", .word(["primary", "destructive", "cancel"]), "What it is for, from which its look follows."),
        KeyRule("style", .word(["bordered", "borderedProminent", "borderless", "plain"]), "Its look."),
        KeyRule("tap", .actions, "What a tap, a press of the knob or Enter does."),
        KeyRule("hold", .actions, "What a long press does."),
      ]
    ) { ButtonControl(context: $0) },
    ElementRule(
      "link", .controls, "A row that opens a page.", short: "page",
      [
        KeyRule("page", .page, "The page that it opens.", isRequired: true),
        KeyRule("label", .text, "The title; that of the page unless given."),
        KeyRule("symbol", .symbol, "A symbol before the title."),
      ]
    ) { LinkControl(context: $0) },
    ElementRule(
      "menu", .controls, "A button that opens a list of buttons.", short: "body",
      [
        KeyRule("label", .text, "The title.", isRequired: true),
        KeyRule("body", .body, "The buttons.", isRequired: true),
      ]
    ) { context in
      Menu(content: { context.parts("body") }, label: { context.text("label") ?? Text(verbatim: "") })
    },
  ]
}
