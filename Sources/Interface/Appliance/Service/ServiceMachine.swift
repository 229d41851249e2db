import Runtime
import Values

/// The machine that runs a panel, as the service pages show and change it.
///
/// A running panel has the real one, which asks timedated and NetworkManager on separate threads. Tests and pictures
/// use a ``SimulatedMachine``. An application that accesses its machine in another way sets its own:
///
///     Panel().environment(\.serviceMachine, OurMachine())
@preconcurrency @MainActor public protocol ServiceMachine: AnyObject {
  /// Facts about the machine, such as its board and its addresses.
  func facts() async -> MachineFacts
  /// The state of the machine's clock.
  func clock() async throws(ServiceFault) -> ClockState
  /// The names of all time zones, such as `Europe/Berlin`, sorted.
  func zones() async throws(ServiceFault) -> [String]
  /// Sets the clock to a moment, counted from 1970 (UTC).
  func setTime(to moment: Duration) async throws(ServiceFault)
  /// Sets the time zone by its name.
  func setZone(to zone: String) async throws(ServiceFault)
  /// Turns on or off whether a time server sets the clock.
  func setServerTime(_ isOn: Bool) async throws(ServiceFault)
  /// The connections of the machine, and the wireless networks around it.
  ///
  /// - Parameter scans: whether the radio scans for networks first, which takes some seconds.
  func network(scanning scans: Bool) async throws(ServiceFault) -> NetworkState
  /// Joins a wireless network, and returns when the connection is established.
  ///
  /// - Parameters:
  ///   - name: the name of the network.
  ///   - password: the password; `nil` for an open network, and for one whose password the machine has.
  func join(_ name: String, password: String?) async throws(ServiceFault)
  /// The last lines that the panel has logged, the newest first.
  func logLines() async throws(ServiceFault) -> [String]
  /// Updates the panel with the integrator's command.
  ///
  /// - Parameter progress: called with 0…1 as the command reports it.
  /// - Returns: the last line that the command has printed.
  func update(_ progress: @escaping @MainActor (Double) -> Void) async throws(ServiceFault) -> String
  /// Resets every setting to its value on delivery.
  func resetSettings() async throws(ServiceFault)
}

private enum ServiceMachineKey: EnvironmentKey { static var defaultValue: (any ServiceMachine)? { nil } }

extension EnvironmentValues {
  /// The machine that the service pages show and change; `nil` if none is set.
  public var serviceMachine: (any ServiceMachine)? {
    get { self[ServiceMachineKey.self] }
    set { self[ServiceMachineKey.self] = newValue }
  }
}
