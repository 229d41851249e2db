// The keys that every element of a page takes besides its own.
extension Modifiers {
  /// The keys of all elements.
  nonisolated static let keys: [KeyRule] = [
    KeyRule("name", .name, "The name by which its state is kept when the file changes; unique beside its neighbours."),
    KeyRule("visible", .condition, "Whether it is there."),
    KeyRule("enabled", .condition, "Whether it can be worked."),
    KeyRule("access", .role, "The role that may use it, and those above that."),
    KeyRule(
      "otherwise", .word(["locked", "hidden", "read only"]),
      "What other roles see: a lock that asks for the code, nothing, or the value; locked unless given."),
    KeyRule(
      "screens", .several(["tiny", "small", "medium", "expanded", "large", "tall"]),
      "The classes of screens that show it; all of them unless given."),
    KeyRule("tint", .color, "The colour of what can be worked or changes."),
    KeyRule("foreground", .color, "The colour of texts and symbols."),
    KeyRule("font", .word(FontNames.all), "The style of its texts."),
    KeyRule("size", .word(["mini", "small", "regular", "large", "extraLarge"]), "The size of its controls."),
    KeyRule("card", .flag, "Whether it has a card behind it."),
    KeyRule("grow", .flag, "Whether it takes the remaining room."),
    KeyRule("align", .word(["leading", "center", "trailing"]), "The side at which it is placed, in the full width."),
    KeyRule("lines", .whole(1...100), "The most lines of its texts."),
    KeyRule("badge", .text, "A short text at its corner."),
    KeyRule("spoken", .text, "What is spoken instead of its label."),
    KeyRule("hint", .text, "What is spoken after a pause: what it does."),
    KeyRule("header", .flag, "Whether it is a heading; users of speech can move from one heading to the next."),
  ]
}
