import Controls
import Glibc
import Graphics
import LinuxHost
import Operation
import Runtime
import Settings
import Values

/// The command line of a panel program.
public struct Kiosk {
  /// The version of the toolkit.
  public static let version = "0.2.0"
  /// The date of the version, as manual pages have it.
  static let releaseDate = "November 24, 2026"

  let screens: [PanelScreen]
  /// The previews that `render --previews` draws.
  let previews: () -> [any PreviewProvider.Type]

  /// Creates a command line for a single panel.
  ///
  /// - Parameters:
  ///   - previews: The previews for `render --previews`.
  ///   - root: Builds the view that fills the display.
  public init<Root: View>(
    previews: @escaping () -> [any PreviewProvider.Type] = { PreviewSearch.found },
    @ViewBuilder root: @escaping () -> Root
  ) {
    self.init(screens: [PanelScreen("panel", "The panel", root: root)], previews: previews)
  }

  /// Creates a command line for several panels. The first is shown unless `--screen` names another.
  ///
  /// - Precondition: There is at least one screen.
  public init(screens: [PanelScreen], previews: @escaping () -> [any PreviewProvider.Type] = { PreviewSearch.found }) {
    precondition(!screens.isEmpty, "a program needs a panel to show")
    self.screens = screens
    self.previews = previews
  }

  /// Creates the stage of the panel with the options that all commands share.
  ///
  /// - Parameter fonts: The typefaces; otherwise those that the configuration files name, for which it waits.
  /// - Throws: ``Arguments/Mistake`` for a faulty option, or `FontError` if the fonts are missing.
  func makeStage(
    _ arguments: Arguments, fonts: FontLibrary? = nil, root other: (() -> AnyView)? = nil
  ) throws -> Stage {
    let (size, scale) = try arguments.surface()
    let makeRoot = try other ?? root(arguments)
    let stage = Stage(size: size, scale: scale, fonts: try fonts ?? arguments.fonts()) { makeRoot() }
    stage.onReport = writeToStandardError
    if arguments.has("tweaks") { stage.setEnvironment { $0.isTweakPanelAsked = true } }
    return stage
  }

  /// Builds the root view: the panel that the command line names, else the first, and panels for other displays.
  func root(_ arguments: Arguments) throws -> () -> AnyView {
    if let panel = try arguments.demandGoodPanelFile() { return panel.root }
    var (shown, windows) = (screens[0], [(connector: String, screen: PanelScreen)]())
    for text in arguments.lists["screen"] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let screen = try screen(named: parts.last ?? "")
      if parts.count == 2 { windows.append((parts[0], screen)) } else { shown = screen }
    }
    if windows.isEmpty { return { [shown] in AnyView(NoticedRoot(content: shown.makeRoot())) } }
    return { [shown, windows] in
      let others = windows.map { SceneWindow(connector: $0.connector, root: $0.screen.makeRoot()) }
      let first = SceneWindow(connector: nil, root: shown.makeRoot())
      return AnyView(NoticedRoot(content: WindowsView(windows: [first] + others)))
    }
  }

  /// Builds the root view for a command that works with settings: where the command line names no panel, it has the settings of all.
  ///
  /// - Parameter report: Receives a line for each mistake in a panel file that the files of the panel name.
  func settingsRoot(
    _ arguments: Arguments, report: (String) -> Void = writeToStandardError
  ) throws -> () -> AnyView {
    if let panel = try arguments.panelFileOfSettings(report: report) { return panel.root }
    if arguments.namesPanel { return try root(arguments) }
    return { [screens] in
      AnyView(NoticedRoot(content: AnyView(ZStack { ForEach(screens.indices, id: \.self) { screens[$0].makeRoot() } })))
    }
  }

  /// The settings of the panel that the command line names, else of all panels: first the panels' own settings, then
  /// the settings that every panel has.
  func settingDeclarations(_ arguments: Arguments) throws -> [SettingDeclaration] {
    let stage = try makeStage(arguments, root: settingsRoot(arguments))
    stage.update()
    let declarations = stage.tweaks.declarations.map(\.setting)
    let isOfAll = { (declaration: SettingDeclaration) in TweakStore.isOfEveryPanel(declaration.id) }
    return declarations.filter { !isOfAll($0) } + declarations.filter(isOfAll)
  }

  /// When the command line names no panel, looks up unknown settings of a file in all panels of the program before
  /// reporting them.
  func declareLater(_ settings: PanelSettings?, _ arguments: Arguments) {
    if arguments.namesPanel { return }
    settings?.laterDeclarations = { [self] in (try? settingDeclarations(arguments)) ?? [] }
  }

  /// The panel with a name.
  ///
  /// - Throws: ``Arguments/Mistake`` with a list of the names.
  func screen(named name: String) throws(Arguments.Mistake) -> PanelScreen {
    guard let screen = screens.first(where: { $0.name == name }) else {
      let names = screens.map(\.name).joined(separator: ", ")
      throw Arguments.Mistake(text: "--screen \(name): there are \(names)")
    }
    return screen
  }

  /// `screens`: lists the panels that `--screen` can name.
  func listScreens(_ arguments: Arguments) throws -> Int32 {
    if arguments.has("json") {
      let list = screens.map { JSONText.object([("name", .string($0.name)), ("title", .string($0.title))]) }
      return say(JSONText.array(list).lines)
    }
    for screen in screens { print(tableRow([screen.name, screen.title])) }
    return 0
  }
}

/// A line of output with tabs between its cells. A text from a panel file or a device forges no line and controls no
/// terminal.
nonisolated func tableRow(_ cells: [String]) -> String { cells.map(\.onOneLine).joined(separator: "\t") }

/// Prints a text to standard output and returns 0, the status of a command that has worked.
func say(_ text: String) -> Int32 {
  print(text)
  return 0
}

/// Prints lines to standard error and returns 64 (`EX_USAGE`): the command line is faulty.
func fail(_ lines: String...) -> Int32 {
  for line in lines { writeToStandardError(line) }
  return 64
}
