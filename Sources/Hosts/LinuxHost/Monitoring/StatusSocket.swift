import CLinux
import Glibc

/// Sends the status of the panel to each client of a Unix socket, and closes the connection. Only its owner and root
/// may connect.
///
///     let socket = StatusSocket(path: "/var/lib/kiosk/.panel.conf.socket") { "good" }
///     socket.attach(to: loop)
///     StatusSocket.ask("/var/lib/kiosk/.panel.conf.socket")  // .told("good")
///
/// Without clients it costs no wake.
@MainActor public final class StatusSocket {
  private let socket: ListeningSocket

  /// Prepares a socket at a path; clients can ask once it is attached to a loop.
  ///
  /// - Parameter log: Receives the reason why the socket cannot be opened, once per reason.
  public init(path: String, log: @escaping (String) -> Void = { _ in }, answer: @escaping () -> String) {
    socket = ListeningSocket(path: path, consequence: "the status cannot be queried", log: log)
    socket.onConnection = { connection in
      let text = Array(answer().utf8)
      // The status fits into the socket's buffer, so this never waits for the client.
      _ = send(connection.number, text, text.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
  }

  /// Listens, replaces the socket of a former program, and answers from an event loop.
  ///
  /// If the machine refuses, further attempts follow after one second, two, four, and so on, up to a minute: a full or
  /// read-only disk may recover, and another program that listens there may end. Only a path that is too long for a
  /// socket is given up.
  public func attach(to loop: EventLoop) { socket.attach(to: loop) }

  /// Leaves a loop, and listens no longer.
  public func detach(from loop: EventLoop) { socket.detach(from: loop) }
}
