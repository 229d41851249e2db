import Clocks
import LinuxHost
import Operation
import Runtime
import Settings

/// A panel on the screens of this machine, from the reading of its files to its end.
///
/// Nothing waits for a disk or a device longer than ``PanelStart/longestLoad``: a panel comes up without what is late.
final class RunningPanel {
  private let arguments: Arguments
  private let file: (any PanelOfFile)?
  private let stage: Stage
  private let searches = FontSearches(longestWait: PanelStart.longestLoad)
  private let moments: MomentWatch
  private let monitor: PanelMonitor
  private let settings: PanelSettings?
  private let follower: SettingsFollower
  private var parts: [any RunPart] = []
  private var log: PanelLog { monitor.log }

  /// Reads the files that the command line names, and makes the views of the panel.
  ///
  /// - Throws: ``Arguments/Mistake``, or what is wrong with a file or with the fonts.
  init(_ kiosk: Kiosk, _ arguments: Arguments) throws {
    let commandLine = try arguments.machineSettings()
    MainTasks.install()
    self.arguments = arguments
    file = try arguments.runningPanel()
    // The fonts that the files name come later: until the files are read, no text is set.
    let stage = try kiosk.makeStage(arguments, fonts: PanelOptions().fonts(searches), root: file?.root)
    self.stage = stage
    moments = MomentWatch(stage)
    stage.prepareJournals(arguments)
    searches.notify { [weak stage] in stage?.setEnvironment { $0.fontLibrary = $0.fontLibrary?.renewed() } }
    monitor = PanelMonitor(state: arguments.values["config"], version: Kiosk.version)
    let log = monitor.log
    settings = try arguments.layers().map { layers in
      PanelSettings(stage: stage, layers: layers) { log.write($0, .settings, .notice) }
    }
    follower = SettingsFollower(
      stage: stage, settings: settings, commandLine: commandLine,
      language: PanelLanguage(besides: arguments.values["config"]) { log.write($0, .settings) }, searches: searches,
      log: { log.write($0, .settings) })
    loadSettings(kiosk)
    follower.follow()
  }

  /// Reads the settings, and counts the start with them.
  private func loadSettings(_ kiosk: Kiosk) {
    settings?.onProblem = { [log] in log.write($0) }
    stage.attachJournals(arguments, settings, log)
    settings?.showsNotice = arguments.has("notice")
    kiosk.declareLater(settings, arguments)
    settings?.load(atMost: PanelStart.longestLoad)
    settings?.askToKeep()
    if let path = arguments.values["config"] { settings?.begin(StartHistory(state: path)) }
  }

  /// Shows the panel until it ends, and returns the exit status.
  func run() -> Int32 {
    let options = hostOptions()
    stage.serve(arguments, settings, log)
    let host = PanelHost(stage: stage, options: options)
    let latency = LatencyWatch.asked { [log] in log.write($0, .machine, .warning) }
    host.loop.latency = latency
    parts = PanelRun(arguments: arguments, stage: stage, host: host, options: options, log: log).parts(file)
    attach(to: host)
    for part in parts { part.start() }
    PageMemory.restore(arguments.values["resume"], on: stage)
    let status = host.run()
    PageMemory.leave(stage, in: arguments.values["resume"])
    end(on: host, status)
    if arguments.has("stats") { log.write(host.statistics.description, .machine) }
    if let latency { log.write(latency.summary, .machine) }
    return status
  }

  /// The options that the settings give the host, and what the panel does when the host calls.
  private func hostOptions() -> PanelOptions {
    var options = follower.options
    options.log = { [log] in log.write($0, .machine) }
    options.events = log.events
    options.onClockChange = { [weak stage, moments] in
      guard let stage else { return }
      stage.setEnvironment { $0.wallTime.settings &+= 1 }
      moments.update()
    }
    options.setBrightness = PanelOptions.brightnessService(log)
    options.onReload = { [unowned self] in reload($0) }
    options.onFirstFrame = { [unowned self] in noteShown() }
    return options
  }

  /// Connects the host with the settings, with the tasks of views and with monitoring programs.
  private func attach(to host: PanelHost) {
    follower.onOptions = { [unowned self] options in for part in parts { part.follow(options) } }
    // The host needs the settings to be loaded first, and the settings notify the host of changes.
    follower.host = host
    // From here on an edit of the files and a change on the panel find each other.
    settings?.attach(to: host.loop, onChange: follower.follow)
    MainTasks.attach(to: host.loop, for: stage)
    monitor.parts = { [unowned self] in parts.flatMap(\.states) }
    monitor.attach(to: host, settings)
  }

  /// Reads all files again, as after SIGHUP.
  private func reload(_ completion: @escaping () -> Void) {
    for part in parts { part.reload() }
    if let settings { settings.reload(completion: completion) } else { completion() }
  }

  /// Tells the parts that the first frame is on the screen.
  private func noteShown() {
    searches.noteShown()
    settings?.noteShown()
    if let host = follower.host { follower.noteShown(on: host.loop) }
    for part in parts { part.noteShown() }
  }

  /// Ends the services beside the host: links and viewers first. The last values are written at the end.
  private func end(on host: PanelHost, _ status: Int32) {
    for part in parts { part.stop() }
    monitor.end(on: host.loop)
    if settings?.finish() == false {
      log.write("The last changes on the panel could not be written in time.", .machine)
    }
    settings?.noteEnd(status)
    for part in parts { part.noteEnd(status) }
  }
}
