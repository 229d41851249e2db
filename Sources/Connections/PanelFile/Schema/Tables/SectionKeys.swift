import Looks

/// The keys of `panel:`.
enum PanelKeys {
  static let name = PanelKey("name", .name, "The name of the panel in topics and files.")
  static let title = PanelKey("title", .text, "The title for people.")
  static let home = PanelKey(
    "home", .page, "The page that is shown first; the first one of the file unless given.")
  static let idle = PanelKey(
    // A shorter one would leave no time to read a page.
    "idle", .duration(least: .seconds(10)),
    "The time without input after which the first page is shown again, and a role is left; never unless given.")
  static let banner = PanelKey(
    "banner", .flag, "Whether a banner above all pages shows the most important alarm; true unless given.")
  static let tabs = PanelKey("tabs", .pages, "The pages that a bar at the bottom offers.")
  static let keyboards = PanelKey(
    "keyboards", .layouts,
    "The layouts of the keyboard on the screen, as X names them: [de, cz, fr(oss)]; those of the panel's language unless given."
  )
  static let tint = PanelKey(
    "tint", .color, "The colour of controls. Text in it is made darker or lighter until it can be read.")
  static let size = PanelKey("size", .word(ControlSize.allCases), "The size of all controls.")

  static let all: [any DeclaredKey] = [name, title, home, idle, banner, tabs, keyboards, tint, size]
}

/// The keys of a page.
enum PageKeys {
  static let title = PanelKey(
    "title", .text, "The title in the bar at the top; without one there is no bar on the first page.")
  static let symbol = PanelKey("symbol", .symbol, "The symbol in the bar of tabs.")
  static let access = PanelKey("access", .role, "The role that sees it; anybody else is asked for the code.")
  static let body = PanelKey("body", .body, "The items of the page.", isRequired: true)

  static let all: [any DeclaredKey] = [title, symbol, access, body]
}

/// The keys of a component.
enum ComponentKeys {
  static let parameters = PanelKey(
    "parameters", .names, "The names of the arguments, which the body uses with a $ before them.")
  static let body = PanelKey("body", .anything, "The items.", isRequired: true)

  static let all: [any DeclaredKey] = [parameters, body]
}

/// The keys of a repetition.
enum RepetitionKeys {
  static let each = PanelKey("each", .name, "The name that the body uses with a $ before it.", isRequired: true)
  static let list = PanelKey("in", .anything, "The list of its values.", isRequired: true)
  static let body = PanelKey("body", .anything, "The items.", isRequired: true)

  static let all: [any DeclaredKey] = [each, list, body]
}
