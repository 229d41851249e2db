import CLinux
import Glibc
import Machine

/// Answers programs line by line over a Unix socket. Only its owner and root may connect.
///
/// No program holds the loop, or makes the panel grow: in each wake a program is read at most one block and given one
/// answer, and while it has not read that, nothing more is read from it. A line that is too long, and more bytes than a
/// limit that wait to be read, end the connection. While nobody writes it costs no wake.
///
/// A program has one of the places for programs from its first line on. Connections that have sent none have places of their own,
/// for half a minute at most: they keep no program out, and where they are too many the oldest goes.
///
/// Lines are answered in the phase of input: what an answer changes is drawn in the same wake.
@MainActor public final class LineSocket {
  /// The most programs that are connected at once; further ones get a message, and are turned away.
  private static let mostClients = 4
  /// The most connections besides that have sent no line.
  private static let mostSilent = 4
  /// How long a connection may send no line.
  private static let longestSilence = Duration.seconds(30)
  /// The message for a program that is turned away.
  private static let refusal =
    "{\"error\":\"\(mostClients) programs are connected, which is the limit: connect later\"}\n"
  /// The most bytes of a line.
  private static let longestLine = 65_536
  /// The bytes that are read in one wake.
  private static let block = 4_096
  /// The most bytes that wait until a program reads them: the tree of some 20,000 elements.
  static let mostUnsent = 4_194_304

  /// A program that is connected. It is an object, so that waiting bytes are not copied with each line.
  private final class Client {
    /// When the connection is ended unless it has sent a line; `nil` once it has.
    var silenceEnd: Duration?
    /// The number of the connection.
    let number: Int
    /// What has come and is not answered yet.
    var incoming: [UInt8] = []
    /// What is to be sent, and how much of it has been.
    var outgoing: [UInt8] = []
    var sent = 0
    /// The last line that was sent without a request, while anything is still to be sent.
    var latest = ""
    /// Whether the program writes no more.
    var hasEnded = false

    /// Whether a whole line waits.
    var hasLine: Bool { incoming.contains(LineSocket.newline) }
    /// Whether something waits that the program has not read.
    var hasRest: Bool { sent < outgoing.count }

    init(_ number: Int, silenceEnd: Duration) { (self.number, self.silenceEnd) = (number, silenceEnd) }
  }

  private static let newline = UInt8(ascii: "\n")

  private let socket: ListeningSocket
  private var clients: [Int32: Client] = [:]
  private var connections = 0
  private weak var loop: EventLoop?
  /// Returns the answer to a line of a program, without its end; `nil` for none.
  public var answer: (_ client: Int32, _ line: [UInt8]) -> String? = { _, _ in nil }
  /// Called when a program has gone.
  public var onLeave: (_ client: Int32) -> Void = { _ in }

  /// Prepares a socket at a path; nobody can connect before it is attached to a loop.
  ///
  /// - Parameter log: Receives the reason why the socket cannot be opened, once for each reason.
  public init(path: String, log: @escaping (String) -> Void) {
    socket = ListeningSocket(path: path, in: .input, consequence: "no program can connect", log: log)
    socket.onConnection = { [weak self] in self?.welcome($0) }
  }

  isolated deinit { for fd in Array(clients.keys) { drop(fd) } }

  /// Listens, in place of a program that has ended. What the machine refuses is tried again, at most a minute later each
  /// time.
  public func attach(to loop: EventLoop) {
    self.loop = loop
    socket.attach(to: loop)
    loop.eachWake(in: .input, for: self) { [weak self] time in
      self?.answerWaiting()
      self?.dropSilent(at: time)
    }
    // Lines that have come with others are answered in wakes of their own.
    loop.beforeSleep(for: self) { [weak self] in self?.isAnswerDue == true ? .zero : self?.silenceEnd }
  }

  /// Leaves a loop, and listens no longer.
  public func detach(from loop: EventLoop) {
    loop.removeSteps(of: self)
    for fd in Array(clients.keys) { drop(fd) }
    socket.detach(from: loop)
    self.loop = nil
  }

  /// Sends a line to a program that has not asked for it. The same line is not sent again before the program has read it.
  public func send(_ text: String, to client: Int32) {
    guard let known = clients[client] else { return }
    if known.hasRest, known.latest == text { return }
    give(text, to: client)
    if known.hasRest { known.latest = text }
  }

  // MARK: Programs

