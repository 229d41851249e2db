import LinuxHost
import Machine

/// The TCP port on which viewers connect, and the attempts to open it while the machine refuses it.
@MainActor struct ViewerPort {
  /// The time from a refusal to the next attempt.
  private static let pause = Duration.seconds(10)

  private let loop: EventLoop
  private let log: (String) -> Void
  /// Accepts viewers; `nil` while the port is closed.
  private var acceptor: Acceptor?
  /// The time of the next attempt to open the port; `nil` while it is open or not wanted.
  private var retryAt: Duration?
  /// The last logged reason why viewers are refused.
  private var refusal: String?

  /// Creates a port that is closed.
  init(on loop: EventLoop, log: @escaping (String) -> Void) { (self.loop, self.log) = (loop, log) }

  /// The port's number; `nil` while it is closed.
  var number: UInt16? { acceptor.flatMap { SocketAddress.local(of: $0.descriptor)?.port } }

  /// The time at which ``advance(to:)`` must be called next.
  var deadline: Duration? { [retryAt, acceptor?.resumption].compactMap { $0 }.min() }

  /// Listens at an address. If the machine refuses, this is logged and tried again.
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

  /// Closes the port, and forgets the logged refusal.
  mutating func close() { (acceptor, retryAt, refusal) = (nil, nil, nil) }

  /// Logs once why viewers cannot connect, and schedules another attempt.
  mutating func retry(later reason: String) {
    logRefusal("\(reason) It is tried again.")
    retryAt = loop.now + Self.pause
  }

  /// Logs why viewers are refused, unless that was logged last.
  mutating func logRefusal(_ text: String) {
    if refusal != text { log(text) }
    refusal = text
  }

  /// Forgets the last refusal, so that the next one is logged even if it is the same.
  mutating func noteSuccess() { refusal = nil }

  /// Accepts viewers again after a pause. Returns whether the port has to be opened now.
  mutating func advance(to now: Duration) -> Bool {
    let isDue = retryAt.map { now >= $0 } ?? false
    if isDue { retryAt = nil }
    acceptor?.resume(at: now)
    return isDue
  }
}
