import Glibc
import Graphics
import LinuxHost
import Settings

/// The command line of a panel program.
public struct Kiosk {
  /// The version of the toolkit.
  public static let version = "0.1.0"

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
    guard words.count > 1 else { return fail("\(name): say what to do", usage(name)) }
    let words = Array(words.dropFirst())
    if words.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) { return say(usage(name)) }
    do {
      if let command = Self.commands.first(where: { $0.name == words[0] }) { return try command.run(self)(words) }
      switch words[0] {
      case "--help", "-h", Self.help: return say(usage(name))
      case "--version": return say("\(name) \(Self.version)")
      default:
        let names = Self.commands.map(\.name) + [Self.help]
        let nearest = nearestName(to: words[0], among: names).map { "; did you mean \($0)?" } ?? ""
        throw Arguments.Mistake(text: "there is no command \(words[0])\(nearest)")
      }
    } catch let mistake as Arguments.Mistake {
      return fail("\(name): \(mistake.text)", "\(name) --help lists the commands and their options.")
    } catch {
      return report(error, of: name)
    }
  }

  /// Every program is started with at least its name. `CommandLine.arguments` reads it and the words behind it from a
  /// file, and is empty if that file cannot be opened.
  private static let unreadable = MachineError(
    .failed,
    "/proc/self/cmdline, which holds the command line, cannot be read.\n  mend: see that /proc is mounted, and that the machine has memory and open files left; then start the program again"
  )

  /// Prints an error to standard error and returns the exit status for it.
  private func report(_ error: any Error, of program: String) -> Int32 {
    writeToStandardError("\(program): \(error)")
    return (error as? MachineError)?.exitCode ?? 1
  }

  /// The commands, and what each does with the words from its own name on.
  private static let commands: [(name: String, run: (Kiosk) -> ([String]) throws -> Int32)] = [
    ("run", { $0.runPanel }), ("render", { $0.render }), ("check", { $0.check }), ("config", { $0.printConfig }),
    ("list", { $0.list }), ("get", { $0.get }), ("set", { $0.set }), ("reset", { $0.reset }),
    ("watch", { $0.watch }), ("lint", { $0.lint }), ("status", { $0.status }), ("screens", { $0.listScreens }),
    ("devices", { $0.devices }),
    ("calibrate", { $0.calibrate }), ("restore-console", { $0.restoreConsole }),
  ]
  private static let help = "help"

  private func usage(_ name: String) -> String {
    """
    \(name): a control panel on a bare Linux screen

      \(name) run [--screen NAME] [--screen CONNECTOR=NAME]… [SETTINGS] [MACHINE] [--tweaks]
               [--notice] [--stats]
          shows the panel until SIGTERM; 78 if there is no display; --tweaks lets the tweak panel come up: F12, two
          seconds in the upper right corner, or three on the knob; tweaks.panel=true in the config file does too
      \(name) render --output F.png [--screen NAME] [SETTINGS] [--size WxH] [--scale N] [LOOK]
               [--script F] [--tweaks] [--describe] [--report]
          draws the panel without a display, after a scripted visit if one is given; --describe lists what is on it,
          --report the values before and after
      \(name) render --previews FOLDER [--size WxH] [--scale N] [--appearance light|dark]
          draws each preview of the application into a file of its own, and prints their paths
      \(name) lint [--screen NAME]… [SETTINGS] [--size WxH[@INCHES]]… [--appearance light|dark]… [--language L]
               [--text-size S]… [--contrast standard|increased]… [--direction ltr|rtl]… [--fonts F;F…]
               [--pictures FOLDER]
          checks the layout of the panels on the screens of ten common sizes, or on those that are given: cut and covered
          texts, contrast, small and hidden controls; one finding a line; 1 if there is any; --pictures marks each; the text
          sizes are those of the toolkit, from xSmall to accessibility5
      \(name) check F | check SETTINGS
          says what is wrong with a config file, or with all layers; 1 if anything is
      \(name) config SETTINGS [--changed]
          prints the merged config, with the file and line of each value; --changed only what is not the default
      \(name) list | get KEY | watch [KEY…] SETTINGS
          prints all values with their descriptions, one value, or each value that changes
      \(name) set KEY VALUE | reset KEY… | reset --all [--keep] SETTINGS
          changes the config file, or takes values out of it; a running panel follows. Changes of display.… and input.… have
          to be kept on the panel within 15 seconds, or they are taken back, unless --keep says that they are meant
      \(name) status --config F [--json]
          says how the panel that writes F is: screen, input, settings, the last problem, the report of a crash; 0 if all
          is well, 1 if anything is wrong, the panel does not answer within three seconds, or none runs
      \(name) screens
          lists the panels that --screen can name; the first is shown where none is named
      \(name) devices
          lists displays and inputs, who may open them, and what is missing; 78 if no panel could start
      \(name) calibrate SETTINGS [MACHINE]
          asks for touches of four crosses, and writes the touchscreen's matrix into the config file
      \(name) restore-console [--tty ttyN]
          gives a text console back after a panel was killed
      \(name) --help, --version

    SETTINGS: [--config F] [--defaults F]… [--set KEY=VALUE]…
      each in front of the one before: the application's own defaults; the files of --defaults in their order; drop-ins
      F.d/*.conf of all these and of --config, sorted by name; the file of --config, which the panel writes; lines of
      KEY=VALUE in the environment variable FACEPLATE_SET; --set

    MACHINE: what the config file may say of the machine, in front of it; LOOK: what of that begins with fonts, panel or
      theme:
    \(machineUsage)
    """
  }

  private var machineUsage: String {
    MachineSetting.all.map { "  --\($0.option) TEXT  \($0.id): \($0.description)" }.joined(separator: "\n")
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
  func root(_ arguments: Arguments) throws(Arguments.Mistake) -> () -> AnyView {
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

  func screen(named name: String) throws(Arguments.Mistake) -> PanelScreen {
    guard let screen = screens.first(where: { $0.name == name }) else {
      let names = screens.map(\.name).joined(separator: ", ")
      throw Arguments.Mistake(text: "--screen \(name): there are \(names)")
    }
    return screen
  }

  /// `screens`: lists the panels that `--screen` can name.
  private func listScreens(_ words: [String]) throws -> Int32 {
    try Arguments(words, []).expectNothingElse()
    for screen in screens { print("\(screen.name)\t\(screen.title)") }
    return 0
  }
}

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
    case let other?: throw Mistake(text: "--appearance \(other): say light or dark")
    }
  }
}
