import Faceplate
import Glibc

@testable import Operation

/// Asks the services of the bus that `DBUS_SYSTEM_BUS_ADDRESS` names what the pages for service ask them, and prints the answers.
///
///     service-probe clock | zones | zone NAME | server true|false | time SECONDS | network | join NAME < password
@main struct ServiceProbe {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let fonts = try! FontLibrary.system()
    let stage = Stage(size: Size(width: 100, height: 100), scale: 1, fonts: fonts) { Text("Probe") }
    let machine = LinuxMachine(stage, settings: nil, log: PanelLog(), commands: CommandsFile.standard) {}
    do throws(ServiceFault) {
      try await perform(arguments.first ?? "", arguments.dropFirst().first ?? "", machine)
    } catch {
      print("fault \(error)")
      exit(1)
    }
  }

  private static func perform(_ request: String, _ value: String, _ machine: LinuxMachine) async throws(ServiceFault) {
    switch request {
    case "clock":
      let clock = try await machine.clock()
      print("\(clock.zone) \(clock.usesServer) \(clock.isSynchronized) \(clock.canUseServer)")
    case "zones": print(try await machine.zones().joined(separator: " "))
    case "zone": try await machine.setZone(to: value)
    case "server": try await machine.setServerTime(value == "true")
    case "time": try await machine.setTime(to: .seconds(Int(value) ?? 0))
    case "join": try await machine.join(value, password: readLine())
    default:
      let network = try await machine.network(scanning: false)
      for one in network.connections { print("connection \(one.id) “\(one.network)” \(one.address)") }
      for one in network.networks { print("network \(one.id) \(one.strength) \(one.isSecured) \(one.isKnown)") }
    }
  }
}
