import Glibc
import Graphics
import LinuxHost
import Settings
import Values
#if RemoteView
import RemoteView
#endif

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

  /// Runs a command and returns the exit status: 0 on success, 64 for a faulty command line, 74 for none at all,
  /// otherwise that of the error.
  ///
  /// - Parameter words: The command line with the program's name first, as in `CommandLine.arguments`.
  public func run(_ words: [String]) -> Int32 {
    let name = words.first?.split(separator: "/").last.map(String.init) ?? "kiosk"
    guard !words.isEmpty else { return report(Self.unreadable, of: name) }
    #if RemoteView
    if words.dropFirst().first == ViewerProcess.option { return ViewerProcess.run() }
    #endif
    let help = CommandHelp(program: name, terminal: .current)
    guard words.count > 1 else { return fail("\(name): name a command", help.overview) }
    let words = Array(words.dropFirst())
    do {
      switch words[0] {
      case "--help", "-h": return say(help.overview)
      case "--version": return say("\(name) \(Self.version)")
      default: return try run(try Self.demandCommand(words[0]), words, help)
      }
    } catch let mistake as Arguments.Mistake {
      let command = Self.command(named: words[0]).map { "\($0.name) " } ?? ""
      let subject = command.isEmpty ? "lists the commands." : "explains the command."
      return fail("\(name): \(mistake.text)", "\(name) \(command)--help \(subject)")
    } catch {
      return report(error, of: name)
    }
  }

  /// Runs a command, or explains it.
  private func run(_ command: Command, _ words: [String], _ help: CommandHelp) throws -> Int32 {
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) { return say(help.text(of: command)) }
    var arguments = try Arguments(words, command.options)
    arguments.program = help.program
    if command.operands.isEmpty, let word = arguments.rest.first {
      throw Arguments.Mistake(text: "\(word) has no meaning here")
    }
    return try command.run(self)(arguments)
  }

  /// Every program is started with at least its name. `CommandLine.arguments` reads it and the words behind it from a
  /// file, and is empty if that file cannot be opened.
  private static let unreadable = MachineError(
    .failed,
    "/proc/self/cmdline, which holds the command line, cannot be read.\n  fix: check that /proc is mounted, and that the machine has memory and file descriptors left; then start the program again"
  )

  /// Prints an error to standard error and returns the exit status for it.
  private func report(_ error: any Error, of program: String) -> Int32 {
    writeToStandardError("\(program): \(error)")
    return (error as? MachineError)?.exitCode ?? 1
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
  func settingsRoot(_ arguments: Arguments) throws -> () -> AnyView {
    if arguments.namesPanel { return try root(arguments) }
    return { [screens] in
      AnyView(NoticedRoot(content: AnyView(ZStack { ForEach(screens.indices, id: \.self) { screens[$0].makeRoot() } })))
    }
  }

  /// The settings of the panel that the command line names, else of all: those of the panels first, then those that every
  /// panel has.
  func settingDeclarations(_ arguments: Arguments) throws -> [SettingDeclaration] {
    let stage = try makeStage(arguments, root: settingsRoot(arguments))
    stage.update()
    let declarations = stage.tweaks.declarations.map(\.setting)
    let isOfAll = { (declaration: SettingDeclaration) in
      KeyboardSettings.declares(declaration.id) || TweakPanelSettings.declares(declaration.id)
    }
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
  /// - Throws: ``Arguments/Mistake`` that lists the names there are.
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
    for screen in screens { print("\(screen.name)\t\(screen.title)") }
    return 0
  }
}

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

extension Arguments {
  /// A scale in pixels per point.
  ///
  /// - Throws: ``Arguments/Mistake`` if the value is not a number from 0.25 to 16.
  func number(_ name: String) throws(Mistake) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), DisplayScale.bounds.contains(number) else {
      throw Mistake(text: "--\(name) \(text): give a number from 0.25 to 16, such as 1.5")
    }
    return number
  }

  /// A size in pixels, from `WxH`.
  ///
  /// - Throws: ``Arguments/Mistake`` if the value has another form, or a number outside 1 to 8192.
  func size(_ name: String) throws(Mistake) -> Size? {
    guard let text = values[name] else { return nil }
    return try Self.size(text, of: name)
  }

  /// The size in pixels that the text of an option gives as `WxH`.
  ///
  /// - Throws: ``Arguments/Mistake`` if the text has another form, or a number outside 1 to 8192.
  static func size(_ text: String, of name: String) throws(Mistake) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...8192).contains(width),
      (1...8192).contains(height)
    else { throw Mistake(text: "--\(name) \(text): give width and height in pixels, such as 800x480") }
    return Size(width: Double(width), height: Double(height))
  }

  /// The size of the surface in points, and the scale.
  func surface() throws(Mistake) -> (Size, Double) {
    let scale = values["scale"] == "auto" ? 1 : try number("scale") ?? 1
    let pixels = try size("size") ?? Size(width: 800, height: 480)
    return (Size(width: pixels.width / scale, height: pixels.height / scale), scale)
  }

  /// The colour scheme; `nil` if the option is missing.
  ///
  /// - Throws: ``Arguments/Mistake`` if the value is neither `light` nor `dark`.
  func appearance() throws(Mistake) -> ColorScheme? {
    switch values["appearance"] {
    case nil: return nil
    case "light": return .light
    case "dark": return .dark
    case let other?: throw Mistake(text: "--appearance \(other): give light or dark")
    }
  }
}
