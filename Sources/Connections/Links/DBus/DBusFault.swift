import Glibc
import Values

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
  /// The description of the fault without the words of the service, which may quote a secret argument.
  package let description: String
  /// The words of the service, shortened and in quotation marks; empty without any.
  let said: String

  init(_ kind: Kind, _ description: String, said: String = "") {
    (self.kind, self.description, self.said) = (kind, description, said)
  }

  /// A fault of a function of sd-bus, which returns negative error numbers.
  ///
  /// - Parameters:
  ///   - name: the name of the error in the answer; `nil` without an answer.
  ///   - message: the words in the answer.
  init(code: CInt, _ subject: String, answer name: String? = nil, _ message: String = "") {
    let kind: Kind =
      switch -code {
      // sd-bus makes these of the errors ServiceUnknown, NameHasNoOwner, UnknownObject and UnknownMethod, and of a missing socket.
      case EHOSTUNREACH, ENXIO, ENOENT, ECONNREFUSED, ENOMEDIUM, EBADR: .absent
      case EACCES, EPERM: .denied
      case ETIMEDOUT: .silent
      default: .failed
      }
    let standard = String(cString: strerror(-code))
    let words =
      switch (-code, name) {
      // “No route to host” speaks of networks; on a bus it means that no program owns the name of the service.
      case (EHOSTUNREACH, _): "the service is not on the bus"
      case (EBADR, _): "the service has no such object, interface or name"
      // sd-bus makes this of every error that it does not know.
      case (EIO, let name?) where name != Self.inputOutput: "the service has answered with an error"
      default: standard
      }
    let said = message.isEmpty ? name ?? "" : message
    self.init(
      kind, "\(subject): \(words)", said: said.isEmpty || said == standard ? "" : said.quotedForLog(upTo: Self.longest))
  }

  /// The name of the error that sd-bus itself makes of EIO.
  private static let inputOutput = "org.freedesktop.DBus.Error.IOError"
  /// The most characters of the words of a service.
  private static let longest = 200
}

extension LinkFault {
  /// The fault of a property on D-Bus. The words of the service may quote the value: those about a private one are left out.
  init(_ fault: DBusFault, of value: LinkedValue) {
    let reason =
      switch fault.kind {
      case .absent: "the service is not available"
      case .denied: "the service refuses the request"
      case .silent: LinkReport.unanswered
      case .failed: "the service has failed"
      }
    self.init(reason, detail: fault.description, said: value.isPrivate ? "" : fault.said)
  }
}
