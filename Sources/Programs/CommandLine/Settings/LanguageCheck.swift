import Graphics
import LinuxHost
import Localization
import Looks
import Operation
import Settings

extension Kiosk {
  /// Lists the strings that languages lack, and the characters of the chosen language that no font has.
  ///
  /// - Parameter say: receives each of them.
  /// - Returns: `false` if a file with translations cannot be used.
  func checkLanguages(
    _ arguments: Arguments, _ layers: SettingsLayers, besides state: String,
    say: (any CustomStringConvertible) -> Void
  ) throws -> Bool {
    let files = PanelLanguage.folders(besides: state).files
    var isGood = checkCatalogs(files.map(\.path).filter { $0.hasSuffix(".xcstrings") }, say)
    // The files of a table in one folder are compared with each other.
    let tables = Dictionary(grouping: files.map(\.path).filter { $0.hasSuffix(".mo") }, by: Self.table)
    for (_, paths) in tables.sorted(by: { $0.key < $1.key }) {
      let gaps = TranslationGap.gaps(ofGettextFiles: paths) { mistake in
        say(mistake)
        isGood = false
      }
      for gap in gaps { say(gap) }
    }
    var options = PanelOptions()
    options.set(MachineSetting.languageID, to: layers.load().values[MachineSetting.languageID]?.text ?? "auto")
    if let language = PanelLanguage.language(of: options) {
      for complaint in try Self.missingFonts(for: language, try arguments.fonts()) { say(complaint) }
    }
    return isGood
  }

  /// The table of a file `FOLDER/LANGUAGE/LC_MESSAGES/TABLE.mo`: its path without the language.
  private static func table(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast(3) + parts.suffix(1)).joined(separator: "/")
  }

  /// Lists the strings that the languages of String Catalogs lack.
  ///
  /// - Returns: `false` if a catalog cannot be used.
  private func checkCatalogs(_ paths: [String], _ say: (any CustomStringConvertible) -> Void) -> Bool {
    var isGood = true
    for path in paths {
      do throws(TableError) {
        for gap in try TranslationGap.gaps(ofCatalog: path) { say(gap) }
      } catch {
        say(error)
        isGood = false
      }
    }
    return isGood
  }

  /// Returns an error for each script of a language that no font has: the language's name and some of the toolkit's words
  /// are set with the fonts.
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
