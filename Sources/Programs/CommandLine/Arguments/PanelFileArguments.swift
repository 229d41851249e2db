import Operation
#if PanelFiles
import Glibc
import Links
import LinuxHost
import Machine
import PanelFile
import Settings

extension Arguments {
  /// Finds the panel file of a panel whose command line names no panel: what the setting `panel.file` says, else the
  /// service's own if there is one.
  ///
  /// - Parameters:
  ///   - installed: the files for a command line that names no config file; `nil` for none.
  ///   - service: the files of the service.
  ///   - limit: the longest wait for the disk; `nil` for no limit. After that the panels of the program remain.
  mutating func findPanelFile(
    orOf installed: InstalledFiles?, of service: InstalledFiles = .service, atMost limit: Duration? = nil
  ) throws(Mistake) {
    guard !namesPanel else { return }
    namedLayers = try layers()
    guard let layers = try layers(orOf: installed) else { return }
    let (state, standard) = (layers.state.path, layers.state.path == service.state ? service.panel : nil)
    let declaration = SettingDeclaration(id: MachineSetting.panelFileID, defaultText: "")
    let question: @Sendable () -> String? = {
      let named = layers.reading(of: declaration, in: layers.snapshot()).values[declaration.id]?.text ?? ""
      if !named.isEmpty { return named }
      return standard.flatMap { FilePath.isTaken($0) ? $0 : nil }
    }
    let answer: String??
    if let limit { answer = SettingsDisk(layers).answer(atMost: limit, of: question) } else { answer = question() }
    guard let answer else {
      panelFileDoubt =
        "\(state): the disk does not answer; the program shows its own panel, and looks for a panel file at its next start."
      return
    }
    if let answer { imply(panel: answer, of: state) }
  }

  /// The panel file that the command line names; `nil` without one.
  func panelFile() -> (any PanelOfFile)? { values["panel"].map { PanelFileSession(path: $0) } }

  /// The name of the panel file in a history of starts.
  private static let panelPart = "panel"

  /// The panel file of a panel that runs, which waits for nothing for long and counts its starts beside its config file.
  func runningPanel() throws -> (any PanelOfFile)? {
    let history = values["config"].map { StartHistory(state: $0, of: Self.panelPart) }
    return values["panel"].map {
      PanelFileSession(path: $0, atMost: PanelStart.longestLoad, access: fileAccess(ofPanel: $0), history: history)
    }
  }

  /// The files in which the values of a panel file may live: those that the administrator allows with `--files`, and
  /// never the administrator's own files. In the folder of the service's panel file, where the administrator keeps passwords
  /// as well, only what `--files` names is open.
  func fileAccess(ofPanel path: String) -> FileAccess {
    let named = ["config", "commands"].compactMap { values[$0] } + (lists["defaults"] ?? [])
    let installed = InstalledFiles.service
    return FileAccess(
      panel: path, folders: lists["files"] ?? [],
      credentials: getenv("CREDENTIALS_DIRECTORY").map { String(cString: $0) },
      administrators: named + [CommandsFile.standard, installed.state] + installed.defaults,
      reserved: FilePath.folder(of: installed.panel))
  }

  /// The panel file for commands that work with settings. A panel file that a config file names may be faulty: the panel
  /// shows the version that worked last, so that is the one whose values count.
  ///
  /// - Parameter report: receives a line for each mistake in such a file.
  /// - Throws: ``PanelFileFault`` with what is wrong with a file that the command line names.
  func panelFileOfSettings(report: (String) -> Void) throws -> (any PanelOfFile)? {
    guard let state = stateOfImpliedPanel, let path = values["panel"] else { return try demandGoodPanelFile() }
    let panel = PanelFileSession(path: path, history: StartHistory(state: state, of: Self.panelPart))
    for problem in panel.problems { report(problem.description) }
    return panel
  }

  /// The panel file that the command line names, for commands that cannot work with a faulty one.
  ///
  /// - Throws: ``PanelFileFault`` with what is wrong with it.
  func demandGoodPanelFile() throws -> (any PanelOfFile)? {
    guard let path = values["panel"] else { return nil }
    let panel = PanelFileSession(path: path)
    guard panel.isGood else { throw PanelFileFault(problems: panel.problems) }
    for problem in panel.problems { writeToStandardError(problem.description) }
    return panel
  }
}

/// The mistakes of a panel file, a line each.
struct PanelFileFault: Error, CustomStringConvertible {
  let problems: [PanelProblem]
  var description: String { "the panel file cannot be used\n" + problems.map(\.description).joined(separator: "\n") }
}
#else
extension Arguments {
  /// `nil`: this program cannot read a panel file.
  ///
  /// - Throws: ``MissingPart`` if the command line names one.
  func demandGoodPanelFile() throws -> (any PanelOfFile)? {
    if has("panel") { throw MissingPart(.panelFiles, for: "--panel") }
    return nil
  }

  /// Has no effect: this program cannot read a panel file.
  func findPanelFile(orOf installed: InstalledFiles?, atMost limit: Duration? = nil) throws(Mistake) {}

  /// The same as ``demandGoodPanelFile()``.
  func panelFileOfSettings(report: (String) -> Void) throws -> (any PanelOfFile)? { try demandGoodPanelFile() }

  /// `nil`, as for ``demandGoodPanelFile()``.
  func panelFile() -> (any PanelOfFile)? { nil }

  /// `nil`, as for ``demandGoodPanelFile()``.
  func runningPanel() throws -> (any PanelOfFile)? { try demandGoodPanelFile() }
}
#endif
