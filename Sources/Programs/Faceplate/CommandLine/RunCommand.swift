import Glibc
import Graphics
import Links
import LinuxHost
import RemoteView
import Runtime
import Settings

extension Kiosk {
  /// `run`: shows the panel on the screens of this machine.
  func runPanel(_ arguments: Arguments) throws -> Int32 {
    let commandLine = try arguments.machineSettings()
    MainTasks.install()
    let searches = FontSearches(longestWait: PanelStart.longestLoad)
    // Nothing below waits for a disk or a device longer than ``PanelStart/longestLoad``: a panel comes up without what is late.
    // The fonts that the files name come later: until the files are read, no text is set.
    let panelFile = arguments.runningPanelFile()
    let stage = try makeStage(arguments, fonts: PanelOptions().fonts(searches), root: panelFile?.root)
    let moments = MomentWatch(stage)
    if arguments.has("config") { stage.journals.beginReading() }
    searches.follow { [weak stage] in stage?.setEnvironment { $0.fontLibrary = $0.fontLibrary?.renewed() } }
    let monitor = PanelMonitor(state: arguments.values["config"])
    let log = monitor.log
    let settings = try arguments.layers().map { layers in
      PanelSettings(stage: stage, layers: layers) { log.note($0, .settings, .notice) }
    }
    settings?.onProblem = { log.note($0) }
    if let settings, let path = arguments.values["config"] {
      PanelJournals.attach(to: stage, beside: path, on: settings.disk) { log.note($0) }
    }
    settings?.showsNotice = arguments.has("notice")
    declareLater(settings, arguments)
    settings?.load(atMost: PanelStart.longestLoad)
    settings?.askToKeep()
    if let path = arguments.values["config"] { settings?.begin(StartHistory(state: path)) }
    let language = PanelLanguage(besides: arguments.values["config"]) { log.note($0, .settings) }
    let follower = SettingsFollower(
      stage: stage, settings: settings, commandLine: commandLine, language: language, searches: searches,
      log: { log.note($0, .settings) })
    follower.follow()
    var options = follower.options
    options.log = { log.note($0, .machine) }
    options.events = log.events
    options.onClockChange = { [weak stage] in
      guard let stage else { return }
      stage.setEnvironment { $0.wallTime.settings &+= 1 }
      moments.update()
    }
    let brightness = BrightnessService { log.note($0, .machine, .warning) }
    options.setBrightness = brightness.set
    let machine = LinuxMachine(
      stage, settings: settings, log: log, commands: arguments.values["commands"] ?? CommandsFile.standard
    ) { [weak stage] in stage?.setEnvironment { $0.wallTime.settings &+= 1 } }
    stage.setEnvironment { $0.serviceMachine = machine }
    options.onReload = { completion in
      panelFile?.reload()
      if let settings { settings.reload(completion: completion) } else { completion() }
    }
    options.onFirstFrame = { [weak settings, weak panelFile] in
      searches.noteShown()
      settings?.noteShown()
      panelFile?.noteShown()
    }
    let panel = PanelHost(stage: stage, options: options)
    let remote = RemoteViewServer(loop: panel.loop, pictureSize: { [weak panel] in panel?.pictureSize }) {
      log.note($0, .machine)
    }
    remote.onWatchers = { [weak stage] count in stage?.setEnvironment { $0.remoteWatchers = count } }
    remote.scale = { [weak stage] in stage?.scale ?? 1 }
    inspect(arguments, stage, remote)
    panel.mirror = remote
    follower.remote = remote
    // The host needs the settings to be loaded first, and the settings notify the host of changes.
    follower.host = panel
    // From here on an edit of the files and a change on the panel find each other.
    settings?.attach(to: panel.loop, onChange: follower.follow)
    let commands = PanelCommands(path: arguments.values["commands"] ?? CommandsFile.standard) {
      log.note($0, .settings)
    }
    // A panel file may run commands of the commands file, and has devices behind its links.
    panelFile?.model.run = { commands.run($0, $1) }
    panel.loop.watch(commands.descriptor, in: .files) { commands.noteEnd() }
    panelFile?.model.isAlone = false
    panelFile?.model.log = { log.note($0, .settings) }
    if let panelFile {
      var services = linkServices(arguments)
      services.files = arguments.fileAccess(ofPanel: panelFile.path)
      panelFile.model.serve(services)
    }
    // A program's own tweaks may live behind links, too.
    let tweakLinks = TweakLinks(stage, linkServices(arguments), program: arguments.program) {
      log.note($0, .settings)
    }
    panelFile?.attach(to: panel.loop) { log.note($0.description, .settings) }
    // Tasks of views run on the panel's loop, which also answers monitoring programs.
    MainTasks.attach(to: panel.loop, for: stage)
    monitor.attach(to: panel, settings)
    // Test robots and assistive programs come here, if the settings name a place.
    let tree = options.speech.treeSocket.map { path in
      AccessibilitySocket(
        path: path, stage: stage, frames: { [weak panel] in panel?.statistics.draws ?? 0 },
        log: { log.note($0, .machine) })
    }
    tree?.attach(to: panel.loop)
    // Viewers elsewhere, and programs on this machine that take pictures of the panel.
    remote.apply(options.remote)
    if let path = arguments.values["config"] { remote.open(at: PanelMonitor.viewPath(beside: path)) }
    PageMemory.restore(arguments.values["resume"], on: stage)
    let status = panel.run()
    PageMemory.leave(stage, in: arguments.values["resume"])
    // Links and viewers end first; the last values are written at the end.
    panelFile?.model.stopLinks()
    tweakLinks.stop()
    tree?.detach(from: panel.loop)
    remote.close()
    LinkThreads.waitForEnd(atMost: .seconds(1))
    monitor.end(on: panel.loop)
    if settings?.finish() == false { options.log("The last changes on the panel could not be written in time.") }
    settings?.noteEnd(status)
    panelFile?.noteEnd(status)
    if arguments.has("stats") { options.log(panel.statistics.description) }
    return status
  }

  /// With `--inspect`, answers right-clicks in a viewer with the view under the pointer.
  private func inspect(_ arguments: Arguments, _ stage: Stage, _ remote: RemoteViewServer) {
    guard let folder = arguments.values["inspect"] else { return }
    let inspector = ViewInspector(stage, sources: folder, log: writeToStandardError)
    remote.onInspection = { [weak stage] place in
      if let scale = stage?.scale { inspector.inspect(at: Point(x: place.x / scale, y: place.y / scale)) }
    }
    remote.onFrame = { inspector.noteFrame($0) }
  }

  /// What the program does for the links of a panel file.
  private func linkServices(_ arguments: Arguments) -> LinkServices {
    var services = LinkServices()
    let commands = arguments.values["commands"] ?? CommandsFile.standard
    services.run = { PanelCommands.output(of: $0, commands) }
    services.state = arguments.values["config"].map { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
    services.credentials = getenv("CREDENTIALS_DIRECTORY").map { String(cString: $0) }
    services.version = Self.version
    return services
  }
}
