import LinuxHost
import Operation
import Runtime
import Values

/// The contribution of a part of the toolkit to a running panel. A program makes those parts that its manifest names.
@MainActor protocol RunPart: AnyObject {
  /// The state of the part, for the people who supervise the panel.
  var states: [PartState] { get }
  /// Begins to work. The host, the settings and the monitor are ready.
  func start()
  /// Follows the options of the machine: those of the start, and those after each edit of the config files.
  func follow(_ options: PanelOptions)
  /// The first frame is on the screen.
  func noteShown()
  /// Reads again what it has read, as after SIGHUP.
  func reload()
  /// Stops the services for other programs. The last values are written afterwards.
  func stop()
  /// The panel has ended with a status.
  func noteEnd(_ status: Int32)
}

extension RunPart {
  /// None: the part has nothing that can go wrong.
  var states: [PartState] { [] }
  /// Has no effect: the part works from its creation on.
  func start() {}
  /// Has no effect: the part has no options.
  func follow(_ options: PanelOptions) {}
  /// Has no effect: the part proves nothing by its first frame.
  func noteShown() {}
  /// Has no effect: the part reads no file.
  func reload() {}
  /// Has no effect: the part has no users.
  func stop() {}
  /// Has no effect: the part keeps no account of starts.
  func noteEnd(_ status: Int32) {}
}

/// A panel that runs, as its parts see it.
struct PanelRun {
  let arguments: Arguments
  let stage: Stage
  let host: PanelHost
  /// The options with which the host was made.
  let options: PanelOptions
  let log: PanelLog

  /// The parts of this program, in the order in which they join the panel.
  func parts(_ file: (any PanelOfFile)?) -> [any RunPart] {
    var parts: [any RunPart] = []
    #if RemoteView
    parts.append(RunningViewers(self))
    #endif
    #if PanelFiles
    if let file = file as? PanelFileSession { parts.append(RunningPanelFile(self, file)) }
    if let doubt = arguments.panelFileDoubt { parts.append(UnknownPanelFile(doubt, log)) }
    #endif
    #if Links
    parts.append(RunningLinks(self))
    #endif
    #if Speech
    parts += [RunningTree(self)].compactMap { $0 }
    #endif
    return parts
  }
}
