import Glibc

/// Why a call on D-Bus has no answer.
package struct DBusFault: Error, Hashable, CustomStringConvertible {
  /// The kind of fault, as far as a person at the panel can do something about it.
  package enum Kind: Sendable {
    /// There is no bus, or no program on it offers the service.
    case absent
    /// The service refuses the caller.
    case denied
    /// The service does not answer in time.
    case silent
    /// Anything else.
    case failed
  }

  package let kind: Kind
  package let description: String

  init(_ kind: Kind, _ description: String) { (self.kind, self.description) = (kind, description) }

  /// A fault of a function of sd-bus, which returns negative error numbers.
  init(code: CInt, _ subject: String) {
    let kind: Kind =
      switch -code {
      // sd-bus makes these of the errors ServiceUnknown, NameHasNoOwner, UnknownObject and UnknownMethod, and of a missing socket.
      case EHOSTUNREACH, ENXIO, ENOENT, ECONNREFUSED, ENOMEDIUM, EBADR: .absent
      case EACCES, EPERM: .denied
      case ETIMEDOUT: .silent
      default: .failed
      }
    // “No route to host” speaks of networks; on a bus it means that no program owns the name of the service.
    let words = code == -EHOSTUNREACH ? "the service is not on the bus" : String(cString: strerror(-code))
    self.init(kind, "\(subject): \(words)")
  }
}

extension LinkFault {
  /// The fault of a property on D-Bus.
  init(_ fault: DBusFault) {
    let reason =
      switch fault.kind {
      case .absent: "the service is not available"
      case .denied: "the service refuses the request"
      case .silent: LinkReport.unanswered
      case .failed: "the service has failed"
      }
    self.init(reason, detail: fault.description)
  }
}
