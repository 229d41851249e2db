#if RemoteView
import Glibc
import Graphics
import LinuxHost
import Operation
import RemoteView
import Settings

// `screenshot` and `record` watch a panel that runs.
extension Kiosk {
  /// `screenshot`: writes the picture of a running panel.
  func screenshot(_ arguments: Arguments) throws -> Int32 {
    let output = try arguments.picturePath("screenshot")
    let watch = try watch(arguments, recordsInput: false)
    do {
      try Self.write(PNG.encode(watch.picture()), to: output)
    } catch let refusal as PanelWatch.Refusal {
      throw Self.error(refusal)
    }
    return 0
  }

  /// `record`: writes a film of a running panel, and people's input to it.
  func record(_ arguments: Arguments) throws -> Int32 {
    let output = try arguments.picturePath("record")
    let seconds = try arguments.number("seconds", in: 1...3600) ?? 60
    let watch = try watch(arguments, recordsInput: true)
    let recording = PanelRecording(watch)
    Interruption.install()
    try recording.follow(for: .milliseconds(Int64(seconds * 1000)))
    try Self.write(recording.film(), to: output)
    if let script = arguments.values["script"] { try Self.write(Array(recording.script.utf8), to: script) }
    writeToStandardError(recording.summary)
    return 0
  }

  /// Connects to the panel that writes the config file.
  private func watch(_ arguments: Arguments, recordsInput: Bool) throws -> PanelWatch {
    guard let state = arguments.values["config"] ?? InstalledFiles.found?.state else {
      throw Arguments.Mistake(text: "name the file that the panel writes with --config F")
    }
    do {
      return try PanelWatch(at: PanelMonitor.viewPath(beside: state), recordsInput: recordsInput)
    } catch let refusal as PanelWatch.Refusal {
      throw Self.error(refusal)
    }
  }

  /// The error for a panel that cannot be watched.
  // One line each, as the command line prints it.
  private static func error(_ refusal: PanelWatch.Refusal) -> FilmError {
    switch refusal {
    case .absent:
      FilmError("no panel that writes this config file is running; start it, or name its file with --config")
    case .turnedAway:
      FilmError(
        "the panel shows no picture now: it has no screen, or is watched by too many already; see "
          + "`status`, and try again")
    case .silent: FilmError("the panel does not answer; see `status`, and try again")
    case .refused(let number):
      FilmError("the panel cannot be asked: \(String(cString: strerror(number))); be the panel's user, or root")
    }
  }
}
#else
extension Kiosk {
  func screenshot(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.remoteView, for: "screenshot") }
  func record(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.remoteView, for: "record") }
}
#endif
