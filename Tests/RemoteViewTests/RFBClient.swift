import CLinux
import Glibc
import Graphics
import LinuxHost

/// A viewer of a few lines: what it says and gets is told byte by byte, so that a test can also say what is wrong.
final class RFBClient {
  let socket: Int32
  private let loop: EventLoop

  struct Failure: Error { let text: String }

  /// Connects to a port of this machine. The loop is the panel's; it is turned while the viewer waits.
  init(port: UInt16, loop: EventLoop) throws {
    self.loop = loop
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if code != 0 { throw Failure(text: String(cString: strerror(errno))) }
  }

  isolated deinit { close() }

  private var isClosed = false
  func close() {
    if !isClosed { Glibc.close(socket) }
    isClosed = true
  }

  func send(_ bytes: [UInt8]) { _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }

  /// Reads so many bytes, while the panel's loop turns; fewer where the connection ends.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + .seconds(60)
    while bytes.count < count, ContinuousClock.now < end {
      var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, 1) > 0 {
        var block = [UInt8](repeating: 0, count: count - bytes.count)
        let length = recv(socket, &block, block.count, 0)
        if length <= 0 { return bytes }
        bytes += block[..<length]
      }
      loop.turn()
    }
    if bytes.count < count { throw Failure(text: "\(bytes.count) bytes of \(count) have come in a minute") }
    return bytes
  }

  /// Introduces itself without a password, and returns the size of the picture.
  func enter() throws -> (width: Int, height: Int) {
    guard try read(12) == Array("RFB 003.008\n".utf8) else { throw Failure(text: "no greeting") }
    send(Array("RFB 003.008\n".utf8))
    let kinds = try read(Int(try read(1)[0]))
    guard kinds.contains(1) else { throw Failure(text: "a password is wanted") }
    send([1])
    guard try read(4) == [0, 0, 0, 0] else { throw Failure(text: "refused") }
    send([1])
    let head = try read(24)
    _ = try read(Int(head[23]))
    return (Int(head[0]) << 8 | Int(head[1]), Int(head[2]) << 8 | Int(head[3]))
  }

  /// Asks for the picture, or for what has changed in it.
  func ask(isIncremental: Bool, width: Int, height: Int) {
    send([
      3, isIncremental ? 1 : 0, 0, 0, 0, 0, UInt8(width >> 8), UInt8(width & 255), UInt8(height >> 8),
      UInt8(height & 255),
    ])
  }

  /// Reads one update in the encoding Raw into a picture, and returns its rectangles.
  func update(_ picture: inout [UInt32], width: Int) throws -> [PixelRect] {
    let head = try read(4)
    guard head.count == 4, head[0] == 0 else { throw Failure(text: "no update: \(head)") }
    var rects: [PixelRect] = []
    for _ in 0..<Int(head[2]) << 8 | Int(head[3]) {
      let place = try read(12)
      func number(_ index: Int) -> Int { Int(place[index]) << 8 | Int(place[index + 1]) }
      guard place[8...] == [0, 0, 0, 0] else { throw Failure(text: "not Raw") }
      let rect = PixelRect(x: number(0), y: number(2), width: number(4), height: number(6))
      let bytes = try read(rect.area * 4)
      for index in 0..<rect.area {
        let value = bytes[index * 4..<index * 4 + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        picture[(rect.minY + index / rect.width) * width + rect.minX + index % rect.width] = value & 0xFF_FFFF
      }
      rects.append(rect)
    }
    return rects
  }
}
