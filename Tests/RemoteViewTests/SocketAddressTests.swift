import Glibc
import LinuxHost
import Machine
import Testing

@testable import RemoteView

@Suite("Addresses of viewers")
struct SocketAddressTests {
  @Test("A connection whose other side has disappeared ends by itself")
  func absence() throws {
    let listener = try SocketAddress([127, 0, 0, 1], 0).listen()
    let port = try #require(SocketAddress.local(of: listener.number)?.port)
    let client = try RFBClient(port: port, loop: EventLoop())
    let connection = accept(listener.number, nil, nil)
    defer { Glibc.close(connection) }
    try #require(connection >= 0)
    func option(_ level: Int32, _ name: Int32) -> Int32 {
      var (value, length) = (Int32(-1), socklen_t(4))
      getsockopt(connection, level, name, &value, &length)
      return value
    }
    #expect(option(SOL_SOCKET, SO_KEEPALIVE) == 1)
    let tcp = Int32(IPPROTO_TCP)
    #expect(option(tcp, TCP_KEEPIDLE) == 10 && option(tcp, TCP_KEEPINTVL) == 5)
    #expect(option(tcp, TCP_USER_TIMEOUT) == 20_000)
    withExtendedLifetime(client) {}
  }
}
