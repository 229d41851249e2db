import CLinux
import Glibc
import Machine

extension Descriptor {
  /// Whether a program of this user, or of root, is at the other end of a Unix socket. Calls `getsockopt(SO_PEERCRED)`.
  nonisolated var isOfOwner: Bool {
    // The structure `ucred`: process, user and group.
    var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, .max, .max)
    var length = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(number, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else { return false }
    return Self.isOwner(credentials.user)
  }

  /// Whether a user is the panel's own, or root.
  package nonisolated static func isOwner(_ user: uid_t) -> Bool { user == geteuid() || user == 0 }
}

/// Accepts the connections of a listening socket on a loop.
///
/// If the machine has no descriptor or memory for a connection, the connection keeps waiting and would wake the loop
/// again and again. So nothing is accepted for a second.
@MainActor package final class Acceptor {
  /// The greatest number of connections that are accepted in one wake.
  private static let most = 16
  /// The time for which nothing is accepted after the machine has refused a connection.
  static let pause = Duration.seconds(1)

  private let listener: Descriptor
  /// The descriptor of the listening socket.
  package var descriptor: Int32 { listener.number }
  private let phase: EventLoop.Phase
  private let loop: EventLoop
  private let isOfOwner: Bool
  private let acceptNext: (Int32) -> Int32
  private let onConnection: (consuming Descriptor) -> Void
  /// When connections are accepted again; `nil` while they are. The owner calls ``resume(at:)`` then.
  package private(set) var resumption: Duration?

  /// Begins to accept connections.
  ///
  /// - Parameters:
  ///   - listener: A listening socket that does not block.
  ///   - isOfOwner: Whether programs of other users are turned away, even if the mode of a Unix socket admits them.
  ///   - accept: Calls `accept(2)`; a test passes its own.
  ///   - onConnection: Called with each connection. Programs that the panel starts do not inherit it.
  package init(
    _ listener: consuming Descriptor, in phase: EventLoop.Phase, on loop: EventLoop, isOfOwner: Bool = false,
    accept: @escaping (Int32) -> Int32 = { Glibc.accept($0, nil, nil) },
    onConnection: @escaping (consuming Descriptor) -> Void
  ) {
    self.listener = listener
    (self.phase, self.loop, self.isOfOwner) = (phase, loop, isOfOwner)
    (acceptNext, self.onConnection) = (accept, onConnection)
    watch()
  }

  isolated deinit {
    // Unwatch the descriptor: after it is closed, its number may be reused.
    loop.unwatch(descriptor)
  }

  /// Accepts connections again, if the pause is over.
  package func resume(at time: Duration) {
    guard let resumption, time >= resumption else { return }
    self.resumption = nil
    watch()
  }

  private func watch() { loop.watch(descriptor, in: phase) { [weak self] in self?.acceptWaiting() } }

  private func acceptWaiting() {
    for _ in 0..<Self.most {
      let number = acceptNext(descriptor)
      if number < 0 {
        // No connection is waiting, or the peer has already closed it.
        if [EAGAIN, EINTR, ECONNABORTED].contains(errno) { return }
        resumption = loop.now + Self.pause
        return loop.unwatch(descriptor)
      }
      let connection = Descriptor(owning: number)
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      if !isOfOwner || connection.isOfOwner { onConnection(connection) }
    }
  }
}
