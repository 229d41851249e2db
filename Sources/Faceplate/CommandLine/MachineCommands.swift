import LinuxHost

extension Kiosk {
  /// `devices`: reports the displays and input devices of the machine.
  func devices(_ words: [String]) throws -> Int32 {
    try Arguments(words, []).expectNothingElse()
    let report = MachineReport()
    print(report)
    return report.canStart ? 0 : 78
  }

  /// `restore-console`: restores the virtual terminal after a panel was killed.
  func restoreConsole(_ words: [String]) throws -> Int32 {
    let arguments = try Arguments(words, [.init(name: "tty", takesValue: true)])
    try arguments.expectNothingElse()
    try LinuxHost.restoreConsole(tty: arguments.values["tty"])
    return 0
  }
}
