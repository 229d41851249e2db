import CLinux
import Glibc

/// Secrets that come from the service manager, or from their own files.
///
/// They are read when they are needed and not kept, and never appear in a message. A credential belongs to one host,
/// which its file names behind an `@`: a panel file names credentials and hosts, and must not send a secret elsewhere
/// than the administrator has meant.
enum Credentials {
  /// The folder for machines whose service manager provides no credentials.
  static let folder = "/etc/kiosk/credentials"

  /// The file of a credential.
  ///
  /// - Parameters:
  ///   - name: `credential:NAME`, or the name alone.
  ///   - host: the host that it is for.
  ///   - services: says where the service manager keeps them.
  /// - Throws: ``LinkFault`` if there is no credential for the host, or if other users may read it.
  static func path(of name: String, for host: String, _ services: LinkServices) throws(LinkFault) -> String {
    let prefix = "credential:"
    let word = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard !word.isEmpty, !word.contains("/") else { throw LinkFault("“\(word)” names no credential") }
    // A systemd name has no colon, but IPv6 addresses do. No host that happens to have the name of such a file gets the
    // address's credential.
    var address = in6_addr()
    if !host.contains(":"), inet_pton(AF_INET6, String(host.map { $0 == "-" ? ":" : $0 }), &address) == 1 {
      throw LinkFault("the name of \(host) stands for an address of IPv6; name the host by its address")
    }
    let name = word + "@" + String(host.lowercased().map { $0 == ":" ? "-" : $0 })
    if let folder = services.credentials, access("\(folder)/\(name)", R_OK) == 0 { return "\(folder)/\(name)" }
    let path = "\(folder)/\(name)"
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw LinkFault(
        "there is no credential \(word) for \(host); write LoadCredential=\(name):FILE into the unit, or put it into \(path)"
      )
    }
    guard status.st_mode & 0o077 == 0 else {
      throw LinkFault("\(path) can be read by others; run: chmod 600 \(path)")
    }
    return path
  }

  /// The text of a credential without the line's end.
  ///
  /// - Throws: ``LinkFault`` as ``path(of:for:_:)`` does, or if the file cannot be read.
  static func text(of name: String, for host: String, _ services: LinkServices) throws(LinkFault) -> String {
    try FileAccess.contents(of: path(of: name, for: host, services)).trimmed
  }

  /// Eight characters that are always the same on one machine and reveal nothing about it.
  static var machineMark: String {
    let text = (try? FileAccess.contents(of: "/etc/machine-id")) ?? ""
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