  private func welcome(_ connection: consuming Descriptor) {
    guard let loop else { return }
    if isFull { return refuse(connection.number) }
    let silent = clients.filter { $0.value.silenceEnd != nil }
    if silent.count >= Self.mostSilent, let oldest = silent.min(by: { $0.value.number < $1.value.number }) {
      refuse(oldest.key)
      drop(oldest.key)
    }
    let fd = connection.release()
    connections += 1
    clients[fd] = Client(connections, silenceEnd: loop.now + Self.longestSilence)
    watch(fd)
  }

  /// Whether all places for programs are taken.
  private var isFull: Bool { clients.values.count { $0.silenceEnd == nil } >= Self.mostClients }

  /// Tells a program that it is turned away. The message goes into the memory of its socket at once, or not at all.
  private func refuse(_ fd: Int32) {
    let bytes = Array(Self.refusal.utf8)
    _ = Glibc.send(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  /// When the next connection that has sent no line is ended; `nil` if there is none.
  private var silenceEnd: Duration? { clients.values.compactMap(\.silenceEnd).min() }

  /// Ends the connections that have sent no line for too long.
  private func dropSilent(at time: Duration) {
    for (fd, client) in clients { if let end = client.silenceEnd, end <= time { drop(fd) } }
  }

  /// Waits for what comes next: that the program writes or, while it has not read everything, that it reads.
  private func watch(_ fd: Int32) {
    guard let client = clients[fd] else { return }
    if client.hasRest {
      loop?.watchForRoom(fd, in: .input) { [weak self] in self?.sendRest(fd) }
    } else if !client.hasEnded {
      loop?.watch(fd, in: .input) { [weak self] in self?.read(fd) }
    } else {
      loop?.unwatch(fd)
      if !client.hasLine { drop(fd) }
    }
  }

  private func read(_ fd: Int32) {
    // The lines that wait are answered first.
    guard let client = clients[fd], !client.hasLine else { return }
    var block = [UInt8](repeating: 0, count: Self.block)
    let count = recv(fd, &block, block.count, Int32(MSG_DONTWAIT))
    if count < 0 { return errno == EAGAIN || errno == EINTR ? () : drop(fd) }
    if count == 0 {
      client.hasEnded = true
      return watch(fd)
    }
    client.incoming += block[..<count]
    if !client.hasLine, client.incoming.count > Self.longestLine { drop(fd) }
  }

  /// Whether a line waits of a program that has read everything.
  private var isAnswerDue: Bool { clients.values.contains { $0.hasLine && !$0.hasRest } }

  /// Answers one line of each program that has read the answer before.
  private func answerWaiting() {
    for fd in clients.keys.sorted() {
      guard let client = clients[fd], !client.hasRest, let end = client.incoming.firstIndex(of: Self.newline) else {
        continue
      }
      let line = Array(client.incoming[..<end])
      client.incoming.removeFirst(end + 1)
      let isTurnedAway = client.silenceEnd != nil && isFull
      if isTurnedAway { refuse(fd) }
      if isTurnedAway || line.count > Self.longestLine {
        drop(fd)
        continue
      }
      client.silenceEnd = nil
      if let text = answer(fd, line) { give(text, to: fd) }
      watch(fd)
    }
  }

  // MARK: Sending

  /// Sends a line as far as the program takes it, and keeps the rest.
  private func give(_ text: String, to fd: Int32) {
    guard let client = clients[fd] else { return }
    guard client.outgoing.count - client.sent + text.utf8.count < Self.mostUnsent else { return drop(fd) }
    let isFirst = !client.hasRest
    client.outgoing += Array(text.utf8) + [Self.newline]
    if isFirst { sendRest(fd) }
  }

  private func sendRest(_ fd: Int32) {
    guard let client = clients[fd] else { return }
    let count = client.outgoing[client.sent...].withUnsafeBytes {
      Glibc.send(fd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    if count < 0, errno != EAGAIN, errno != EINTR { return drop(fd) }
    client.sent += max(0, count)
    if !client.hasRest { (client.outgoing, client.sent, client.latest) = ([], 0, "") }
    // Sent bytes are removed when they are more than the rest, so that moving the rest costs little.
    if client.sent * 2 > client.outgoing.count {
      client.outgoing.removeFirst(client.sent)
      client.sent = 0
    }
    watch(fd)
  }

  private func drop(_ fd: Int32) {
    guard clients.removeValue(forKey: fd) != nil else { return }
    loop?.unwatch(fd)
    close(fd)
    onLeave(fd)
  }
}
