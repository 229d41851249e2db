#if Links
import Glibc
import Links
import LinuxHost
import Values

extension Kiosk {
  /// `fleet`: lists the panels that a broker knows. It waits for the network.
  func listFleet(_ arguments: Arguments) throws -> Int32 {
    guard let broker = arguments.values["broker"] else {
      throw Arguments.Mistake(text: "fleet needs --broker ADDRESS, such as mqtt://broker.lan")
    }
    var services = LinkServices()
    services.credentials = getenv("CREDENTIALS_DIRECTORY").map { String(cString: $0) }
    // A broker sends its retained messages at once; half a second without a message means that they are complete.
    let listing = try BrokerFleet.panels(
      at: broker, user: arguments.values["user"], password: arguments.values["password"], quiet: .milliseconds(500),
      services)
    let panels = listing.panels
    if !listing.isWhole {
      writeToStandardError("\(broker) knows more panels than can be listed; only \(panels.count) are listed")
    }
    if arguments.has("json") { return say(JSONText.array(panels.map(\.json)).lines) }
    // The same columns as other lists have: for people and for cut.
    for panel in panels { print(panel.row) }
    return 0
  }
}

extension BrokerFleet.Panel {
  /// The panel as a line with tabs. Any client of the broker can write its name, its title, its version and its state.
  nonisolated var row: String {
    let faults = parts.filter { $0.fault != nil }.map { "\($0.name): \($0.text)" }
    // A panel of an earlier version says nothing of its parts.
    let state = parts.isEmpty ? "" : faults.isEmpty ? PartState.good : faults.joined(separator: ", ")
    return tableRow([name, isOnline ? "online" : "offline", title, version, "\(values)", state])
  }

  /// The panel as JSON.
  nonisolated fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("online", .bool(isOnline)), ("title", .string(title)), ("version", .string(version)),
      ("values", .number(values)), ("good", .bool(isGood)),
      ("parts", .members(parts.map { ($0.name, .string($0.text)) })),
    ])
  }
}
#else
extension Kiosk {
  func listFleet(_ arguments: Arguments) throws -> Int32 { throw MissingPart(.links, for: "fleet") }
}
#endif
