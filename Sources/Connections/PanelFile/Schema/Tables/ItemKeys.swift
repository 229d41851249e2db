import Appliance
import Looks
import Runtime

/// The keys that several items of pages take.
enum ItemKeys {
  static let value = PanelKey("value", .value([]), "The value that it shows.", isRequired: true)
  static let label = PanelKey("label", .text, "The title; that of the value unless given.")
  static let title = PanelKey("title", .text, "The title.")
  static let text = PanelKey("text", .text, "The text.", isRequired: true)
  static let symbol = PanelKey("symbol", .symbol, "A symbol before the title.")
  static let body = PanelKey("body", .body, "The items inside.", isRequired: true)
  static let bounds = PanelKey("in", .range, "The bounds; those of the value unless given.")
  static let span = PanelKey("span", .duration, "The time that it shows; 30 min unless given.")

  // MARK: All items

  static let name = PanelKey(
    "name", .name, "The name by which its state is kept when the file changes; unique beside its neighbours.")
  static let visible = PanelKey("visible", .condition, "Whether it is there.")
  static let enabled = PanelKey("enabled", .condition, "Whether it can be worked.")
  static let access = PanelKey("access", .role, "The role that may use it, and those above that.")
  static let otherwise = PanelKey(
    "otherwise", .word(["locked": AccessDenial.locked, "hidden": .hidden, "read only": .readOnly]),
    "What other roles see: a lock that asks for the code, nothing, or the value; locked unless given.")
  static let screens = PanelKey(
    "screens", .several(ScreenClass.allCases), "The classes of screens that show it; all of them unless given.")
  static let tint = PanelKey("tint", .color, "The colour of what can be worked or changes.")
  static let foreground = PanelKey("foreground", .color, "The colour of texts and symbols.")
  static let font = PanelKey("font", .word(FontNames.all), "The style of its texts.")
  static let size = PanelKey("size", .word(ControlSize.allCases), "The size of its controls.")
  static let card = PanelKey("card", .flag, "Whether it has a card behind it.")
  static let grow = PanelKey("grow", .flag, "Whether it takes the remaining room.")
  static let align = PanelKey(
    "align", .word(["leading": Alignment.leading, "center": .center, "trailing": .trailing]),
    "The side at which it is placed, in the full width.")
  static let lines = PanelKey("lines", .whole(1...100), "The most lines of its texts.")
  static let badge = PanelKey("badge", .text, "A short text at its corner.")
  static let spoken = PanelKey("spoken", .text, "What is spoken instead of its label.")
  static let hint = PanelKey("hint", .text, "What is spoken after a pause: what it does.")
  static let header = PanelKey(
    "header", .flag, "Whether it is a heading; users of speech can move from one heading to the next.")

  /// The keys that every item takes besides its own.
  static let shared = keys.rules

  private static let keys: [any DeclaredKey] = [
    name, visible, enabled, access, otherwise, screens, tint, foreground, font, size, card, grow, align, lines, badge,
    spoken, hint, header,
  ]
}
