import CLinux
import Glibc
import Testing
import Values

@testable import Links

/// A broker of a test: it says what the test says, byte by byte.
private final class FakeBroker {
  private let listener: Int32
  private var peer: Int32 = -1
  let port: Int

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, pointer, &length) == 0
      }
    }
    try #require(code)
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit {
    close(listener)
    if peer >= 0 { close(peer) }
  }

  /// A client that has connected to this broker, which has accepted it.
  func client(_ more: [String: LinkKey] = [:], will: String? = nil) throws -> BrokerConnection {
    let keys = more.merging(["mqtt": .text("mqtt://127.0.0.1:\(port)")]) { $1 }
    let settings = try BrokerSettings(keys, panel: "oven")
    let client = try BrokerConnection(settings, will: will, LinkServices())
    try client.connect(to: settings)
    peer = accept(listener, nil, nil)
    return client
  }

  /// Connects so many clients that the kernel drops the packets of others, as a firewall does.
  func swallow() -> [Int32] {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    (address.sin_addr.s_addr, address.sin_port) = (UInt32(0x7F00_0001).bigEndian, UInt16(port).bigEndian)
    return (0..<4).map { _ in
      let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
      let client = socket(AF_INET, Int32(type), 0)
      _ = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      return client
    }
  }

  /// Sends as much as the socket takes now, and returns how much that was.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Int {
    max(0, Glibc.send(peer, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT)))
  }

  static let accepts: [UInt8] = [0x20, 2, 0, 0]

  /// A message of the quality of service 0.
  static func message(_ topic: String, _ text: String) -> [UInt8] {
    [0x30, UInt8(2 + topic.utf8.count + text.utf8.count), 0, UInt8(topic.utf8.count)] + Array((topic + text).utf8)
  }
}

extension BrokerConnection {
  /// What happens once bytes have come; they are on their way.
  fileprivate func wait() -> [Event] {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, 60_000)
    return work(request.revents)
  }
}

extension BrokerConnection.Event {
  /// The event in a line, of long messages the number of bytes.
  fileprivate var line: String {
    switch self {
    case .accepted: "accepted"
    case .refused(let why): "refused: \(why)"
    case .closed(let why): "closed: \(why)"
    case .published(let number): "published: \(number)"
    case .message(let topic, let bytes, let isRetained):
      "\(topic) = \(bytes.count > 99 ? "\(bytes.count) bytes" : String(decoding: bytes, as: UTF8.self))"
        + (isRetained ? " retained" : "")
    }
  }
}

@Suite("A connection to a broker") struct BrokerConnectionTests {
  /// The longest packet of the protocol: a message of the quality of service 1 to the topic `a`, with the number 7.
  private static let giantHead: [UInt8] = [0x32, 0xFF, 0xFF, 0xFF, 0x7F, 0, 1, UInt8(ascii: "a"), 0, 7]

  @Test("The list of panels does not wait for an address that swallows packets, and names it")
  func swallowed() throws {
    let broker = try FakeBroker()
    let clients = broker.swallow()
    defer { for client in clients { close(client) } }
    let address = "mqtt://127.0.0.1:\(broker.port)"
    let before = Self.naps
    #expect(throws: LinkFault("\(address): the broker does not answer; check the address")) {
      try BrokerFleet.panels(
        at: address, user: nil, password: nil, quiet: .zero, patience: .milliseconds(200), LinkServices())
    }
    // It sleeps, and does not look again and again whether there is an answer.
    #expect(Self.naps - before < 20)
  }

  /// The number of times that this thread has gone to sleep.
  private static var naps: Int {
    var usage = rusage()
    // 1 is RUSAGE_THREAD, which Glibc declares only with _GNU_SOURCE.
    getrusage(1, &usage)
    return Int(usage.ru_nvcsw)
  }

  /// A client that the broker has accepted.
  private func accepted(by broker: FakeBroker) throws -> BrokerConnection {
    let client = try broker.client()
    broker.send(FakeBroker.accepts)
    #expect(client.wait().map(\.line) == ["accepted"])
    return client
  }

  @Test("A message of 255 MB ends the connection before its bytes take memory", arguments: [1 << 10, 1 << 18])
  func giant(block: Int) throws {
    let broker = try FakeBroker()
    let client = try accepted(by: broker)
    broker.send(Self.giantHead)
    let bytes = [UInt8](repeating: 65, count: block)
    var (count, lines) = (0, [String]())
    while lines.isEmpty, count < 64 << 20 {
      count += broker.send(bytes)
      lines = client.wait().map(\.line)
    }
    #expect(lines == ["closed: a message has more than 524288 bytes"])
    #expect(count < 4 << 20)
  }

  @Test("A message that was published has a number, which comes back once the broker has the message")
  func confirmation() throws {
    let broker = try FakeBroker()
    let client = try accepted(by: broker)
    let number = try #require(client.publish("1", "horn", retained: false))
    broker.send([0x40, 2, UInt8(number >> 8), UInt8(number & 0xFF)])
    #expect(client.wait().map(\.line) == ["published: \(number)"])
  }

  @Test("Messages that are short are read, and of one that is too long the beginning")
  func messages() throws {
    let broker = try FakeBroker()
    let client = try accepted(by: broker)
    broker.send(FakeBroker.message("b", "2"))
    #expect(client.wait().map(\.line) == ["b = 2"])
    let long = [0x30, 0xF3, 0xC0, 0x06, 0, 1, UInt8(ascii: "a")] + [UInt8](repeating: 65, count: 106_608)
    var (sent, lines) = (0, [String]())
    while lines.isEmpty {
      if sent < long.count { sent += broker.send(Array(long[sent...])) }
      lines = client.wait().map(\.line)
    }
    #expect(lines == ["a = 65537 bytes"])
  }

  @Test("A packet that is too long is found however slowly it comes in")
  func slow() {
    var inflow = PacketInflow()
    var (bytes, seconds) = (UInt64(100), 0)
    while !inflow.isTooLong(received: bytes, at: .seconds(seconds)), bytes < 1_000_000 {
      (bytes, seconds) = (bytes + 1_000, seconds + 1)
    }
    #expect(bytes > 524_288)
    #expect(bytes < 600_000)
  }

  @Test("A broker that only answers pings is never found too long, nor is one that sends many short messages")
  func quiet() {
    var inflow = PacketInflow()
    var bytes: UInt64 = 0
    var found = false
    for day in 0..<1_000 {
      // Answers to pings every twenty seconds, of two bytes each, with what TLS adds.
      bytes += 4_320 * 24
      found = inflow.isTooLong(received: bytes, at: .seconds(86_400 * day)) || found
    }
    for _ in 0..<1_000 {
      bytes += 60_000
      inflow.packetEnded()
      found = inflow.isTooLong(received: bytes, at: .seconds(86_400 * 1_000)) || found
    }
    #expect(!found)
  }

  @Test("An error that the library does not know has its number in the log")
  func unknown() {
    #expect(BrokerConnection.words(13, "Unknown error.") == "the connection broke off (error 13)")
    #expect(BrokerConnection.words(99, nil) == "the connection broke off (error 99)")
    #expect(BrokerConnection.words(7, "The connection was lost.") == "The connection was lost.")
  }
}
