import Values

/// Facts about a machine. An unknown fact is empty.
public nonisolated struct MachineFacts: Hashable, Sendable {
  /// The operating system, such as “Debian GNU/Linux 12 (bookworm)”.
  public var system: String
  /// The kind of computer, such as “Raspberry Pi 4 Model B Rev 1.4”.
  public var board: String
  /// The serial number of the computer.
  public var serial: String
  /// The network addresses, such as `192.168.1.20`.
  public var addresses: [String]

  /// Creates facts about a machine; leave out what is not known.
  public init(system: String = "", board: String = "", serial: String = "", addresses: [String] = []) {
    (self.system, self.board, self.serial, self.addresses) = (system, board, serial, addresses)
  }
}

/// The state of a machine's clock.
public nonisolated struct ClockState: Hashable, Sendable {
  /// The name of the time zone, such as `Europe/Berlin`.
  public var zone: String
  /// Whether a time server is to set the clock.
  public var usesServer: Bool
  /// Whether a time server has set the clock.
  public var isSynchronized: Bool
  /// Whether the machine has a client of time servers.
  public var canUseServer: Bool

  /// Creates a state.
  public init(zone: String, usesServer: Bool, isSynchronized: Bool, canUseServer: Bool = true) {
    (self.zone, self.usesServer, self.isSynchronized) = (zone, usesServer, isSynchronized)
    self.canUseServer = canUseServer
  }
}

/// The connections of a machine, and the wireless networks around it.
public nonisolated struct NetworkState: Hashable, Sendable {
  /// An established connection.
  public struct Connection: Hashable, Sendable, Identifiable {
    /// The name of the kernel's interface, such as `eth0`.
    public var id: String
    /// The name of the wireless network; empty for a cable.
    public var network: String
    /// The address; empty while there is none.
    public var address: String

    /// Creates a connection.
    public init(_ id: String, network: String = "", address: String) {
      (self.id, self.network, self.address) = (id, network, address)
    }
  }

  /// The connections that are up.
  public var connections: [Connection]
  /// The wireless networks in range, the strongest first.
  public var networks: [WirelessNetwork]
  /// Whether the machine has a radio for wireless networks.
  public var hasRadio: Bool

  /// Creates a state.
  public init(connections: [Connection] = [], networks: [WirelessNetwork] = [], hasRadio: Bool = true) {
    (self.connections, self.networks, self.hasRadio) = (connections, networks, hasRadio)
  }
}

/// A wireless network in range.
public nonisolated struct WirelessNetwork: Hashable, Sendable, Identifiable {
  /// The name of the network (SSID), which identifies it.
  public var id: String
  /// The strength of the signal: 0…100.
  public var strength: Int
  /// Whether it asks for a password.
  public var isSecured: Bool
  /// Whether the machine has its password already.
  public var isKnown: Bool

  /// Creates a network. The strength is limited to 0…100.
  public init(_ id: String, strength: Int, isSecured: Bool = true, isKnown: Bool = false) {
    (self.id, self.isSecured, self.isKnown) = (id, isSecured, isKnown)
    self.strength = min(max(strength, 0), 100)
  }
}
