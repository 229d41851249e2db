#if Speech
import CLinux
import Glibc
import Machine
import Speech

/// The voice of a panel: speech-dispatcher, over its socket in the panel's own loop.
///
/// It needs no thread and no library. A server that is missing, has ended or hangs costs only a line in the log. It is
/// tried again after one second, two, and then every four, as long as speech is on.
package final class SpeechServer: SpeechVoice {
  /// The longest pause between two attempts to connect.
  static let longestPause = Duration.seconds(4)

  /// The greatest number of blocks that are read in one wake.
  private static let mostBlocks = 4

  private let path: String
  private let loop: EventLoop
  private let log: (String) -> Void
  private let sound: (Earcon) -> Void
  private var fd: Int32 = -1
  private var session = SSIPSession(client: "panel")
  private var attempts = Reconnection(Backoff(longest: longestPause))
  private var retry: Duration?
  private var pace = SpeechPace()
  /// Whether the log says that the server cannot be reached.
  private var isMissed = false
  private var refusals: Set<String> = []
  package private(set) var isReady = false
  package var onEnd: (Int) -> Void = { _ in }
  package var onReturn: () -> Void = {}

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - path: the path of its socket.
  ///   - sound: plays a sound that accompanies the words.
  package init(path: String, loop: EventLoop, log: @escaping (String) -> Void, sound: @escaping (Earcon) -> Void) {
    (self.path, self.loop, self.log, self.sound) = (path, loop, log, sound)
    connect(at: loop.now)
  }

  isolated deinit { close() }

  /// The socket that the environment names, as speech-dispatcher's own clients look for it.
  static func standardPath(environment: (String) -> String? = { getenv($0).map { String(cString: $0) } }) -> String {
    if let address = environment("SPEECHD_ADDRESS"), address.hasPrefix("unix_socket:") {
      return String(address.dropFirst("unix_socket:".count))
    }
    let folder = environment("XDG_RUNTIME_DIR") ?? "/run"
    return "\(folder)/speech-dispatcher/speechd.sock"
  }

  // MARK: Voice

  package var deadline: Duration? { [retry, session.lapse, attempts.deadline].compactMap { $0 }.min() }

  package func advance(to time: Duration) {
    if let lapse = session.lapse, lapse <= time { return lose("does not answer", at: time) }
    if let retry, retry <= time { connect(at: time) }
    if attempts.settle(at: time) { noteReturn() }
  }

  package func say(_ utterance: Utterance, number: Int, at time: Duration) {
    guard isReady else { return }
    session.say(utterance, number: number, pace)
    send(at: time)
  }

  package func stop(at time: Duration) {
    guard isReady else { return }
    session.cancel()
    send(at: time)
  }

  package func play(_ earcon: Earcon, at time: Duration) { sound(earcon) }
  package func adopt(_ pace: SpeechPace) { self.pace = pace }

  // MARK: Connection

  /// Stops speaking, and leaves the server as soon as it has answered.
  ///
  /// A server that finds the connection closed when it answers drops the commands that it has not read yet, and
  /// continues to say the previous text.
  func leave(at time: Duration) {
    stop(at: time)
    if isReady, fd >= 0, session.lapse != nil {
      loop.unwatch(fd)
      SpeechFarewell.wait(for: session, on: fd, loop)
      fd = -1
    }
    close()
  }

  /// Leaves the server at once, without waiting for an answer.
  package func close() {
    (retry, isReady) = (nil, false)
    guard fd >= 0 else { return }
    loop.unwatch(fd)
    Glibc.close(fd)
    fd = -1
  }

  private func connect(at time: Duration) {
    retry = nil
    session = SSIPSession(client: "panel")
    guard let address = UnixAddress(path) else {
      return lose("cannot be the path of a socket: it must have at most 107 bytes", at: time)
    }
    fd = ListeningSocket.makeSocket()
    guard fd >= 0, address.with({ Glibc.connect(fd, $0, $1) }) == 0 else {
      return lose("cannot be reached: \(errorText(errno))", at: time)
    }
    loop.watch(fd, in: .input) { [weak self] in self?.read() }
    send(at: time)
  }

  private func lose(_ reason: String, at time: Duration) {
    close()
    session = SSIPSession(client: "panel")
    let (pause, isNews) = attempts.fail(reason, at: time)
    retry = time + pause
    guard isNews else { return }
    isMissed = true
    log("The speech server at \(path) \(reason). The panel continues without speech, and tries again.")
  }

  /// Logs that the server is back, after it has answered for long enough.
  private func noteReturn() {
    if isMissed { log("The speech server at \(path) is back.") }
    isMissed = false
  }

  private func send(at time: Duration) {
    let bytes = session.takeOutgoing(at: time)
    guard fd >= 0, !bytes.isEmpty else { return }
    let count = Glibc.send(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    if count != bytes.count { lose("takes no more commands", at: time) }
  }

  /// Reads a limited amount, so that a server that never pauses does not delay a frame.
  private func read() {
    var block = [UInt8](repeating: 0, count: 4096)
    let now = loop.now
    for _ in 0..<Self.mostBlocks where fd >= 0 {
      let count = recv(fd, &block, block.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count > 0 else { return lose("has ended", at: now) }
      for event in session.handle(block[..<count], at: now) { handle(event, at: now) }
      if session.isBroken { return lose("sends an answer that the panel does not understand", at: now) }
      send(at: now)
    }
  }

  private func handle(_ event: SSIPSession.Event, at now: Duration) {
    switch event {
    case .ready:
      isReady = true
      if attempts.succeed(at: now) { noteReturn() }
      onReturn()
    case .ended(let number): onEnd(number)
    case .refused(let answer):
      if refusals.count < 16, refusals.insert(answer).inserted { log("The speech server at \(path) says: \(answer)") }
    }
  }
}
#endif
