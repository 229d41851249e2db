import Glibc
import LinuxHost
import Localization
import Looks
import Runtime

/// The languages of a panel: its translations, and which of them is shown.
package struct PanelLanguage {
  /// The folders of the application's translations.
  let folders: TranslationFolders
  private let report: (TableError) -> Void
  private var shown: LanguageTag??

  /// Creates the languages of a panel.
  ///
  /// - Parameters:
  ///   - state: The path of the config file: a folder `Localizations` beside it goes before those of the program.
  ///   - log: Receives an error of a file with translations.
  package init(besides state: String?, log: @escaping (String) -> Void) {
    folders = Self.folders(besides: state)
    report = { log("\($0)") }
  }

  /// The folders that have translations. Without any, no text is looked up.
  package static func folders(besides state: String?) -> TranslationFolders {
    let parent = state.map { path in path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }
    let folders = TranslationFolders(
      (parent.map { [$0 + "/Localizations"] } ?? []) + TranslationFolders.ofProgram.paths)
    return folders.files.isEmpty ? TranslationFolders([]) : folders
  }

  /// The language that a panel with these options has.
  package static func language(of options: PanelOptions) -> LanguageTag? {
    options.language ?? .ofMachine { name in getenv(name).map { String(cString: $0) } }
  }

  /// Shows a panel in the language of its options. Does nothing if the panel already has that language.
  package mutating func show(
    _ options: PanelOptions, _ setEnvironment: (@escaping (inout EnvironmentValues) -> Void) throws -> Void
  ) rethrows {
    let language = Self.language(of: options)
    if shown == nil, language == nil, folders.paths.isEmpty { return }
    if let shown, shown == language { return }
    shown = .some(language)
    let localizer = Localizer(language, folders: folders, report: report)
    Localizer.current = localizer
    try setEnvironment { $0.setLanguage(localizer) }
  }
}
