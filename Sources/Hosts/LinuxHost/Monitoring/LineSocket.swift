import CLinux
import Glibc
import Machine

/// Answers programs line by line over a Unix socket. Only its owner and root may connect.
///
/// No program can hold the loop or make the panel's memory grow: each wake reads at most one block from a program and
/// sends it one answer, and nothing more is read until the program has read that answer. Too long a line, or too many
/// unread bytes, end the connection. A silent program costs no wake.
///
/// A program takes one of the places for programs with its first line. Connections without a line have places of their
/// own, for half a minute at most: they keep no program out, and the oldest of too many is ended.
///
/// Lines are answered in the phase of input, so the changes that an answer makes are drawn in the same wake.
@MainActor public final class LineSocket {
  /// The greatest number of programs that are connected at once; further ones get a message and are turned away.
  private static let mostClients = 4
  /// The greatest number of further connections, which have sent no line.
  private static let mostSilent = 4
  /// The time for which a connection may send no line.
  private static let longestSilence = Duration.seconds(30)
  /// The message for a program that is turned away.
  private static let refusal =
    "{\"error\":\"\(mostClients) programs are connected, which is the limit: connect later\"}\n"
  /// The greatest length of a line, in bytes.
  private static let longestLine = 65_536
  /// The bytes that are read in one wake.
  private static let block = 4_096
  /// The greatest number of bytes that wait until a program reads them: the tree of some 20,000 elements.
  static let mostUnsent = 4_194_304

  /// A program that is connected. It is an object, so that waiting bytes are not copied with each line.
  private final class Client {
    /// The time at which the connection ends without a line; `nil` once it has sent one.
    var silenceEnd: Duration?
    /// The number of the connection.
    let number: Int
    /// The received bytes that have not been answered.
    var incoming: [UInt8] = []
    /// The bytes to send, and the number of those that have been sent.
    var outgoing: [UInt8] = []
    var sent = 0
    /// The last line that was sent without a request, while anything is still to be sent.
    var latest = ""
    /// Whether the program writes no more.
    var hasEnded = false

    /// Whether a whole line waits.
    var hasLine: Bool { incoming.contains(LineSocket.newline) }
    /// Whether bytes wait that the program has not read.
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

  /// Prepares a socket at a path; programs can connect once it is attached to a loop.
  ///
  /// - Parameter log: Receives the reason why the socket cannot be opened, once for each reason.
  public init(path: String, log: @escaping (String) -> Void) {
    socket = ListeningSocket(path: path, in: .input, consequence: "no program can connect", log: log)
    socket.onConnection = { [weak self] in self?.welcome($0) }
  }

  isolated deinit { for fd in Array(clients.keys) { drop(fd) } }

  /// Listens, and replaces the socket of a former program. If the machine refuses, further attempts follow, at most a
  /// minute apart.
  public func attach(to loop: EventLoop) {
    self.loop = loop
    socket.attach(to: loop)
    loop.eachWake(in: .input, for: self) { [weak self] time in
      self?.answerWaiting()
      self?.dropSilent(at: time)
    }
    // Each of several lines that arrived together is answered in a separate wake.
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

  /// Tells a program that it is turned away. The message must fit into the socket's buffer at once; otherwise it is
  /// dropped.
  private func refuse(_ fd: Int32) {
    let bytes = Array(Self.refusal.utf8)
    _ = Glibc.send(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  /// The time at which the next connection without a line ends; `nil` if there is none.
  private var silenceEnd: Duration? { clients.values.compactMap(\.silenceEnd).min() }

  /// Ends the connections that have sent no line for too long.
  private func dropSilent(at time: Duration) {
    for (fd, client) in clients { if let end = client.silenceEnd, end <= time { drop(fd) } }
  }

  /// Waits until the program writes or, while it has unread bytes, until it reads.
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

  /// Whether a program that has read everything has a line waiting.
  private var isAnswerDue: Bool { clients.values.contains { $0.hasLine && !$0.hasRest } }

  /// Answers one line of each program that has read the previous answer.
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

  /// Sends as much of a line as the socket takes, and keeps the rest.
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
