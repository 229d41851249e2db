import Runtime
import Values

/// The machine below a panel, as the pages for service show and change it.
///
/// A panel that runs has the real one, which asks timedated and NetworkManager on threads of its own. Tests and pictures have a
/// ``SimulatedMachine``. An application that has other ways to its machine sets one of its own:
///
///     Panel().environment(\.serviceMachine, OurMachine())
@preconcurrency @MainActor public protocol ServiceMachine: AnyObject {
  /// What the machine is, and where it is reached.
  func facts() async -> MachineFacts
  /// How the machine's clock is kept right.
  func clock() async throws(ServiceFault) -> ClockState
  /// The names of all time zones, such as `Europe/Berlin`, sorted.
  func zones() async throws(ServiceFault) -> [String]
  /// Sets the clock to a moment, counted from 1970 (UTC).
  func setTime(to moment: Duration) async throws(ServiceFault)
  /// Sets the time zone by its name.
  func setZone(to zone: String) async throws(ServiceFault)
  /// Has a time server keep the clock right, or not.
  func setServerTime(_ isOn: Bool) async throws(ServiceFault)
  /// The connections of the machine, and the wireless networks around it.
  ///
  /// - Parameter scans: whether the radio looks around anew first, which takes some seconds.
  func network(scanning scans: Bool) async throws(ServiceFault) -> NetworkState
  /// Connects with a wireless network, and returns when the connection stands.
  ///
  /// - Parameters:
  ///   - name: the name of the network.
  ///   - password: `nil` for an open network, and for one that the machine knows.
  func join(_ name: String, password: String?) async throws(ServiceFault)
  /// The last lines that the panel has logged, the newest first.
  func logLines() async throws(ServiceFault) -> [String]
  /// Has the integrator's command bring the panel up to date.
  ///
  /// - Parameter progress: called with 0…1 as the command tells it.
  /// - Returns: the last line that the command has printed.
  func update(_ progress: @escaping @MainActor (Double) -> Void) async throws(ServiceFault) -> String
  /// Gives every setting the value that the panel was delivered with.
  func resetSettings() async throws(ServiceFault)
}

private enum ServiceMachineKey: EnvironmentKey { static var defaultValue: (any ServiceMachine)? { nil } }

extension EnvironmentValues {
  /// The machine that the pages for service show and change; `nil` where none is set.
  public var serviceMachine: (any ServiceMachine)? {
    get { self[ServiceMachineKey.self] }
    set { self[ServiceMachineKey.self] = newValue }
  }
}
