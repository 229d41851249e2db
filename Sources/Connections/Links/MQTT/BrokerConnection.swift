import CLinux
import CMosquitto
import Glibc
import Machine

/// The client of a broker: a connection, or a replacement in tests.
protocol BrokerClient: AnyObject {
  /// The descriptor of the connection; −1 without one.
  var descriptor: Int32 { get }
  /// The events that the descriptor is to be watched for.
  var interests: Int16 { get }
  /// Connects, and waits for the name and the connection. Throws ``LinkFault`` with the reason.
  func connect(to settings: BrokerSettings) throws(LinkFault)
  /// Reads and writes what there is. Returns what has happened.
  ///
  /// - Parameter ready: the events of the descriptor.
  func work(_ ready: Int16) -> [BrokerConnection.Event]
  /// Publishes a text with the quality of service 1. Returns the number of the message, which
  /// ``BrokerConnection/Event/published(_:)`` has once the broker has the message; `nil` if it was not taken.
  @discardableResult func publish(_ text: String, _ topic: String, retained: Bool) -> Int32?
  /// Subscribes to a topic. Returns whether that was taken.
  @discardableResult func subscribe(_ topic: String) -> Bool
  /// Says goodbye.
  func disconnect()
}

/// One connection to a broker, from the attempt to its end. It belongs to the thread that makes it.
final class BrokerConnection: BrokerClient {
  /// An event of a connection.
  enum Event {
    case accepted
    case refused(String)
    case message(topic: String, bytes: [UInt8], isRetained: Bool)
    /// The broker has the message of this number.
    case published(Int32)
    case closed(String)
  }

  private let library: MosquittoLibrary
  private let handle: OpaquePointer
  private let context = Context()
  /// The name by which the broker knows the client.
  private let client: String
  /// The events that were not taken yet.
  private var events: [Event] = []
  /// Finds a packet that is too long while it comes in.
  private var inflow = PacketInflow()

  /// Makes a client that is not connected yet.
  ///
  /// - Throws: ``LinkFault`` if the library or a credential is missing.
  init(_ settings: BrokerSettings, will: String?, _ services: LinkServices) throws(LinkFault) {
    guard let library = MosquittoLibrary.shared else {
      throw LinkFault(
        "\(MosquittoLibrary.fileName), which speaks MQTT, is not installed; run: apt-get install libmosquitto1")
    }
    guard let handle = library.new(settings.client, true, Unmanaged.passUnretained(context).toOpaque()) else {
      throw LinkFault("no memory for a connection")
    }
    (self.library, self.handle, client) = (library, handle, settings.client)
    context.connection = self
    try prepare(settings, will, services)
  }

  deinit { library.destroy(handle) }

  private func prepare(_ settings: BrokerSettings, _ will: String?, _ services: LinkServices) throws(LinkFault) {
    let offline = Array("offline".utf8)
    if let will, library.setWill(handle, will, CInt(offline.count), offline, 1, true) != 0 {
      throw LinkFault("\(will) cannot be a topic")
    }
    if settings.user != nil || settings.password != nil {
      if let fault = settings.fault { throw fault }
      let password = try settings.password.map { name throws(LinkFault) in
        try Credentials.text(of: name, for: settings.host, services)
      }
      _ = library.setUser(handle, settings.user ?? "", password)
    }
    if settings.usesTLS { try encrypt(settings, services) }
    library.onConnect(handle) { _, context, code in
      BrokerConnection.of(context)?.noteAnswer(code)
    }
    library.onDisconnect(handle) { _, context, code in
      BrokerConnection.of(context)?.noteEnd(code)
    }
    library.onPublish(handle) { _, context, number in
      BrokerConnection.of(context)?.noteReceipt(number)
    }
    library.onMessage(handle) { _, context, message in
      if let message { BrokerConnection.of(context)?.note(message.pointee) }
    }
  }

  /// Encrypts the connection, and makes the library check the broker's name.
  private func encrypt(_ settings: BrokerSettings, _ services: LinkServices) throws(LinkFault) {
    var status = stat()
    guard stat(settings.authorities, &status) == 0 else {
      throw LinkFault(
        "there are no certificates in \(settings.authorities); install ca-certificates or write authorities:")
    }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    func path(_ name: String?) throws(LinkFault) -> String? {
      try name.map { name throws(LinkFault) in try Credentials.path(of: name, for: settings.host, services) }
    }
    let (certificate, key) = (try path(settings.certificate), try path(settings.key))
    let code = library.setTLS(
      handle, isFolder ? nil : settings.authorities, isFolder ? settings.authorities : nil, certificate, key, nil)
    if code != 0 { throw LinkFault("the certificates cannot be used: \(words(code))") }
  }

  // MARK: The connection

