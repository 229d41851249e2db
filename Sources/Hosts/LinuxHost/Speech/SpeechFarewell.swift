#if Speech
import CLinux
import Glibc
import Speech

/// Closes a connection to a speech server once the server has answered the last command, which silences it.
///
/// The loop retains it until then, but no longer than the timeout for an answer.
final class SpeechFarewell {
  private var session: SSIPSession
  private let fd: Int32
  private let timer: Int32
  private weak var loop: EventLoop?
  private var isOver = false

  private init(_ session: SSIPSession, _ fd: Int32, timer: Int32, _ loop: EventLoop) {
    (self.session, self.fd, self.timer, self.loop) = (session, fd, timer, loop)
  }

  isolated deinit { end() }

  /// Closes a connection when the server has answered, or at once if waiting is impossible.
  static func wait(for session: SSIPSession, on fd: Int32, _ loop: EventLoop) {
    let timer = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    let farewell = SpeechFarewell(session, fd, timer: timer, loop)
    var time = itimerspec()
    time.it_value.tv_sec = Int(SSIPSession.answerTime.components.seconds)
    guard timer >= 0, timerfd_settime(timer, 0, &time, nil) == 0 else { return farewell.end() }
    loop.watch(fd, in: .input) { farewell.read() }
    loop.watch(timer, in: .time) { farewell.end() }
  }

  private func read() {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = recv(fd, &block, block.count, Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else { return end() }
    _ = session.handle(block[..<count], at: loop?.now ?? .zero)
    if session.lapse == nil || session.isBroken { end() }
  }

  private func end() {
    if isOver { return }
    isOver = true
    loop?.unwatch(fd)
    loop?.unwatch(timer)
    close(fd)
    if timer >= 0 { close(timer) }
  }
}
#endif
