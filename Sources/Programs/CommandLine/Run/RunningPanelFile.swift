#if PanelFiles
import LinuxHost
import Operation
import PanelFile
import Runtime
import Values

/// The panel file of a panel that runs: it may run commands of the commands file, and has devices behind its links.
final class RunningPanelFile: RunPart {
  private let run: PanelRun
  private let file: PanelFileSession

  /// Connects a panel file with the commands and the links of this machine.
  init(_ run: PanelRun, _ file: PanelFileSession) {
    (self.run, self.file) = (run, file)
    let (log, model) = (run.log, file.model)
    let commands = PanelCommands(path: run.arguments.commandsFile) { log.write($0, .settings) }
    model.run = { commands.run($0, ended: $1) }
    run.host.loop.watch(commands.descriptor, in: .files) { commands.noteEnd() }
    model.isAlone = false
    model.log = { log.write($0, .settings) }
    var services = run.linkServices
    services.owner = run.owner(file.path)
    services.files = run.arguments.fileAccess(ofPanel: file.path)
    model.serve(services)
    file.attach(to: run.host.loop) { log.write($0.description, .settings) }
  }

  var states: [PartState] { file.model.parts }

  func noteShown() { file.noteShown() }

  func reload() { file.reload() }

  func stop() { file.model.stopLinks() }

  func noteEnd(_ status: Int32) { file.noteEnd(status) }
}

/// The panel file of a program that shows its own panel because the disk did not say at the start whether there is a panel
/// file. A later answer changes nothing on the screen, so supervisors read of it until the next start.
final class UnknownPanelFile: RunPart {
  let states: [PartState]

  /// Logs why it is unknown whether there is a panel file.
  init(_ doubt: String, _ log: PanelLog) {
    states = [PartState("panel-file", fault: doubt)]
    log.write(doubt, .settings, .warning)
  }
}
#endif
