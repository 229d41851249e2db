import CLinux
import Glibc
import Machine

/// A device, or a gateway, on the network. Each call waits for it, up to the timeout.
struct ModbusNetwork: ModbusDevice {
  private let host: String
  private let port: Int32
  /// The longest wait for the connection, and for each answer.
  private let timeout: Duration
  private var socket: Int32 = -1
  private var number: UInt16 = 0
  /// The number of requests of this connection without an answer, which may still come.
  private var unanswered = 0

  /// Makes a device that is not connected yet.
  init(host: String, port: Int32, timeout: Duration) { (self.host, self.port, self.timeout) = (host, port, timeout) }

  /// Connects to the first address of the host that takes the connection. Calls `getaddrinfo` and `connect`.
  mutating func connect() throws(ModbusFault) {
    close()
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &found)
    guard code == 0, let first = found else {
      throw .lost("\(host) is not known: \(String(cString: gai_strerror(code)))")
    }
    defer { freeaddrinfo(first) }
    var refusal: Int32 = ECONNREFUSED
    for address in sequence(first: first, next: { $0.pointee.ai_next }) {
      refusal = open(address.pointee)
      if refusal == 0 { return }
    }
    throw .lost(NetworkSandbox.advice(after: refusal) ?? Self.words(refusal))
  }

  /// Connects to an address; the error number if that fails.
  private mutating func open(_ address: addrinfo) -> Int32 {
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let new = Glibc.socket(address.ai_family, flags, 0)
    guard new >= 0 else { return errno }
    var (failure, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    if Glibc.connect(new, address.ai_addr, address.ai_addrlen) != 0 { failure = errno }
    if failure == EINPROGRESS {
      let isReady = Self.wait(for: new, POLLOUT, until: MonotonicTime.now() + timeout)
      failure = isReady && getsockopt(new, SOL_SOCKET, SO_ERROR, &failure, &size) == 0 ? failure : ETIMEDOUT
    }
    guard failure == 0 else {
      Glibc.close(new)
      return failure
    }
    var isOn: Int32 = 1
    setsockopt(new, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    (socket, unanswered) = (new, 0)
    return 0
  }

  mutating func close() {
    if socket >= 0 { Glibc.close(socket) }
    socket = -1
  }

  mutating func read(_ block: ReadPlan.Block) throws(ModbusFault) -> [UInt16] {
    number &+= 1
    return try ask(ModbusMessage(reading: block, number: number))
  }

  mutating func write(
    _ words: [UInt16], unit: Int, _ table: ModbusPoint.Table, _ address: Int
  ) throws(ModbusFault) {
    number &+= 1
    _ = try ask(ModbusMessage(writing: words, unit: unit, table, address, number: number))
  }

  /// Sends a request, and waits for its answer. Answers to earlier requests, which came too late, are skipped.
  private mutating func ask(_ message: ModbusMessage) throws(ModbusFault) -> [UInt16] {
    let end = MonotonicTime.now() + timeout
    let bytes = message.bytes
    // A request is far smaller than what a socket takes.
    guard send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { throw .lost(Self.words(errno)) }
    var header: [UInt8]
    repeat {
      do throws(ModbusFault) {
        header = try receive(ModbusMessage.headerBytes, until: end)
      } catch {
        if error == .silent { unanswered += 1 }
        throw error
      }
      guard unanswered > 0, let length = message.lengthOfEarlier(header) else { break }
      unanswered -= 1
      _ = try receive(length, until: end, isBegun: true)
    } while true
    return try message.values(receive(message.length(after: header), until: end, isBegun: true))
  }

  /// Reads bytes, all or none.
  ///
  /// - Parameter isBegun: whether a part of the answer has been read. What follows must not be taken for a header.
  private func receive(_ count: Int, until end: Duration, isBegun: Bool = false) throws(ModbusFault) -> [UInt8] {
    var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: count))
    while bytes.count < count {
      guard Self.wait(for: socket, POLLIN, until: end) else {
        throw isBegun || !bytes.isEmpty ? .lost("the answer has no end") : .silent
      }
      let read = recv(socket, &block, count - bytes.count, 0)
      if read < 0, errno == EAGAIN || errno == EINTR { continue }
      if read < 0 { throw .lost(Self.words(errno)) }
      if read == 0 { throw .lost("the device has ended the connection") }
      bytes += block[..<read]
    }
    return bytes
  }

  /// Waits for a socket. Returns whether it is ready before a time. Calls `poll(2)`.
  private static func wait(for socket: Int32, _ events: Int32, until end: Duration) -> Bool {
    var request = pollfd(fd: socket, events: Int16(events), revents: 0)
    while true {
      let result = poll(&request, 1, (end - MonotonicTime.now()).pollMilliseconds)
      if result >= 0 || errno != EINTR { return result > 0 }
    }
  }

  private static func words(_ number: Int32) -> String { String(cString: strerror(number)) }
}
