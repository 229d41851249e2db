import Runtime

/// The containers of panel files.
enum Containers {
  static let columnCount = PanelKey(
    "columns", .whole(1...12),
    "The greatest number of columns, fewer if the items are wide; unless given, as many as fit.")
  static let footer = PanelKey("footer", .text, "A text below the rows.")
  static let axis = PanelKey(
    "axis", .word(["vertical": Axis.vertical, "horizontal": .horizontal]), "The direction; vertical unless given.")
  static let first = PanelKey("first", .body, "The cards of the first column.", isRequired: true)
  static let second = PanelKey("second", .body, "The cards of the second column.", isRequired: true)
  static let actions = PanelKey(
    "actions", .body, "The buttons below, which do not scroll unless a banner leaves no room.")

  static let row = ElementRule(
    .row, .containers, "Items side by side.", short: ItemKeys.body, [ItemKeys.body])
  static let column = ElementRule(
    .column, .containers, "Items one below the other.", short: ItemKeys.body, [ItemKeys.body])
  static let grid = ElementRule(
    .grid, .containers, "Items in columns of the same width.", short: ItemKeys.body, [columnCount, ItemKeys.body])
  static let stack = ElementRule(
    .stack, .containers, "Items in front of each other.", short: ItemKeys.body, [ItemKeys.body])
  static let group = ElementRule(
    .group, .containers, "A card with a title around items.", short: ItemKeys.body, [ItemKeys.title, ItemKeys.body])
  static let section = ElementRule(
    .section, .containers, "Rows with a header, in a form or a list.", short: ItemKeys.body,
    [ItemKeys.title, footer, ItemKeys.body])
  static let disclosure = ElementRule(
    .disclosure, .containers, "Items that are shown on request.", short: ItemKeys.body,
    [ItemKeys.title.with("The title.", isRequired: true), ItemKeys.body])
  static let form = ElementRule(
    .form, .containers, "Rows of settings, which fill the page.", short: ItemKeys.body, [ItemKeys.body], fills: true)
  static let list = ElementRule(
    .list, .containers, "Rows that scroll, which fill the page.", short: ItemKeys.body, [ItemKeys.body], fills: true)
  static let scroll = ElementRule(
    .scroll, .containers, "Items that scroll.", short: ItemKeys.body, [axis, ItemKeys.body], fills: true)
  static let columns = ElementRule(
    .columns, .containers,
    "Two columns of cards on a wide screen, one on a narrow one, with the main actions below. It fills the page.",
    [first, second, actions], fills: true)
}
