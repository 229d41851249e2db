import Glibc
import Graphics
import LinuxHost
import RemoteView
import Settings

// `screenshot` and `record` watch a panel that runs; `replay` draws what was recorded, without one.
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

  /// `record`: writes a film of a running panel, and what people do at it.
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

  /// `replay`: writes a film of what a script does at a panel without a display.
  func replay(_ arguments: Arguments) throws -> Int32 {
    let output = try arguments.picturePath("replay")
    guard let path = arguments.values["script"] else { throw Arguments.Mistake(text: "replay needs --script F") }
    let visit = try Visit(Self.text(of: path), file: path)
    MainTasks.install()
    let file = try arguments.demandGoodPanelFile()
    let panel = try makeHost(arguments, root: file?.root ?? root(arguments))
    let settings = try configure(panel, arguments)
    try panel.setEnvironment { $0.motionTokens = .standard }
    try panel.runTasks()
    var film = AnimatedPNG(panel.bitmap, at: panel.now)
    panel.onFrame = { film.add($0, of: $1, at: $2) }
    try visit.play(on: panel, file?.model)
    // Views that still move come to rest, and the last picture is seen for a moment.
    try panel.wait(for: .seconds(1))
    try Self.write(film.bytes(until: panel.now), to: output)
    withExtendedLifetime(settings) {}
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

/// Why there is no picture or film of a panel.
struct FilmError: Error, CustomStringConvertible {
  /// What is wrong, and what to do.
  let description: String
  init(_ description: String) { self.description = description }
}

extension Arguments {
  /// The picture to write.
  ///
  /// - Throws: ``Mistake`` without one, or if it is no PNG.
  fileprivate func picturePath(_ command: String) throws -> String {
    guard let path = values["output"] else { throw Mistake(text: "\(command) needs --output F.png") }
    guard path.lowercased().hasSuffix(".png") else {
      throw Mistake(text: "--output \(path): it is a PNG file; give it a name that ends in .png")
    }
    return path
  }

  /// A number among the options; `nil` if it is not given.
  fileprivate func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = values[name] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      throw Mistake(text: "--\(name) \(text): give a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
    return value
  }
}
