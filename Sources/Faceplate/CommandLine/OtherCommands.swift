import Glibc
import LinuxHost
import Settings

extension Kiosk {
  /// `check`: what is wrong with a config file.
  func check(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words, [.init(name: "config", takesValue: true)])
    let files = arguments.rest + [arguments.values["config"]].compactMap { $0 }
    guard files.count == 1 else { throw Arguments.Mistake(text: "check wants one config file") }
    let path = files[0]
    guard access(path, F_OK) == 0 else { throw FileError(path: path, verb: "read", number: errno) }
    let stage = try makeStage(arguments)
    var lines: [String] = []
    let settings = PanelSettings(stage: stage, path: path) { lines.append($0) }
    let problems = settings.reload()
    for line in lines { print(line) }
    if problems.contains(where: { $0.severity == .error }) { return 1 }
    print("\(path): good")
    return 0
  }

  /// `devices`: what this machine has for a panel.
  func devices(_ words: [String]) throws -> Int32 {
    try Arguments(words, []).expectNothingElse()
    let report = MachineReport()
    print(report)
    return report.canStart ? 0 : 78
  }

  /// `restore-console`: after a panel was killed.
  func restoreConsole(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words, [.init(name: "tty", takesValue: true)])
    try arguments.expectNothingElse()
    try LinuxHost.restoreConsole(tty: arguments.values["tty"])
    return 0
  }
}
