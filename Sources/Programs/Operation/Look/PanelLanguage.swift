import Glibc
import LinuxHost
import Localization
import Looks
import Machine
import Runtime

/// The languages of a panel: its translations, and which of them is shown.
///
/// The tables of the first language are read where a text is looked up in them. When a running panel is to change its
/// language, a thread reads the tables of the new one, and the panel shows it once they are there.
package final class PanelLanguage {
  /// Sets the environment of the panel.
  package typealias Setter = (@escaping (inout EnvironmentValues) -> Void) -> Void

  /// The folders of the application's translations.
  let folders: TranslationFolders
  private let report: (TableError) -> Void
  private let read: @Sendable (LanguageTables) -> LanguageTables.Read
  /// The language of the options.
  private var wish: LanguageTag??
  private var shown: Localizer?
  /// The tables that a thread is to read; `nil` while the panel waits for its tables.
  private var orders: NewestOrder<LanguageTables>?

  /// Creates the languages of a panel.
  ///
  /// - Parameters:
  ///   - state: The path of the config file: a folder `Localizations` beside it goes before those of the program.
  ///   - log: Receives an error of a file with translations.
  ///   - read: Reads tables on a thread.
  package init(
    besides state: String?, log: @escaping (String) -> Void,
    read: @escaping @Sendable (LanguageTables) -> LanguageTables.Read = { $0.read() }
  ) {
    folders = Self.folders(besides: state)
    report = { log("\($0)") }
    self.read = read
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

  /// From now on a change of the language does not wait for the disk: the loop keeps running while a thread reads the tables.
  ///
  /// A panel without translations has none to wait for.
  package func readElsewhere(for loop: EventLoop, _ setEnvironment: @escaping Setter) {
    let results = Mailbox<LanguageTables.Read>()
    guard orders == nil, !folders.paths.isEmpty, results.descriptor >= 0 else { return }
    orders = NewestOrder { [read] tables in results.post(read(tables)) }
    loop.watch(results.descriptor, in: .files) { [weak self] in
      for result in results.take() { self?.show(result, setEnvironment) }
    }
  }

  /// Shows a panel in the language of its options, or orders its tables. Does nothing if the panel already has that
  /// language.
  package func show(
    _ options: PanelOptions, _ setEnvironment: (@escaping (inout EnvironmentValues) -> Void) throws -> Void
  ) rethrows {
    let language = Self.language(of: options)
    if wish == nil, language == nil, folders.paths.isEmpty { return }
    if let wish, wish == language { return }
    wish = .some(language)
    guard let shown, let tables = shown.tables(in: language) else {
      return try show(Localizer(language, folders: folders, report: report), setEnvironment)
    }
    // The wish for another language may have been taken back while its tables are read.
    if shown.tag == language { return }
    // Where the machine has no thread left, a late frame is better than the wrong language.
    if let orders, orders.send(tables) { return }
    try show(shown.localizer(with: tables.read()), setEnvironment)
  }

  /// Shows the language whose tables have been read, unless another one is wished for by now.
  private func show(_ result: LanguageTables.Read, _ setEnvironment: Setter) {
    guard let shown, let wish else { return }
    guard result.language == wish, shown.tag != wish else { return shown.keep(result) }
    // Meanwhile the panel may have used one more table.
    if let tables = shown.tables(in: wish), !result.contains(tables) {
      shown.keep(result)
      if orders?.send(tables) == true { return }
    }
    show(shown.localizer(with: result), setEnvironment)
  }

  private func show(
    _ localizer: Localizer, _ setEnvironment: (@escaping (inout EnvironmentValues) -> Void) throws -> Void
  ) rethrows {
    shown = localizer
    Localizer.current = localizer
    try setEnvironment { $0.setLanguage(localizer) }
  }
}
