import Controls
import Graphics
import LinuxHost
import Localization
import Settings

extension Kiosk {
  /// Lists the strings that languages lack, and the characters of the chosen language that no font has.
  ///
  /// - Returns: `false` if a file with translations cannot be used.
  func checkLanguages(_ arguments: Arguments, _ layers: SettingsLayers, besides state: String) throws -> Bool {
    var isGood = true
    for file in PanelLanguage.folders(besides: state).files where file.path.hasSuffix(".xcstrings") {
      do throws(TableError) {
        for gap in try TranslationGap.gaps(ofCatalog: file.path) { print(gap) }
      } catch {
        print(error)
        isGood = false
      }
    }
    var options = PanelOptions()
    options.set(MachineSetting.languageID, to: layers.load().values[MachineSetting.languageID]?.text ?? "auto")
    if let language = PanelLanguage.language(of: options) {
      for complaint in try Self.missingFonts(for: language, try arguments.fonts()) { print(complaint) }
    }
    return isGood
  }

  /// What fonts lack to show a language: its name and the toolkit's own words are set with them.
  static func missingFonts(for language: LanguageTag, _ fonts: FontLibrary) throws -> [FontError] {
    let face = try fonts.face(weight: 400, size: 16)
    _ = fonts.fallback.takeComplaints()
    let words = Localizer(language)
    let sample = [words("Cancel"), words("Settings"), words("January"), words("Security code")].joined(separator: " ")
    _ = TextLayout(
      [TextSpan(sample, font: TextFont(typeface: face, size: 16))], style: ParagraphStyle(language: language.text),
      width: nil)
    return fonts.fallback.takeComplaints()
  }
}