  /// Connects, and waits for the name and the connection. Calls `mosquitto_connect`.
  ///
  /// - Throws: ``LinkFault`` with the reason, and with advice if the service's sandbox is the reason.
  func connect(to settings: BrokerSettings) throws(LinkFault) {
    errno = 0
    let code = library.connect(handle, settings.host, settings.port, BrokerSettings.keepAlive)
    guard code != 0 else {
      // A small buffer, so that the library does not read for ever from a broker that sends as fast as the library
      // reads.
      var bytes: Int32 = 64 << 10
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
      return
    }
    let number = errno
    if let advice = NetworkSandbox.advice(after: number) { throw LinkFault(advice) }
    // MOSQ_ERR_ERRNO
    throw LinkFault(code == 14 ? String(cString: strerror(number)) : words(code))
  }

  /// The descriptor of the connection; −1 without one.
  var descriptor: Int32 { library.socket(handle) }
  /// The events that the descriptor is to be watched for.
  var interests: Int16 { Int16(POLLIN) | (library.wantsWrite(handle) ? Int16(POLLOUT) : 0) }

  /// Reads and writes what there is, and keeps the connection alive.
  ///
  /// - Parameter ready: the events of the descriptor.
  /// - Returns: the events since the last call.
  func work(_ ready: Int16) -> [Event] {
    var code: CInt = 0
    if ready & ~Int16(POLLOUT) != 0 {
      code = library.read(handle, 64)
      if code == 0, inflow.isTooLong(received: Self.received(descriptor), at: MonotonicTime.now()) {
        events.append(.closed("a message has more than \(PacketInflow.longest) bytes"))
        return takeEvents()
      }
    }
    if code == 0, library.wantsWrite(handle) { code = library.write(handle, 64) }
    if code == 0 { code = library.keepAlive(handle) }
    if code != 0, !events.contains(where: { if case .closed = $0 { true } else { false } }) {
      events.append(.closed(words(code)))
    }
    return takeEvents()
  }

  private func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// The bytes that the library has read from a socket, including TLS overhead; `nil` if it is not a TCP socket.
  private static func received(_ descriptor: Int32) -> UInt64? {
    var count: UInt64 = 0
    return clinux_received_bytes(descriptor, &count) == 0 ? count : nil
  }

  /// Publishes a message with the quality of service 1. Returns its number; `nil` if the library did not take it.
  @discardableResult
  func publish(_ text: String, _ topic: String, retained: Bool) -> Int32? {
    let bytes = Array(text.utf8)
    var number: CInt = 0
    return library.publish(handle, &number, topic, CInt(bytes.count), bytes, 1, retained) == 0 ? number : nil
  }

  /// Subscribes to a topic. Returns whether the library took it.
  @discardableResult
  func subscribe(_ topic: String) -> Bool { library.subscribe(handle, nil, topic, 1) == 0 }

  /// Says goodbye, and waits up to 0.3 s until all published messages are on their way.
  func disconnect() {
    let end = MonotonicTime.now() + .milliseconds(300)
    while library.wantsWrite(handle), MonotonicTime.now() < end {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard descriptor >= 0, poll(&request, 1, 50) >= 0, library.write(handle, 64) == 0 else { break }
    }
    _ = library.disconnect(handle)
    while library.wantsWrite(handle), MonotonicTime.now() < end, descriptor >= 0, library.write(handle, 64) == 0 {}
  }

  private func words(_ code: CInt) -> String { Self.words(code, library.words(code).map { String(cString: $0) }) }

  /// The words for an error number of the library, which knows no words for some of its own numbers.
  static func words(_ code: CInt, _ text: String?) -> String {
    guard let text, !text.hasPrefix("Unknown error") else { return "the connection broke off (error \(code))" }
    return text
  }

  // MARK: What the library calls

  /// The object that the library passes to each callback: it is made before the connection, and refers to it.
  private final class Context {
    weak var connection: BrokerConnection?
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> BrokerConnection? {
    context.flatMap { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue().connection }
  }

  private func noteAnswer(_ code: CInt) {
    inflow.packetEnded()
    events.append(code == 0 ? .accepted : .refused(Self.refusal(code, of: client)))
  }

  /// Returns the meaning of an answer other than 0.
  static func refusal(_ code: CInt, of client: String) -> String {
    switch code {
    case 1: "the broker does not speak this version of MQTT"
    case 2: "the broker refuses the name \(client)"
    case 3: "the broker is not ready"
    case 4: "the broker refuses the user or the password"
    case 5: "the broker allows no access"
    default: "the broker refuses the connection (\(code))"
    }
  }

  private func noteReceipt(_ number: CInt) {
    inflow.packetEnded()
    events.append(.published(number))
  }

  private func noteEnd(_ code: CInt) {
    events.append(.closed(code == 0 ? "the connection was ended" : words(code)))
  }

  private func note(_ message: mosquitto_message) {
    inflow.packetEnded()
    guard let topic = message.topic, message.payloadlen >= 0 else { return }
    // Of a message that is too long only its length counts.
    let count = min(Int(message.payloadlen), LinkLimits.messageBytes + 1)
    let bytes = message.payload.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
    events.append(.message(topic: String(cString: topic), bytes: bytes, isRetained: message.retain))
  }
}
