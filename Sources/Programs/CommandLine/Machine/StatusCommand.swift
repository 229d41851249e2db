import Glibc
import LinuxHost
import Operation
import Settings

extension Kiosk {
  /// `status`: reports the state of a running panel; 0 if all is well, 1 if anything is wrong or no panel runs.
  func status(_ arguments: Arguments) throws -> Int32 {
    guard let state = arguments.values["config"] ?? InstalledFiles.found?.state else {
      throw Arguments.Mistake(text: "status needs --config F, the file that the panel writes")
    }
    var report = Self.report(StatusSocket.ask(PanelMonitor.socketPath(beside: state)))
    // The report of a crash is printed until its file is removed, even while no panel runs.
    let crash = PanelMonitor.crashPath(beside: state)
    var file = stat()
    if stat(crash, &file) == 0 {
      report.entries.append((name: "crash", value: crash))
      report.entries.append((name: "crash-time", value: CrashReport.date(file.st_mtim.tv_sec)))
    }
    print(arguments.has("json") ? report.json : report.text)
    return report.isGood ? 0 : 1
  }

  /// Returns the report of a panel that answers, or the reason why it does not.
  private static func report(_ answer: StatusSocket.Answer) -> StatusReport {
    let panel: String
    switch answer {
    case .told(let wire): return StatusReport(wire: wire)
    case .absent: panel = "not running"
    case .silent: panel = "does not answer"
    case .refused(let number): panel = "cannot be asked: \(String(cString: strerror(number)))"
    }
    return StatusReport(isGood: false, entries: [("panel", panel)])
  }
}
