import Looks
import Runtime
import Values

/// The reason why the machine has not performed the request of a service page.
public nonisolated enum ServiceFault: Error, Hashable, Sendable {
  /// The machine has no D-Bus service for the clock: systemd-timedated is missing.
  case noTimeService
  /// The machine has no D-Bus service for networks: NetworkManager is missing.
  case noNetworkService
  /// The commands file has no command for updates.
  case noUpdateCommand
  /// The panel's user may not do this.
  case denied
  /// The network refuses the password.
  case wrongPassword
  /// The network is out of range, or does not answer in time.
  case noAnswer
  /// The machine's own words.
  case other(String)

  /// The message for the person at the panel.
  public var message: LocalizedStringKey {
    switch self {
    case .noTimeService: .toolkit("This machine has no service for its clock")
    case .noNetworkService: .toolkit("This machine has no service for networks")
    case .noUpdateCommand: .toolkit("This machine has no command for updates")
    case .denied: .toolkit("The panel may not change this")
    case .wrongPassword: .toolkit("The password is wrong")
    case .noAnswer: .toolkit("There is no answer")
    case .other(let text): .toolkit("It has failed: \(text)")
    }
  }
}
