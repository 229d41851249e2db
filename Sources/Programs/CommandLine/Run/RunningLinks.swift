#if Links
import Glibc
import Links
import Machine
import Operation
import Runtime
import Values

/// The links behind which a program's own tweaks live.
final class RunningLinks: RunPart {
  private let links: TweakLinks

  /// Serves the tweaks of the panel.
  init(_ run: PanelRun) {
    let log = run.log
    links = TweakLinks(run.stage, run.linkServices, program: run.arguments.program) { log.write($0, .settings) }
  }

  var states: [PartState] { links.states }

  /// Ends the links of the program, and waits for the threads of all links, also those of a panel file.
  func stop() {
    links.stop()
    LinkThreads.waitForEnd(atMost: .seconds(1))
  }
}

extension PanelRun {
  /// The services of the program for the links of a panel.
  var linkServices: LinkServices {
    var services = LinkServices()
    let commands = arguments.commandsFile
    services.run = { CommandsFile.output(of: $0, in: commands) }
    services.state = arguments.values["config"].map { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
    services.owner = owner(arguments.program)
    services.credentials = getenv("CREDENTIALS_DIRECTORY").map { String(cString: $0) }
    services.version = Kiosk.version
    return services
  }

  /// Returns the identity of a panel: its panel file or program, and its config file.
  func owner(_ source: String) -> String {
    [source, arguments.values["config"] ?? ""].map { FilePath.resolved($0) ?? $0 }.joined(separator: " ")
  }
}
#endif
