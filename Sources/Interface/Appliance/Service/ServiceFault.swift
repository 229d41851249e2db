import Looks
import Runtime
import Values

/// Why the machine has not done what a page for service asks for.
public nonisolated enum ServiceFault: Error, Hashable, Sendable {
  /// Nobody on this machine keeps the clock by D-Bus: systemd-timedated is missing.
  case noTimeService
  /// Nobody on this machine keeps its networks by D-Bus: NetworkManager is missing.
  case noNetworkService
  /// The commands file has no command for updates.
  case noUpdateCommand
  /// The panel's user may not do this.
  case denied
  /// The network refuses the password.
  case wrongPassword
  /// The network is out of reach, or its answer is late.
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
