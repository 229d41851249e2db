import Glibc
import Localization
import Values

/// The panels that a broker knows.
package enum BrokerFleet {
  /// A panel at a broker.
  package struct Panel: Equatable, Sendable {
    /// The name in topics.
    package var name: String
    /// Whether it is there.
    package var isOnline = false
    /// The title for people; empty where it is not known.
    package var title = ""
    /// The version of its program; empty where it is not known.
    package var version = ""
    /// The number of values that it publishes.
    package var values = 0
  }

  /// Connects to a broker, and waits until it has told what it keeps.
  ///
  /// - Parameters:
  ///   - address: `mqtt://HOST` or `mqtts://HOST`.
  ///   - user: the name of the user; `nil` for none.
  ///   - password: the credential with the password; `nil` for none.
  ///   - quiet: the time without a message after which the broker is taken to have told everything.
  /// - Throws: ``LinkFault`` if there is no connection.
  package static func panels(
    at address: String, user: String?, password: String?, quiet: Duration, _ services: LinkServices
  ) throws(LinkFault) -> [Panel] {
    var keys: [String: LinkKey] = ["mqtt": .text(address)]
    if let user { keys["user"] = .text(user) }
    if let password { keys["password"] = .text(password) }
    let settings = try BrokerSettings(keys, panel: "fleet-\(getpid())")
    let connection = try BrokerConnection(settings, will: nil, services)
    try connection.connect(to: settings)
    var panels: [String: Panel] = [:]
    var (end, isAccepted) = (LinkTime.now + .seconds(5), false)
    while LinkTime.now < end, connection.descriptor >= 0 {
      var request = pollfd(fd: connection.descriptor, events: connection.interests, revents: 0)
      _ = poll(&request, 1, LinkTime.milliseconds(until: end))
      for event in connection.work(request.revents) {
        switch event {
        case .accepted:
          (isAccepted, end) = (true, LinkTime.now + quiet)
          for topic in ["faceplate/+/info", "faceplate/+/availability"] { connection.subscribe(topic) }
        case .refused(let why), .closed(let why): throw LinkFault("\(address): \(why)")
        case .message(let topic, let bytes, _):
          end = LinkTime.now + quiet
          note(topic, bytes, &panels)
        }
      }
    }
    if !isAccepted { throw LinkFault("\(address): the broker does not answer") }
    connection.disconnect()
    return panels.values.sorted { $0.name < $1.name }
  }

  /// Takes in what the broker tells of a panel. Anybody may write there: what makes no sense is left out.
  static func note(_ topic: String, _ bytes: [UInt8], _ panels: inout [String: Panel]) {
    let levels = topic.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard levels.count == 3, levels[0] == "faceplate", case .success(let text) = BrokerMessage.text(bytes),
      !text.isEmpty
    else { return }
    var panel = panels[levels[1]] ?? Panel(name: levels[1])
    if levels[2] == "availability" { panel.isOnline = text == "online" }
    if levels[2] == "info", let info = try? JSONDocument(bytes, file: topic, kind: "message").value {
      panel.title = info["title"]?.text ?? ""
      panel.version = info["version"]?.text ?? ""
      panel.values = info["values"]?.integer ?? 0
    }
    panels[levels[1]] = panel
  }
}
