/// The name of a machine and a port.
enum HostAndPort {
  /// The parts of `HOST`, `HOST:PORT` or `[ADDRESS]:PORT`; `nil` if there is no host or the port is none.
  static func parse(_ text: Substring, standard: Int32) -> (host: String, port: Int32)? {
    var rest = text
    let host: Substring
    if rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      host = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
    } else {
      host = rest.prefix { $0 != ":" }
      rest = rest.dropFirst(host.count)
    }
    guard !host.isEmpty, host.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != 47 && $0 != 64 }) else { return nil }
    if rest.isEmpty { return (String(host), standard) }
    guard rest.first == ":", let port = Int32(rest.dropFirst()), (1...65_535).contains(port) else { return nil }
    return (String(host), port)
  }
}
