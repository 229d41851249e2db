import CLinux
import Glibc
import Machine

extension Descriptor {
  /// Whether the program at the other end of a connection has hung up, or sends nothing more. Calls `poll`.
  var hasHungUp: Bool {
    var question = pollfd(fd: number, events: ViewerProcess.hangUp, revents: 0)
    return poll(&question, 1, 0) > 0
  }
}

/// Finds the user at the other end of a TCP connection within this machine, with `sock_diag(7)`.
///
/// A request names one socket, so the time for the answer does not grow with the number of connections.
enum PeerUser {
  /// The request: a header, then the socket.
  private struct Question {
    var header = nlmsghdr()
    var body = inet_diag_req_v2()
  }

  /// The answer: a header, then the properties of the socket.
  private struct Answer {
    var header = nlmsghdr()
    var body = inet_diag_msg()
  }

  /// The state of a connection that neither side has begun to close, as in `tcp_states.h` of the kernel.
  private static let established = UInt8(1)

  /// The user whose program is at the other end of a connection.
  ///
  /// - Returns: `nil` if the program has closed its end, since the kernel then names root in place of the user; if it runs on
  ///   another machine; or if the kernel cannot tell.
  static func find(of connection: Int32) -> uid_t? {
    guard let own = SocketAddress.local(of: connection), let other = SocketAddress.peer(of: connection) else {
      return nil
    }
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard let netlink = Descriptor(socket(AF_NETLINK, kind, Int32(NETLINK_SOCK_DIAG))) else { return nil }
    var question = question(from: other, to: own)
    guard withUnsafeBytes(of: &question, { send(netlink.number, $0.baseAddress, $0.count, 0) }) > 0 else { return nil }
    var answer = Answer()
    // The kernel has answered before `send` returns.
    let count = withUnsafeMutableBytes(of: &answer) {
      recv(netlink.number, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
    }
    // A refusal is shorter.
    guard count >= MemoryLayout<Answer>.size, answer.header.nlmsg_type == UInt16(SOCK_DIAG_BY_FAMILY),
      answer.body.idiag_state == established, answer.body.idiag_inode != 0
    else { return nil }
    return answer.body.idiag_uid
  }

  /// The request for the socket that is bound to one address and connected to another.
  private static func question(from source: SocketAddress, to target: SocketAddress) -> Question {
    var question = Question()
    question.header.nlmsg_len = UInt32(MemoryLayout<Question>.size)
    question.header.nlmsg_type = UInt16(SOCK_DIAG_BY_FAMILY)
    question.header.nlmsg_flags = UInt16(NLM_F_REQUEST)
    question.body.sdiag_family = UInt8(source.bytes.count == 4 ? AF_INET : AF_INET6)
    question.body.sdiag_protocol = UInt8(IPPROTO_TCP)
    question.body.idiag_states = .max
    question.body.id.idiag_sport = source.port.bigEndian
    question.body.id.idiag_dport = target.port.bigEndian
    withUnsafeMutableBytes(of: &question.body.id.idiag_src) { $0.copyBytes(from: source.bytes) }
    withUnsafeMutableBytes(of: &question.body.id.idiag_dst) { $0.copyBytes(from: target.bytes) }
    // INET_DIAG_NOCOOKIE: the kernel's cookie of the socket is not known here.
    question.body.id.idiag_cookie = (.max, .max)
    return question
  }
}
