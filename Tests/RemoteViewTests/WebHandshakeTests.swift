import CLinux
import Glibc
import Machine
import Testing

@testable import RemoteView

@Suite("A page in a browser that wants to watch")
struct WebHandshakeTests {
  private static func request(_ fields: String...) -> [UInt8] {
    Array((["GET / HTTP/1.1"] + fields + ["", ""]).joined(separator: "\r\n").utf8)
  }

  private static func handshake(_ origin: String?, host: String) -> WebHandshake? {
    let fields = ["Upgrade: websocket", "hOST: \(host)"] + (origin.map { ["ORIGIN:\($0)"] } ?? [])
    let bytes = Array((["GET / HTTP/1.1"] + fields + ["", ""]).joined(separator: "\r\n").utf8)
    guard case .whole(let handshake) = WebHandshake.read(bytes) else { return nil }
    return handshake
  }

  @Test(
    "A page is let in from this machine, or from the host that it connects to",
    arguments: [
      (nil, "127.0.0.1:5900", true, true), ("http://127.0.0.1:6080", "127.0.0.1:5900", true, true),
      ("http://LOCALHOST:6080", "127.0.0.1:5900", true, true), ("http://[::1]:6080", "[::1]:5900", true, true),
      ("http://192.0.2.7:6080", "192.0.2.7:5900", true, true), ("http://panel.lan", "panel.lan:5900", false, true),
      ("https://evil.example", "127.0.0.1:5900", false, false), ("null", "127.0.0.1:5900", false, false),
      ("https://127.0.0.1.evil.example", "127.0.0.1:5900", false, false), ("", "", false, false),
      // A name that was made to lead to this machine.
      ("http://evil.example:5900", "evil.example:5900", false, true),
      ("https://192.0.2.8", "192.0.2.7:5900", false, false),
    ] as [(String?, String, Bool, Bool)])
  func origins(origin: String?, host: String, withoutPassword: Bool, withPassword: Bool) throws {
    let handshake = try #require(Self.handshake(origin, host: host))
    #expect(handshake.isAllowed(wantsPassword: false) == withoutPassword)
    #expect(handshake.isAllowed(wantsPassword: true) == withPassword)
  }

  @Test("Two origins are none")
  func twoOrigins() {
    let request = Self.request("Host: 127.0.0.1", "Origin: http://127.0.0.1", "Origin: https://evil.example")
    #expect(WebHandshake.read(request) == .whole(WebHandshake(origin: "", host: "127.0.0.1")))
  }

  @Test("A viewer that hangs up in the middle of its handshake is not waited for")
  func hangUp() throws {
    var ends: [Int32] = [0, 0]
    let made = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    try #require(made == 0)
    let (own, ended) = (ends[0], Ended())
    #expect(send(ends[1], "GET / HT", 8, 0) == 8)
    close(ends[1])
    // If it is waited for, the bytes are taken away in the end.
    try #require(
      DetachedThread.start {
        var bytes = [UInt8](repeating: 0, count: 8)
        if !ended.bell.wait(until: MonotonicTime.now() + .seconds(5)) { recv(own, &bytes, bytes.count, 0) }
      })
    let start = MonotonicTime.now()
    #expect(WebHandshake.peek(own) == nil)
    ended.bell.ring()
    #expect(MonotonicTime.now() - start < .seconds(4))
    close(own)
  }

  private nonisolated final class Ended: Sendable {
    let bell = Bell()
  }

  @Test("The first bytes tell a browser from other viewers, and a handshake ends with an empty line")
  func beginnings() {
    let request = Self.request("Host: a")
    for count in 1..<request.count { #expect(WebHandshake.read(Array(request[..<count])) == .partial) }
    #expect(WebHandshake.read(request) == .whole(WebHandshake(origin: nil, host: "a")))
    #expect(WebHandshake.read(Array("RFB 003.008\n".utf8)) == .foreign)
    #expect(WebHandshake.read(Array("GEM".utf8)) == .foreign)
  }
}
