import CLinux
import Glibc
import Graphics
import LinuxHost
import Machine
import Runtime

/// One viewer as the panel sees it: a process that talks to the viewer, and a channel to that process.
final class RemoteViewer {
  /// The greatest number of messages that are read from a viewer in one wake, and that count of what it has sent before it
  /// hung up: a script sends a stroke and hangs up, and no viewer watches the rest.
  static let mostMessages = 64
  /// The greatest number of log lines that the process of a viewer may write, as it talks to strangers.
  static let mostNotes = 8

  /// The messages received over the channel.
  enum Receipt {
    /// The messages so far; more may follow.
    case messages([FromViewer])
    /// The process has ended, or has sent a malformed message.
    case gone([FromViewer])
  }

  /// The bytes of the viewer's address.
  let address: [UInt8]
  /// The socket to the process.
  let channel: Int32
  /// The pointer and the keys of the viewer.
  var input: RemoteInput
  /// The time of the last input of its pointer or keys.
  var lastInput = Duration.zero
  /// Whether the viewer has given its password, and sees the panel.
  var hasEntered = false
  /// Whether the login is still undecided.
  var isUndecided = false
  /// The time at which the viewer is disconnected unless it has logged in.
  let greetingEnd: Duration
  /// The process; 0 for a program that the panel has not started and does not end.
  let process: pid_t
  /// Whether it is a program of this machine that the panel has not started.
  var isLocal: Bool { process == 0 }
  /// Whether it records what people do at the panel.
  var isRecording: Bool { recordStart != nil }
  private var recordStart: Duration?
  /// The number of log lines that the process has written.
  private var notes = 0
  private var recordedInput = RecordedInput()
  /// Whether the process has processed all damage that was sent to it.
  private var isReady = true
  /// The damage that has not been sent to the process yet.
  private var pending = Region()

  private init(address: [UInt8], channel: Int32, process: pid_t, contact: Int, greetingEnd: Duration) {
    (self.address, self.channel, self.process, self.greetingEnd) = (address, channel, process, greetingEnd)
    input = RemoteInput(contact: contact)
  }

  /// Serves a program of this machine that has connected to the panel, and passes it the memory of the picture.
  convenience init(
    local connection: consuming Descriptor, _ picture: FrameMemory, _ welcome: ToViewer.Welcome, greetingEnd: Duration
  ) {
    self.init(
      address: [127, 0, 0, 1], channel: connection.release(), process: 0, contact: 0, greetingEnd: greetingEnd)
    let bytes = ToViewer.welcome(welcome).bytes
    _ = clinux_send_descriptor(channel, bytes, bytes.count, picture.descriptor)
  }

  /// Returns whether the process may write another log line.
  func takesNote() -> Bool {
    notes += notes < .max ? 1 : 0
    return notes <= Self.mostNotes
  }

  /// Begins to send the viewer what people do.
  func beginRecord(at now: Duration) { recordStart = recordStart ?? now }

  /// Sends the viewer an event, unless the event is not to be recorded. If the viewer does not read, the record has a
  /// gap, since the panel does not wait.
  func record(_ event: InputEvent, isSecret: Bool) {
    guard let recordStart, let text = InputStep.text(of: event.kind),
      recordedInput.takes(event.kind, isSecret: isSecret)
    else { return }
    send(.step(milliseconds: Int((event.time - recordStart) / .milliseconds(1)), text: text))
  }

  /// Starts the process of a viewer. Calls `socketpair` and `posix_spawn`.
  ///
  /// - Parameters:
  ///   - program: The path of this program.
  ///   - connection: The viewer's socket, of which the process gets a copy.
  ///   - address: The address of the viewer.
  ///   - contact: The number of the viewer's finger.
  ///   - picture: The memory with the picture.
  ///   - welcome: The first message.
  ///   - greetingEnd: The time at which the viewer is disconnected unless it has logged in.
  /// - Throws: ``SocketError`` if the machine refuses it.
  static func start(
    _ program: String, _ connection: borrowing Descriptor, from address: [UInt8], contact: Int, _ picture: FrameMemory,
    _ welcome: ToViewer.Welcome, greetingEnd: Duration
  ) throws(SocketError) -> RemoteViewer {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SocketError(number: errno) }
    let own = Descriptor(owning: ends[0])
    let other = Descriptor(owning: ends[1])
    let process = try spawn(program, [other.number, connection.number, picture.descriptor])
    let viewer = RemoteViewer(
      address: address, channel: own.release(), process: process, contact: contact, greetingEnd: greetingEnd)
    viewer.send(.welcome(welcome))
    return viewer
  }

  /// Starts the program with the descriptor numbers that ``ViewerProcess`` expects, without an environment, and with no
  /// signal blocked.
  private static func spawn(_ program: String, _ descriptors: [Int32]) throws(SocketError) -> pid_t {
    // Copies with higher numbers, so that none is overwritten.
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for descriptor in descriptors {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
      guard copy >= 0 else { throw SocketError(number: errno) }
      copies.append(copy)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, copy) in copies.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, copy, ViewerProcess.firstDescriptor + Int32(place))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("faceplate-viewer"), strdup(ViewerProcess.option), nil]
    defer { for argument in arguments { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, &attributes, &arguments, &environment)
    if code != 0 { throw SocketError(number: code) }
    return process
  }

  /// Sends damage to the viewer as soon as the previous damage has been processed.
  func tell(_ damage: Region) {
    pending.formUnion(damage)
    guard isReady, !pending.isEmpty, send(.damage(pending.rects)) else { return }
    isReady = false
    pending.removeAll()
  }

  /// Reads what the process has said. Once the process has ended, all is read, and of pointer and keys only as much as in one
  /// wake.
  func receive() -> Receipt {
    var messages: [FromViewer] = []
    var block = [UInt8](repeating: 0, count: 512)
    var request = pollfd(fd: channel, events: 0, revents: 0)
    // Reported without being asked for: the other end was closed.
    let hasEnded = poll(&request, 1, 0) > 0
    var wasReset = false
    // The kernel bounds what a process that has ended can have left.
    while hasEnded || messages.count < Self.mostMessages {
      let count = recv(channel, &block, block.count, Int32(MSG_DONTWAIT))
      // The kernel reports once that the process has left messages unread. Its own messages can be read after that.
      if count < 0, errno == ECONNRESET, !wasReset {
        wasReset = true
        continue
      }
      if count < 0 { return errno == EAGAIN || errno == EINTR ? .messages(messages) : .gone(messages) }
      guard count > 0, let message = FromViewer(block[..<count]) else { return .gone(messages) }
      if message == .ready {
        isReady = true
        tell(Region())
      }
      if messages.count < Self.mostMessages || !message.isInput { messages.append(message) }
    }
    return .messages(messages)
  }

  /// Sends a message without waiting. Returns `false` if the channel is full or the process has ended.
  @discardableResult
  private func send(_ message: ToViewer) -> Bool {
    let bytes = message.bytes
    return Glibc.send(channel, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL)) == bytes.count
  }

  /// Closes the channel and kills the process, if there is one. ``reap()`` must be called later.
  func end() {
    close(channel)
    if process != 0 { kill(process, SIGKILL) }
  }

  /// Waits until the killed process has ended, and reaps it.
  func awaitEnd() { waitpid(process, nil, 0) }

  /// Reaps the process if it has ended, without waiting. Returns whether it is gone.
  func reap() -> Bool { waitpid(process, nil, WNOHANG) != 0 }
}
