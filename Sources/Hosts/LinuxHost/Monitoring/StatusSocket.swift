import CLinux
import Glibc

/// Tells each client of a Unix socket how the panel is, and hangs up. Only its owner and root may connect.
///
///     let socket = StatusSocket(path: "/var/lib/kiosk/.panel.conf.socket") { "good" }
///     socket.attach(to: loop)
///     StatusSocket.ask("/var/lib/kiosk/.panel.conf.socket")  // .told("good")
///
/// While nobody asks it costs no wake.
@MainActor public final class StatusSocket {
  private let socket: ListeningSocket

  /// Prepares a socket at a path; nobody can ask before it is attached to a loop.
  ///
  /// - Parameter log: Receives the reason why the socket cannot be opened, once per reason.
  public init(path: String, log: @escaping (String) -> Void = { _ in }, answer: @escaping () -> String) {
    socket = ListeningSocket(path: path, consequence: "the status cannot be queried", log: log)
    socket.onConnection = { connection in
      let text = Array(answer().utf8)
      // A socket's own memory takes it all: nobody is waited for.
      _ = send(connection.number, text, text.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
  }

  /// Listens, in place of a program that has ended, and answers from an event loop.
  ///
  /// What the machine refuses is tried again after one second, two, four, and so on, at most a minute: the disk may be
  /// full or read-only for a while, and another program that listens there may end. Only a path that is too long for a
  /// socket is given up.
  public func attach(to loop: EventLoop) { socket.attach(to: loop) }

  /// Leaves a loop, and listens no longer.
  public func detach(from loop: EventLoop) { socket.detach(from: loop) }
}
