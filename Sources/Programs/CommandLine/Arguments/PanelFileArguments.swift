import Operation
#if PanelFiles
import Glibc
import Links
import LinuxHost
import PanelFile
import Settings

extension Arguments {
  /// The panel file that the command line names; `nil` without one.
  func panelFile() -> (any PanelOfFile)? { values["panel"].map { PanelFileSession(path: $0) } }

  /// The panel file of a running panel, which never waits for long and counts its starts beside its config file.
  func runningPanel() throws -> (any PanelOfFile)? {
    let history = values["config"].map { StartHistory(state: $0, of: "panel") }
    return values["panel"].map {
      PanelFileSession(path: $0, atMost: PanelStart.longestLoad, access: fileAccess(ofPanel: $0), history: history)
    }
  }

  /// The files in which the values of a panel file may live: those that the administrator allows with `--files`, and
  /// never the administrator's own files.
  func fileAccess(ofPanel path: String) -> FileAccess {
    let named = ["config", "commands"].compactMap { values[$0] } + (lists["defaults"] ?? [])
    let installed = InstalledFiles.service
    return FileAccess(
      panel: path, folders: lists["files"] ?? [],
      credentials: getenv("CREDENTIALS_DIRECTORY").map { String(cString: $0) },
      administrators: named + [CommandsFile.standard, installed.state] + installed.defaults)
  }

  /// The panel file that the command line names, for commands that cannot work with a faulty panel file.
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

/// What is wrong with a panel file, a line each.
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

  /// `nil`, as for ``demandGoodPanelFile()``.
  func panelFile() -> (any PanelOfFile)? { nil }

  /// `nil`, as for ``demandGoodPanelFile()``.
  func runningPanel() throws -> (any PanelOfFile)? { try demandGoodPanelFile() }
}
#endif
