import LinuxHost
import Values

extension Kiosk {
  /// `devices`: reports the displays and input devices of the machine.
  func devices(_ arguments: Arguments) throws -> Int32 {
    let report = MachineReport()
    print(arguments.has("json") ? report.json.description : report.description)
    return report.canStart ? 0 : 78
  }

  /// `restore-console`: restores the virtual terminal after a panel was killed.
  func restoreConsole(_ arguments: Arguments) throws -> Int32 {
    try LinuxHost.restoreConsole(tty: arguments.values["tty"])
    return 0
  }
}

extension MachineReport {
  /// The report as JSON.
  fileprivate var json: JSONText {
    let displays = adapters.map { adapter in
      JSONText.object([
        ("node", .string(adapter.node)), ("driver", .string(adapter.driver)), ("access", .string(adapter.access)),
        ("connectors", .array(adapter.connectors.map(JSONText.string))), ("problem", .init(adapter.problem)),
      ])
    }
    let devices = inputs.map { input in
      JSONText.object([
        ("node", .string(input.node)), ("name", .string(input.name)), ("role", .init(input.role?.description)),
        ("access", .string(input.access)),
      ])
    }
    return .object([
      ("user", .string(user)), ("displays", .array(displays)), ("inputs", .array(devices)),
      ("problems", .array(problems.map(JSONText.string))), ("canStart", .bool(canStart)),
    ])
  }
}
