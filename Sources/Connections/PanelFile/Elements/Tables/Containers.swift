import Controls
import Graphics
import Runtime
import Values

/// The containers of panel files.
enum Containers {
  /// The key of the items, which all of them have.
  private static let body = KeyRule("body", .body, "The items inside.", isRequired: true)
  /// The key of a title.
  private static let title = KeyRule("title", .text, "The title.")

  /// The rules of these containers.
  static let all: [ElementRule] = [
    ElementRule("row", .containers, "Items side by side.", short: "body", [body]) {
      Row(parts: $0.parts("body"))
    },
    ElementRule("column", .containers, "Items one below the other.", short: "body", [body]) {
      Column(parts: $0.parts("body"))
    },
    ElementRule(
      "grid", .containers, "Items in columns of the same width.", short: "body",
      [
        KeyRule(
          "columns", .whole(1...12),
          "The greatest number of columns, fewer if the items are wide; unless given, as many as fit."), body,
      ]
    ) { context in
      GridOfParts(columns: context.number("columns").map { Int($0) }, parts: context.parts("body"))
    },
    ElementRule("stack", .containers, "Items in front of each other.", short: "body", [body]) { context in
      ZStack { context.parts("body") }
    },
    ElementRule("group", .containers, "A card with a title around items.", short: "body", [title, body]) { context in
      TitledCard(title: context.text("title"), parts: context.parts("body"))
    },
    ElementRule(
      "section", .containers, "Rows with a header, in a form or a list.", short: "body",
      [
        title, KeyRule("footer", .text, "A text below the rows."), body,
      ]
    ) { context in
      TitledRows(context: context)
    },
    ElementRule(
      "disclosure", .containers, "Items that are shown on request.", short: "body",
      [KeyRule("title", .text, "The title.", isRequired: true), body]
    ) { context in
      DisclosureGroup(content: { Column(parts: context.parts("body")) }, label: { context.text("title") })
    },
    filling(
      ElementRule("form", .containers, "Rows of settings, which fill the page.", short: "body", [body]) { context in
        Form { context.parts("body") }
      }),
    filling(
      ElementRule("list", .containers, "Rows that scroll, which fill the page.", short: "body", [body]) { context in
        List { context.parts("body") }
      }),
    filling(
      ElementRule(
        "scroll", .containers, "Items that scroll.", short: "body",
        [
          KeyRule("axis", .word(["vertical", "horizontal"]), "The direction; vertical unless given."), body,
        ]
      ) { context in
        Scrolling(isHorizontal: context.word("axis") == "horizontal", parts: context.parts("body"))
      }),
    filling(
      ElementRule(
        "columns", .containers,
        "Two columns of cards on a wide screen, one on a narrow one, with the main actions below. It fills the page.",
        [
          KeyRule("first", .body, "The cards of the first column.", isRequired: true),
          KeyRule("second", .body, "The cards of the second column.", isRequired: true),
          KeyRule("actions", .body, "The buttons below, which never scroll."),
        ]
      ) { context in
        TwoColumns(context: context)
      }),
  ]

  /// The rule of a container that fills a page and scrolls by itself.
  private static func filling(_ rule: ElementRule) -> ElementRule {
    var rule = rule
    rule.fills = true
    return rule
  }
}
