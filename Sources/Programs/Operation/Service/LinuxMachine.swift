#if Appliance
import Appliance
import Controls
import Links
import LinuxHost
import Runtime

/// The machine that a panel runs on: systemd-timedated, NetworkManager, the commands file and the panel's own settings.
///
/// Calls that may wait run on a thread that lives only until the answer. A panel that shows no page for service asks
/// nothing and loads nothing.
package final class LinuxMachine: ServiceMachine {
  private let commands: String
  private let log: PanelLog
  private let settings: PanelSettings?
  private weak var stage: Stage?
  private let onZone: () -> Void

  /// - Parameters:
  ///   - stage: the panel.
  ///   - settings: its settings; `nil` for a panel without a config file.
  ///   - log: the receiver of its lines.
  ///   - commands: the path of the commands file.
  ///   - onZone: called when the time zone has been set.
  package init(
    _ stage: Stage, settings: PanelSettings?, log: PanelLog, commands: String, onZone: @escaping () -> Void
  ) {
    (self.stage, self.settings, self.log, self.commands, self.onZone) = (stage, settings, log, commands, onZone)
  }

  /// Returns the facts that the kernel and the system give about this machine.
  package func facts() async -> MachineFacts {
    let facts = try? await ServiceThread.run { .success(MachineFacts.ofMachine) }
    return facts ?? MachineFacts()
  }

  /// Reads timedated's properties.
  package func clock() async throws(ServiceFault) -> ClockState {
    try await ServiceThread.onBus(absent: .noTimeService) { bus throws(DBusFault) in try TimeService.state(bus) }
  }

  /// Calls timedated's `ListTimezones`.
  package func zones() async throws(ServiceFault) -> [String] {
    try await ServiceThread.onBus(absent: .noTimeService) { bus throws(DBusFault) in try TimeService.zones(bus) }
  }

  /// Calls timedated's `SetTime`, which polkit may refuse.
  package func setTime(to moment: Duration) async throws(ServiceFault) {
    let microseconds = Int64((moment / .microseconds(1)).rounded())
    try await ServiceThread.onBus(absent: .noTimeService) { bus throws(DBusFault) in
      try TimeService.setTime(microseconds, bus)
    }
  }

  /// Calls timedated's `SetTimezone`. The clock does not jump, so the panel's clocks are updated here.
  package func setZone(to zone: String) async throws(ServiceFault) {
    try await ServiceThread.onBus(absent: .noTimeService) { bus throws(DBusFault) in
      try TimeService.setZone(zone, bus)
    }
    onZone()
  }

  /// Calls timedated's `SetNTP`.
  package func setServerTime(_ isOn: Bool) async throws(ServiceFault) {
    try await ServiceThread.onBus(absent: .noTimeService) { bus throws(DBusFault) in
      try TimeService.setServer(isOn, bus)
    }
  }

  /// Reads NetworkManager's devices and what their radios receive.
  package func network(scanning scans: Bool) async throws(ServiceFault) -> NetworkState {
    try await ServiceThread.onBus(absent: .noNetworkService) { bus throws(DBusFault) in
      let network = NetworkService(bus: bus)
      if scans { try network.scan() }
      return try network.state()
    }
  }

  /// Has NetworkManager connect, and waits until it has.
  package func join(_ name: String, password: String?) async throws(ServiceFault) {
    let fault = try await ServiceThread.onBus(absent: .noNetworkService) { bus throws(DBusFault) in
      try NetworkService(bus: bus).join(name, password)
    }
    if let fault { throw fault }
  }

  /// The last lines of this program.
  package func logLines() async throws(ServiceFault) -> [String] { log.recent }

  /// Runs the command `update` of the commands file on a thread, and passes on how far it is.
  package func update(_ progress: @escaping @MainActor (Double) -> Void) async throws(ServiceFault) -> String {
    let path = commands
    return try await ServiceThread.run { Self.update(by: path) { share in Task { @MainActor in progress(share) } } }
  }

  /// Runs the command `update` to its end.
  private nonisolated static func update(
    by path: String, _ progress: (Double) -> Void
  ) -> Result<String, ServiceFault> {
    guard let entry = try? CommandsFile.entry("update", in: path) else { return .failure(.noUpdateCommand) }
    var lines = UpdateProgress()
    let output = ChildProcess(entry.words).output(within: entry.limit) {
      if let share = lines.parse($0) { progress(share) }
    }
    return output.map { text in text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "" }
      .mapError { .other("update \($0)") }
  }

  /// Takes all values out of the panel's own file.
  package func resetSettings() async throws(ServiceFault) {
    if let settings { settings.resetAll() } else { stage?.tweaks.resetAll() }
  }
}
#endif
