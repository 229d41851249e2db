import Glibc
import LinuxHost
import Machine
import Settings
import Values

/// The view of a running panel for its administrators: its log, the record of its last events, the report of the
/// previous crash, and a socket with its status.
package final class PanelMonitor {
  /// The log of the panel.
  package let log = PanelLog()
  /// Asks the parts of the panel, such as its panel file and its links, how they are.
  package var parts: () -> [PartState] = { [] }
  private let state: String?
  private let version: String
  private var socket: StatusSocket?
  private let began = MonotonicTime.now()

  /// - Parameters:
  ///   - state: the state file, beside which everything is written; without one there is only the log.
  ///   - version: the version of the toolkit.
  package init(state: String?, version: String) {
    (self.state, self.version) = (state, version)
    guard let state else { return }
    let crashPath = Self.crashPath(beside: state)
    let path = Self.eventsPath(beside: state)
    let events = EventRecord(path: path) { report in
      PrivateFile.writeLater(Array(report.description.utf8), to: crashPath)
      log.write(
        "The previous panel ended \(report.end); \(crashPath) has its last events.", .crash, .error,
        file: crashPath)
    }
    log.events = events
    events?.note(line: "started", at: MonotonicTime.now())
    if events == nil { log.write("\(path) cannot be written: a crash will leave no report.", .machine, .warning) }
  }

  /// Answers `kiosk status` while a panel runs.
  package func attach(to host: PanelHost, _ settings: PanelSettings?) {
    let log = log
    host.loop.eachWake(in: .supervision) { log.writeRepeated(at: $0) }
    guard let state else { return }
    let socket = StatusSocket(path: Self.socketPath(beside: state), log: { log.write($0, .machine, .warning) }) {
      [weak self, weak host, weak settings] in
      guard let self, let host else { return "" }
      return report(host.status, settings).wire
    }
    socket.attach(to: host.loop)
    self.socket = socket
  }

  /// The panel ends in an orderly way.
  package func end(on loop: EventLoop) {
    socket?.detach(from: loop)
    socket = nil
    log.writeRepeated(at: nil)
    log.events?.end()
  }

  /// The status, in the order in which a person wants to know it.
  func report(_ machine: PanelStatus, _ settings: PanelSettings?) -> StatusReport {
    let (fault, parts) = (settings?.fault, parts())
    var entries: [(name: String, value: String)] = [
      ("panel", "running"), ("screen", machine.screen), ("input", machine.input),
      ("settings", fault ?? PartState.good),
    ]
    entries += parts.map { ($0.name, $0.text) }
    if let question = settings?.trialSummary { entries.append(("trial", question)) }
    if let problem = log.lastProblem {
      entries.append(("problem", problem.text))
      entries.append(("problem-time", CrashReport.date(problem.time)))
    }
    entries += [
      ("version", version), ("process", "\(getpid())"),
      ("uptime", "\((MonotonicTime.now() - began).components.seconds)"), ("frames", "\(machine.frames)"),
    ]
    let isGood = machine.isScreenGood && machine.isInputGood && fault == nil && parts.allSatisfy { $0.fault == nil }
    return StatusReport(isGood: isGood, entries: entries)
  }

  // MARK: Its place

  /// The report of a crash, for people, in a readable file beside the state file.
  package static func crashPath(beside state: String) -> String { state + ".crash" }
  /// The socket for programs that take pictures of the panel: see ``RemoteViewServer/open(at:)``.
  package static func viewPath(beside state: String) -> String { PrivateFile.path(beside: state, ending: "view") }
  /// The socket that `status` asks.
  package static func socketPath(beside state: String) -> String { PrivateFile.path(beside: state, ending: "socket") }

  /// In the service's own folder in memory, if there is one: there, a record of events does not wear out a disk.
  static func eventsPath(
    beside state: String, runtimeDirectory: String? = getenv("RUNTIME_DIRECTORY").map { String(cString: $0) }
  ) -> String {
    guard let folder = runtimeDirectory?.split(separator: ":").first else {
      return PrivateFile.path(beside: state, ending: "events")
    }
    return "\(folder)/\(FilePath.name(of: state)).events"
  }
}

extension PanelSettings {
  /// The present fault of the settings; `nil` if there is none. Settings that have not been read yet may say anything.
  var fault: String? { inUse.notice?.string ?? present?.description ?? (inUse.files == nil ? silence : nil) }

  /// The question that waits for an answer of the person at the panel; `nil` for none.
  var trialSummary: String? {
    guard let trial, !trial.former.isEmpty else { return nil }
    return trial.former.map(\.id).joined(separator: ", ")
  }
}
