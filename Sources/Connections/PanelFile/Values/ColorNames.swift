import Controls
import Looks
import Graphics
import Values

/// The colours that a panel file can name: the theme's, which follow light and dark, and the colours of Swift's API.
enum ColorNames {
  /// The names, with the colours that a view resolves.
  private static let table: [(name: String, color: @MainActor @Sendable () -> Color)] = [
    ("accent", { .accentColor }), ("primary", { .primary }), ("secondary", { .secondary }),
    ("red", { .red }), ("orange", { .orange }), ("yellow", { .yellow }), ("green", { .green }), ("mint", { .mint }),
    ("teal", { .teal }), ("cyan", { .cyan }), ("blue", { .blue }), ("indigo", { .indigo }), ("purple", { .purple }),
    ("pink", { .pink }), ("brown", { .brown }), ("gray", { .gray }), ("black", { .black }), ("white", { .white }),
    ("clear", { .clear }),
  ]

  /// The names, those of the theme first.
  static let all = table.map(\.name)

  /// Whether a text is a colour: a name, or `#RRGGBB`.
  static func isColor(_ text: String) -> Bool { all.contains(text) || ColorComponents(text: text) != nil }

  /// The colour of a text for letters and symbols; `nil` if the text is no colour.
  ///
  /// The hues of Swift's API are too light for letters on white and too dark on black, so they are mixed with the
  /// theme's text colour; a hexadecimal colour is taken literally.
  @MainActor static func colorOfText(_ text: String) -> Color? {
    hues.contains(text) ? color(text)?.mix(with: .primary, by: 0.5) : color(text)
  }

  /// The names of colours that are not the theme's.
  private static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  /// The colour of a text; `nil` if it is none.
  @MainActor static func color(_ text: String) -> Color? {
    if let known = table.first(where: { $0.name == text }) { return known.color() }
    return Color(tweakText: text)
  }
}
