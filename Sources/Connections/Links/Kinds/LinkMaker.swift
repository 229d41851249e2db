import Values

/// Makes the links of a panel.
@MainActor package enum LinkMaker {
  /// Makes the links that connections and values ask for. Nothing is connected and no library is loaded yet.
  ///
  /// - Parameters:
  ///   - connections: the declarations under `links:`.
  ///   - values: all values of the panel, including values that live in no link.
  ///   - identity: the panel.
  ///   - services: the program's services for links.
  ///   - log: told why a link cannot be made.
  package static func links(
    _ connections: [LinkedConnection], _ values: [LinkedValue], _ identity: PanelIdentity, _ services: LinkServices,
    log: (String) -> Void
  ) -> [any ValueLink] {
    var links: [any ValueLink] = []
    let own = Dictionary(grouping: values) { $0.link ?? "" }
    for connection in connections {
      do throws(LinkFault) {
        switch connection.kind {
        case "mqtt": links.append(try MQTTLink(connection, values, identity, services))
        case "modbus": links.append(try ModbusLink(connection, own[connection.name] ?? []))
        default: break
        }
      } catch {
        log("\(connection.place): \(error)")
      }
    }
    let files = (own["file:"] ?? []).map { FileSource($0.keys, services.files).polled($0) }
    if !files.isEmpty { links.append(PolledLink(name: "file:", files)) }
    let commands = (own["command:"] ?? []).map { CommandSource($0.keys).polled($0, services) }
    if !commands.isEmpty { links.append(PolledLink(name: "command:", commands)) }
    let properties = (own["dbus:"] ?? []).map { DBusSource($0.keys).polled($0) }
    if !properties.isEmpty { links.append(PolledLink(name: "dbus:", properties)) }
    return links
  }
}
