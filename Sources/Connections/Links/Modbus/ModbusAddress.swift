/// The address of a bus: a device on the network, or a serial line.
enum ModbusAddress: Equatable, Sendable {
  case tcp(host: String, port: Int32)
  case rtu(device: String)

  /// The address of `tcp://HOST`, `tcp://HOST:PORT` or `rtu:///dev/ttyUSB0`.
  ///
  /// - Throws: ``LinkFault`` for any other text.
  init(_ text: String) throws(LinkFault) {
    if text.hasPrefix("rtu:///") {
      self = .rtu(device: String(text.dropFirst("rtu://".count)))
    } else if text.hasPrefix("tcp://"), let (host, port) = HostAndPort.parse(text.dropFirst(6), standard: 502) {
      self = .tcp(host: host, port: port)
    } else {
      throw LinkFault("\(text) is not the address of a bus; write tcp://HOST, tcp://HOST:PORT or rtu:///dev/ttyUSB0")
    }
  }
}
