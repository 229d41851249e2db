import CLinux
import Glibc
import LinuxHost

/// The first bytes of a viewer in a browser, which asks for a websocket.
///
/// A page of any site may ask for a websocket on this machine, and the browser says in `Origin` where the page is from. So a
/// page is let in only where it comes from the machine that it connects to, or from this one.
struct WebHandshake: Equatable {
  /// The most bytes that are looked at, as many as LibVNCServer reads.
  private static let most = 4096

  /// The host of the page, without the port; `nil` for a program that is no browser, which names none.
  let origin: String?
  /// The host that the page asks the browser to connect to, without the port.
  let host: String

  /// What the bytes that have come so far are.
  enum Reading: Equatable {
    /// Something else, such as a viewer that is no browser.
    case foreign
    /// The beginning of a handshake.
    case partial
    case whole(WebHandshake)
  }

  /// Reads the bytes that have come so far.
  static func read(_ bytes: [UInt8]) -> Reading {
    let method = Array("GET ".utf8)
    guard !bytes.isEmpty, bytes.prefix(method.count).elementsEqual(method.prefix(bytes.count)) else { return .foreign }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\r\n" as Character, omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(of: ""), end < lines.count - 1 else { return .partial }
    var fields: [String: [Substring]] = [:]
    for line in lines[1..<end] {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased(), default: []].append(
        line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
    }
    // A handshake that names two origins names none that counts.
    let origins = fields["origin"] ?? []
    let host = hostName(fields["host"]?.last ?? "")
    guard let origin = origins.first else { return .whole(WebHandshake(origin: nil, host: host)) }
    // SCHEME://HOST. To split by more than one character would link the half of the standard library that searches texts.
    let parts = origin.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let isOne = origins.count == 1 && parts.count == 3 && parts[0].last == ":" && parts[1].isEmpty
    return .whole(WebHandshake(origin: isOne ? hostName(parts[2]) : "", host: host))
  }

  /// The name of a host without its port.
  private static func hostName(_ text: Substring) -> String {
    let text = text.drop { $0 == " " }.prefix { $0 != "/" && $0 != " " }
    if text.first == "[", let end = text.firstIndex(of: "]") {
      return String(text[text.index(after: text.startIndex)..<end])
    }
    return text.prefix { $0 != ":" }.lowercased()
  }

  /// Whether the page may watch and work the panel.
  ///
  /// A stranger's name can be made to lead to this machine, so that the two hosts are equal. Where no password is wanted, a
  /// name therefore does not count, and only addresses do.
  ///
  /// - Parameter wantsPassword: Whether viewers have to give a password.
  func isAllowed(wantsPassword: Bool) -> Bool {
    guard let origin else { return true }
    let address = RemoteAddress.bytes(origin)
    if origin == "localhost" || address.map({ RemoteAddress(bytes: $0).isLoopback }) == true { return true }
    return origin == host && (wantsPassword || address != nil) && !origin.isEmpty
  }

  /// Waits for the first bytes of a viewer, which stay on the socket.
  ///
  /// A browser speaks first, and a viewer of its own kind waits for the greeting: for that nobody waits longer than
  /// LibVNCServer does.
  ///
  /// - Returns: The handshake; `nil` for a viewer that is no browser, or one that has said nothing yet.
  static func peek(_ connection: Int32) -> WebHandshake? {
    var request = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 100) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: most)
    // The panel ends the process of a viewer that takes too long.
    while true {
      let count = recv(connection, &bytes, bytes.count, Int32(MSG_PEEK))
      guard count > 0 else { return nil }
      switch read(Array(bytes[..<count])) {
      case .foreign: return nil
      case .whole(let handshake): return handshake
      case .partial where count == most: return WebHandshake(origin: "", host: "")
      case .partial: usleep(10_000)
      }
    }
  }
}
