import Glibc

/// Secrets that the service manager hands over, or that stand in files of their own.
///
/// They are read when they are needed and not kept, and never stand in a message.
enum Credentials {
  /// The folder for machines whose service manager hands none over.
  static let folder = "/etc/kiosk/credentials"

  /// The file of a credential.
  ///
  /// - Parameters:
  ///   - name: `credential:NAME`, or the name alone.
  ///   - services: says where the service manager keeps them.
  /// - Throws: ``LinkFault`` if there is none, or if others may read it.
  static func path(of name: String, _ services: LinkServices) throws(LinkFault) -> String {
    let prefix = "credential:"
    let name = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard !name.isEmpty, !name.contains("/"), name != ".." else { throw LinkFault("“\(name)” names no credential") }
    if let folder = services.credentials, access("\(folder)/\(name)", R_OK) == 0 { return "\(folder)/\(name)" }
    let path = "\(folder)/\(name)"
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw LinkFault(
        "the credential \(name) is missing; write LoadCredential=\(name):FILE into the unit, or put it into \(path)")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw LinkFault("\(path) can be read by others; run: chmod 600 \(path)")
    }
    return path
  }

  /// The text of a credential without the line's end.
  static func text(of name: String, _ services: LinkServices) throws(LinkFault) -> String {
    try FileSource.contents(of: path(of: name, services))
  }

  /// Eight characters that are the same for one machine and tell others nothing about it.
  static var machineMark: String {
    let text = (try? FileSource.contents(of: "/etc/machine-id")) ?? ""
    // The hash FNV-1a by Fowler, Noll and Vo.
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// Whether the sandbox of the service keeps the panel from the network.
enum NetworkSandbox {
  /// The advice for a panel whose unit forbids the network; `nil` if it does not. Calls `socket`.
  ///
  /// - Parameter number: the error number of the attempt that has failed.
  static func advice(after number: Int32) -> String? {
    let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let refusal = probe < 0 ? errno : 0
    if probe >= 0 { close(probe) }
    guard refusal == EAFNOSUPPORT || number == EPERM || number == EACCES else { return nil }
    return "the unit of the service keeps the panel from the network; copy /usr/lib/kiosk/network.conf into "
      + "/etc/systemd/system/kiosk@.service.d and restart it"
  }
}
