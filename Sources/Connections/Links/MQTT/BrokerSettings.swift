import Values

/// The address of a broker, and the name with which a panel connects to it.
struct BrokerSettings: Sendable {
  /// Whose discovery is served.
  enum Discovery: String, Sendable {
    case none
    case homeAssistant = "homeassistant"
    case homeAssistantSingle = "homeassistant-single"
  }

  /// The address as it is written, for messages.
  var address: String
  /// The name or the number of the machine.
  var host: String
  /// The port; 1883, or 8883 for TLS, unless given.
  var port: Int32
  /// Whether the connection is encrypted and the broker's name is checked.
  var usesTLS: Bool
  /// The name of the user; `nil` for none.
  var user: String?
  /// The credentials by name: of the password, of the panel's certificate and of its key.
  var password, certificate, key: String?
  /// The file or the folder with the certificates to trust.
  var authorities: String
  /// Whose discovery is served.
  var discovery: Discovery
  /// The name by which the broker knows the panel.
  var client: String

  /// The seconds without a message after which the broker wants to hear from the panel.
  static let keepAlive: Int32 = 30

  /// Reads the keys of a link.
  ///
  /// - Throws: ``LinkFault`` for an address that makes no sense.
  init(_ keys: [String: LinkKey], panel: String) throws(LinkFault) {
    address = keys.text("mqtt") ?? ""
    (host, port, usesTLS) = try Self.parse(address)
    user = keys.text("user")
    (password, certificate, key) = (keys.text("password"), keys.text("certificate"), keys.text("key"))
    authorities = keys.text("authorities") ?? "/etc/ssl/certs"
    discovery = keys.text("discovery").flatMap(Discovery.init(rawValue:)) ?? .none
    client = "faceplate-\(panel)-\(Credentials.machineMark)"
  }

  /// Whether the broker runs on this machine.
  private var isNear: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.") && host.allSatisfy { "0123456789.".contains($0) }
  }

  /// Why the password cannot be sent; `nil` if it can. Without TLS, anyone on the network path can read it.
  var fault: LinkFault? {
    guard password != nil, !usesTLS, !isNear else { return nil }
    return LinkFault("\(address) has no TLS, so the password is not sent there; write mqtts://\(host)")
  }

  /// The parts of `mqtt://HOST`, `mqtts://HOST:PORT` or `mqtt://[::1]:1883`.
  static func parse(_ address: String) throws(LinkFault) -> (host: String, port: Int32, usesTLS: Bool) {
    let schemes = [("mqtts://", true, Int32(8883)), ("mqtt://", false, Int32(1883))]
    guard let (prefix, usesTLS, standard) = schemes.first(where: { address.hasPrefix($0.0) }) else {
      throw LinkFault("\(address) is not the address of a broker; write mqtt://HOST or mqtts://HOST")
    }
    guard let (host, port) = HostAndPort.parse(address.dropFirst(prefix.count), standard: standard) else {
      throw LinkFault("\(address) names no host; write \(prefix)HOST or \(prefix)HOST:\(standard)")
    }
    return (host, port, usesTLS)
  }
}
