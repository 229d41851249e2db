import Clocks
import Glibc
import Graphics
import LinuxHost
import Operation
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
    let file = try arguments.runningPanel()
    let stage = try makeStage(arguments, fonts: PanelOptions().fonts(searches), root: file?.root)
    let moments = MomentWatch(stage)
    stage.prepareJournals(arguments)
    searches.follow { [weak stage] in stage?.setEnvironment { $0.fontLibrary = $0.fontLibrary?.renewed() } }
    let monitor = PanelMonitor(state: arguments.values["config"], version: Kiosk.version)
    let log = monitor.log
    let settings = try arguments.layers().map { layers in
      PanelSettings(stage: stage, layers: layers) { log.note($0, .settings, .notice) }
    }
    settings?.onProblem = { log.note($0) }
    stage.attachJournals(arguments, settings, log)
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
    options.setBrightness = PanelOptions.brightnessService(log)
    stage.serve(arguments, settings, log)
    // Parts join the host, which is made of these options.
    var parts: [any RunPart] = []
    options.onReload = { completion in
      for part in parts { part.reload() }
      if let settings { settings.reload(completion: completion) } else { completion() }
    }
    options.onFirstFrame = { [weak settings] in
      searches.noteShown()
      settings?.noteShown()
      for part in parts { part.noteShown() }
    }
    let panel = PanelHost(stage: stage, options: options)
    let latency = LatencyWatch.asked { log.note($0, .machine, .warning) }
    panel.loop.latency = latency
    parts = PanelRun(arguments: arguments, stage: stage, host: panel, options: options, log: log).parts(file)
    follower.onOptions = { options in for part in parts { part.follow(options) } }
    // The host needs the settings to be loaded first, and the settings notify the host of changes.
    follower.host = panel
    // From here on an edit of the files and a change on the panel find each other.
    settings?.attach(to: panel.loop, onChange: follower.follow)
    // Tasks of views run on the panel's loop, which also answers monitoring programs.
    MainTasks.attach(to: panel.loop, for: stage)
    monitor.attach(to: panel, settings)
    for part in parts { part.start() }
    PageMemory.restore(arguments.values["resume"], on: stage)
    let status = panel.run()
    PageMemory.leave(stage, in: arguments.values["resume"])
    // Links and viewers end first; the last values are written at the end.
    for part in parts { part.stop() }
    monitor.end(on: panel.loop)
    if settings?.finish() == false { options.log("The last changes on the panel could not be written in time.") }
    settings?.noteEnd(status)
    for part in parts { part.noteEnd(status) }
    // The host keeps the closures above, and they keep the parts.
    parts = []
    if arguments.has("stats") { options.log(panel.statistics.description) }
    if let latency { options.log(latency.summary) }
    return status
  }
}
