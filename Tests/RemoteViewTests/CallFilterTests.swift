import CLinux
import Glibc
import Machine
import Testing

@testable import RemoteView

@Suite("The calls of a viewer's process")
struct CallFilterTests {
  private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// Calls that reach beyond the process, with arguments that do no harm where they are allowed.
  private static let calls: [(name: String, number: Int, arguments: [Int])] = [
    ("openat", Int(SYS_openat), [-100, 0, 0]),
    ("newfstatat", Int(SYS_newfstatat), [-100, 0, 0]),
    ("execve", Int(SYS_execve), [0, 0, 0]),
    ("clone3", Int(SYS_clone3), [0, 0]),
    ("socket", Int(SYS_socket), [-1, 0, 0]),
    ("socketpair", Int(SYS_socketpair), [-1, 0, 0]),
    ("connect", Int(SYS_connect), [-1, 0, 0]),
    ("bind", Int(SYS_bind), [-1, 0, 0]),
    ("accept4", Int(SYS_accept4), [-1, 0, 0]),
    ("sendmsg", Int(SYS_sendmsg), [-1, 0, 0]),
    ("sendto another address", Int(SYS_sendto), [-1, 0, 0, 0, 1]),
    ("kill", Int(SYS_kill), [Int(getpid()), 0]),
    ("tkill", Int(SYS_tkill), [Int(getpid()), 0]),
    ("tgkill", Int(SYS_tgkill), [Int(getpid()), Int(getpid()), 0]),
    ("rt_sigqueueinfo", Int(SYS_rt_sigqueueinfo), [Int(getpid()), 0, 0]),
    ("pidfd_open", Int(SYS_pidfd_open), [-1, 0]),
    ("pidfd_send_signal", Int(SYS_pidfd_send_signal), [-1, 0, 0, 0]),
    ("pidfd_getfd", Int(SYS_pidfd_getfd), [-1, 0, 0]),
    ("ptrace", Int(SYS_ptrace), [1, 0, 0, 0]),
    ("process_vm_readv", Int(SYS_process_vm_readv), [-1, 0, 0, 0, 0, 0]),
    ("process_vm_writev", Int(SYS_process_vm_writev), [-1, 0, 0, 0, 0, 0]),
    ("prlimit64", Int(SYS_prlimit64), [-1, 0, 0, 0]),
    ("getpriority", Int(SYS_getpriority), [-1, 0]),
    ("io_uring_enter", Int(SYS_io_uring_enter), [-1, 0, 0, 0, 0, 0]),
    ("owner of a descriptor", Int(SYS_fcntl), [-1, Int(F_SETOWN), Int(getpid())]),
    ("signal of a descriptor", Int(SYS_fcntl), [-1, 10, 9]),
    ("mmap of a program", Int(SYS_mmap), [0, 0, Int(PROT_EXEC), 0, -1, 0]),
    ("mprotect of a program", Int(SYS_mprotect), [1, 0, Int(PROT_EXEC)]),
  ]

  /// The names of the calls that are not permitted on a thread that has done something.
  private static func refused(after begin: @escaping @Sendable () -> Bool) async throws -> [String] {
    let call = try #require(SharedLibrary("libc.so.6")?.function("syscall", as: Call.self))
    let result: [String]? = await withCheckedContinuation { continuation in
      let calls = calls
      let isStarted = DetachedThread.start {
        guard begin() else { return continuation.resume(returning: nil) }
        continuation.resume(
          returning: calls.filter { entry in
            let arguments = entry.arguments + [Int](repeating: 0, count: 6 - entry.arguments.count)
            let value = call(
              entry.number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
            return value == -1 && errno == EPERM
          }.map(\.name))
      }
      if !isStarted { continuation.resume(returning: nil) }
    }
    return try #require(result)
  }

  @Test("It opens no file and no connection, signals nobody, starts nothing, and looks into no other process")
  func refusals() async throws {
    #expect(try await Self.refused { true } == [])
    #expect(try await Self.refused { CallFilter()?.enforce() == true } == Self.calls.map(\.name))
  }
}
