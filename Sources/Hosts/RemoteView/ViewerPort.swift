import LinuxHost
import Machine

/// The TCP port on which viewers connect, and the attempts to open it while the machine refuses it.
@MainActor struct ViewerPort {
  /// How long after a refusal the port is opened again.
  private static let pause = Duration.seconds(10)

  private let loop: EventLoop
  private let log: (String) -> Void
  /// Accepts viewers; `nil` while nobody can connect.
  private var acceptor: Acceptor?
  /// When the port is opened again; `nil` while it is open or not wanted.
  private var retryAt: Duration?
  /// The reason that was logged last why viewers are refused.
  private var refusal: String?

  /// Creates a port that is closed.
  init(on loop: EventLoop, log: @escaping (String) -> Void) { (self.loop, self.log) = (loop, log) }

  /// The port's number; `nil` while it is closed.
  var number: UInt16? { acceptor.flatMap { SocketAddress.local(of: $0.descriptor)?.port } }

  /// When ``advance(to:)`` is next worth calling.
  var deadline: Duration? { [retryAt, acceptor?.resumption].compactMap { $0 }.min() }

  /// Listens at an address. What the machine refuses is logged, and tried again.
  mutating func open(_ address: RemoteAddress, onConnection: @escaping (consuming Descriptor) -> Void) {
    do throws(SocketError) {
      let socket = try SocketAddress(address.bytes, address.port).listen()
      acceptor = Acceptor(socket, in: .input, on: loop, onConnection: onConnection)
      (retryAt, refusal) = (nil, nil)
      let warning = address.isLoopback ? "" : " Nothing is encrypted: use a tunnel where others can listen."
      log("Viewers can connect to \(RemoteAddress(bytes: address.bytes, port: number ?? address.port)).\(warning)")
    } catch {
      retry(later: "\(address): viewers cannot connect: \(error.text).")
    }
  }

  /// Closes the port, and forgets what was refused.
  mutating func close() { (acceptor, retryAt, refusal) = (nil, nil, nil) }

  /// Says once why nobody can connect, and asks for another attempt later.
  mutating func retry(later reason: String) {
    logRefusal("\(reason) It is tried again.")
    retryAt = loop.now + Self.pause
  }

  /// Logs why viewers are refused, unless that was logged last.
  mutating func logRefusal(_ text: String) {
    if refusal != text { log(text) }
    refusal = text
  }

  /// Nothing is refused any more: the next refusal is logged, whatever its text.
  mutating func noteSuccess() { refusal = nil }

  /// Accepts viewers again after a pause. Returns whether the port has to be opened now.
  mutating func advance(to now: Duration) -> Bool {
    let isDue = retryAt.map { now >= $0 } ?? false
    if isDue { retryAt = nil }
    acceptor?.resume(at: now)
    return isDue
  }
}
