import Graphics
import Runtime
import Values

/// Lays out the texts of a chart, and caches them: most labels of a moving axis stay the same.
package final class LabelTypesetter {
  private var font: TextFont?
  private var known: [String: TextLayout] = [:]

  /// The greatest number of texts that are kept.
  private static let most = 200

  /// Creates a typesetter that has set no text.
  package init() {}

  /// Takes over the font of an environment. Returns whether it is another one, so that texts have to be laid out again.
  @discardableResult package func prepare(in environment: EnvironmentValues) -> Bool {
    var traits = environment.textTraits
    traits.font = .caption
    traits.hasTabularDigits = true
    let font = traits.resolvedFont(in: environment).resolved(in: environment.fontLibrary)
    if font == self.font { return false }
    self.font = font
    known = [:]
    return true
  }

  /// Returns a text on one line; `nil` if there is no font.
  package func layout(_ text: String) -> TextLayout? {
    if let layout = known[text] { return layout }
    guard let font else { return nil }
    if known.count >= Self.most { known = [:] }
    let layout = TextLayout(text, font: font, lineLimit: 1)
    known[text] = layout
    return layout
  }

  /// The height of a line, in points.
  package var lineHeight: Double { layout("0")?.size.height ?? 0 }
}

extension Text {
  /// The words of the text in an environment.
  package func words(in environment: EnvironmentValues) -> String { TextBehavior.Content(self, in: environment).string }
}
