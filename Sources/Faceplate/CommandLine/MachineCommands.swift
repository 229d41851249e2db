import LinuxHost

extension Kiosk {
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
