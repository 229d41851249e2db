import Runtime
import Values

/// A simulated machine for tests, pictures and demonstrations of service pages.
///
/// It has a clock, two connections, four wireless networks and a log; the password of each network is “secret word”.
/// ``requests`` lists the requests that it has received, without passwords.
@preconcurrency @MainActor public final class SimulatedMachine: ServiceMachine {
  /// The error that every call that can throw throws from now on; `nil` for none.
  public var fault: ServiceFault?
  /// The requests that it has received, in order.
  public private(set) var requests: [String] = []
  /// The facts that ``facts()`` returns.
  public var machineFacts = MachineFacts(
    system: "Debian GNU/Linux 12 (bookworm)", board: "Demonstration board", serial: "A-1705",
    addresses: ["192.168.1.20", "fd00::20"])
  /// The state of its clock.
  public var clockState = ClockState(zone: "Europe/Berlin", usesServer: true, isSynchronized: true)
  /// Its connections, and the networks around it.
  public var networkState = NetworkState(
    connections: [.init("eth0", address: "192.168.1.20")],
    networks: [
      WirelessNetwork("Workshop", strength: 82), WirelessNetwork("Office", strength: 64, isKnown: true),
      WirelessNetwork("Guests", strength: 48, isSecured: false), WirelessNetwork("Neighbour", strength: 21),
    ])
  /// The lines of its log, the newest first.
  public var log = [
    "The panel is shown on HDMI-A-1.", "The settings are read from /var/lib/kiosk/panel.conf.", "The panel starts.",
  ]
  /// The line that ``update(_:)`` answers with.
  public var updateResult = "2.1 is installed"
  /// Called when the settings are to be reset.
  public var onReset: () -> Void = {}

  private static let password = "secret word"

  /// Creates a machine that grants every request.
  public init() {}

  private func handle(_ request: String) throws(ServiceFault) {
    requests.append(request)
    if let fault { throw fault }
  }

  /// Returns ``machineFacts``, even while there is a ``fault``.
  public func facts() async -> MachineFacts { machineFacts }

  /// Returns ``clockState``.
  ///
  /// - Throws: ``fault``, if there is one.
  public func clock() async throws(ServiceFault) -> ClockState {
    if let fault { throw fault }
    return clockState
  }

  /// Returns the names of seven zones, sorted.
  public func zones() async throws(ServiceFault) -> [String] {
    ["America/New_York", "Asia/Tokyo", "Europe/Berlin", "Europe/London", "Europe/Paris", "Pacific/Auckland", "UTC"]
  }

  /// Notes the moment.
  public func setTime(to moment: Duration) async throws(ServiceFault) {
    try handle("time \(moment.components.seconds)")
  }

  /// Writes the name of the zone into ``clockState``, without checking it against ``zones()``.
  ///
  /// - Throws: ``fault``, if there is one.
  public func setZone(to zone: String) async throws(ServiceFault) {
    try handle("zone \(zone)")
    clockState.zone = zone
  }

  /// Writes into ``clockState`` whether a time server is used, and that it has set the clock.
  ///
  /// - Throws: ``fault``, if there is one.
  public func setServerTime(_ isOn: Bool) async throws(ServiceFault) {
    try handle("server time \(isOn)")
    (clockState.usesServer, clockState.isSynchronized) = (isOn, isOn)
  }

  /// Returns ``networkState``. Only a scan is listed in ``requests``.
  ///
  /// - Throws: ``fault``, if there is one.
  public func network(scanning scans: Bool) async throws(ServiceFault) -> NetworkState {
    if scans { try handle("scan") }
    if let fault { throw fault }
    return networkState
  }

  /// Joins a network of ``networkState``, if the password is right.
  public func join(_ name: String, password: String?) async throws(ServiceFault) {
    try handle("join \(name)")
    guard let place = networkState.networks.firstIndex(where: { $0.id == name }) else { throw .noAnswer }
    let network = networkState.networks[place]
    if network.isSecured, !network.isKnown, password != Self.password { throw .wrongPassword }
    networkState.networks[place].isKnown = true
    networkState.connections.removeAll { !$0.network.isEmpty }
    networkState.connections.append(.init("wlan0", network: name, address: "192.168.1.21"))
  }

  /// Returns ``log``.
  ///
  /// - Throws: ``fault``, if there is one.
  public func logLines() async throws(ServiceFault) -> [String] {
    if let fault { throw fault }
    return log
  }

  /// Goes through an update at once.
  public func update(_ progress: @escaping @MainActor (Double) -> Void) async throws(ServiceFault) -> String {
    try handle("update")
    for part in 1...4 { progress(Double(part) / 4) }
    return updateResult
  }

  /// Calls ``onReset``; nothing else changes.
  ///
  /// - Throws: ``fault``, if there is one.
  public func resetSettings() async throws(ServiceFault) {
    try handle("reset")
    onReset()
  }
}
