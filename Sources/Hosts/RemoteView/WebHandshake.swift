import CLinux
import Glibc
import LinuxHost

/// The first bytes of a viewer in a browser: the request for a websocket.
///
/// A page of any site may request a websocket on this machine, and the browser states the page's origin in `Origin`. So
/// a page is admitted only if it comes from the machine that it connects to, or from this machine.
struct WebHandshake: Equatable {
  /// The greatest number of bytes that are examined: as many as LibVNCServer reads.
  private static let most = 4096

  /// The host of the page, without the port; `nil` for a program other than a browser, which sends no origin.
  let origin: String?
  /// The host that the page asks the browser to connect to, without the port.
  let host: String

  /// The result of reading the bytes so far.
  enum Reading: Equatable {
    /// Something else, such as a viewer outside a browser.
    case foreign
    /// The beginning of a handshake.
    case partial
    case whole(WebHandshake)
  }

  /// Reads the bytes so far.
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
    // Two origins count as an unknown one, which is not admitted.
    let origins = fields["origin"] ?? []
    let host = hostName(fields["host"]?.last ?? "")
    guard let origin = origins.first else { return .whole(WebHandshake(origin: nil, host: host)) }
    // SCHEME://HOST. Splitting by a longer separator would link the large part of the standard library that searches
    // texts.
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

  /// Whether the page may use the panel.
  ///
  /// An attacker's host name can resolve to this machine, so that the two hosts are equal. So without a password only
  /// addresses are accepted, and no names.
  ///
  /// - Parameter wantsPassword: Whether viewers need a password.
  func isAllowed(wantsPassword: Bool) -> Bool {
    guard let origin else { return true }
    let address = RemoteAddress.bytes(origin)
    if origin == "localhost" || address.map({ RemoteAddress(bytes: $0).isLoopback }) == true { return true }
    return origin == host && (wantsPassword || address != nil) && !origin.isEmpty
  }

  /// Waits for the first bytes of a viewer, which stay on the socket.
  ///
  /// A browser sends first, but an ordinary viewer waits for the server's greeting. So this waits no longer than
  /// LibVNCServer itself.
  ///
  /// - Returns: The handshake; `nil` for an ordinary viewer, or for one that has sent nothing yet.
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
      case .partial:
        // The bytes stay readable, so only this tells that the viewer has hung up. Until its process ends, it would keep
        // the place of another viewer.
        var rest = pollfd(fd: connection, events: ViewerProcess.hangUp, revents: 0)
        if poll(&rest, 1, 10) > 0 { return nil }
      }
    }
  }
}
