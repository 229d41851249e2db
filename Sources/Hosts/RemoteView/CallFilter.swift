import Glibc
import Machine

/// Restricts the process of a viewer to a list of system calls before a stranger can talk to it. The kernel refuses all
/// others with “operation not permitted”, such as opening a file or a socket, signalling a process, or starting a
/// program.
///
/// libseccomp writes the filter. It is loaded instead of linked, as LibVNCServer is: only the processes of viewers need it.
nonisolated struct CallFilter {
  /// The library's handle of a filter.
  private typealias Filter = OpaquePointer

  /// A condition on an argument of a call: `struct scmp_arg_cmp`.
  private struct Condition {
    /// The number of the argument.
    let argument: UInt32
    /// The comparison: `SCMP_CMP_EQ` or `SCMP_CMP_MASKED_EQ`.
    let comparison: UInt32
    /// The value, or the mask.
    let first: UInt64
    /// The value behind a mask.
    let second: UInt64

    /// The argument has a value.
    static func equal(_ argument: UInt32, _ value: Int) -> Condition {
      Condition(argument: argument, comparison: 4, first: UInt64(value), second: 0)
    }

    /// The argument has none of some bits.
    static func none(_ argument: UInt32, of bits: Int) -> Condition {
      Condition(argument: argument, comparison: 7, first: UInt64(bits), second: 0)
    }
  }

  /// `SCMP_ACT_ALLOW`.
  private static let allow = UInt32(0x7FFF_0000)
  /// `SCMP_ACT_ERRNO(EPERM)`.
  private static let refuse = UInt32(0x0005_0000) | UInt32(EPERM)

  /// The calls without a condition, which reach only the descriptors of the process, its own memory, and the clock.
  /// Names that the processor's kernel does not have are skipped.
  private static let harmless = [
    "read", "write", "recvfrom", "poll", "ppoll", "ppoll_time64", "select", "_newselect", "pselect6", "pselect6_time64",
    "close", "shutdown", "getpeername", "getsockname", "getsockopt", "setsockopt",
    "munmap", "mremap", "brk", "madvise", "futex", "futex_time64",
    "clock_gettime", "clock_gettime64", "clock_nanosleep", "clock_nanosleep_time64", "nanosleep", "gettimeofday",
    "time",
    "getrandom", "getpid", "gettid", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "restart_syscall", "sched_yield",
    "exit", "exit_group",
  ]

  /// The calls that are harmless only with some arguments, with a row for each permitted form.
  private static let conditional: [(name: String, condition: Condition)] =
    // Memory must not become executable.
    ["mmap", "mmap2", "mprotect"].map { ($0, .none(2, of: Int(PROT_EXEC))) }
    // Otherwise the process could make the panel the owner of a descriptor, and so send it any signal.
    + ["fcntl", "fcntl64"].flatMap { name in
      [F_GETFD, F_SETFD, F_GETFL, F_SETFL].map { (name, .equal(1, Int($0))) }
    }
    // Only on existing connections, and to no other address.
    + [("sendto", .equal(4, 0))]

  private let make: @convention(c) (UInt32) -> Filter?
  private let resolve: @convention(c) (UnsafePointer<CChar>) -> Int32
  private let add: @convention(c) (Filter, UInt32, Int32, UInt32, UnsafeRawPointer?) -> Int32
  private let load: @convention(c) (Filter) -> Int32
  private let release: @convention(c) (Filter) -> Void

  /// Loads the library; `nil` if it is not installed.
  init?() {
    guard let library = SharedLibrary("libseccomp.so.2"),
      let make = library.function("seccomp_init", as: (@convention(c) (UInt32) -> Filter?).self),
      let resolve = library.function(
        "seccomp_syscall_resolve_name", as: (@convention(c) (UnsafePointer<CChar>) -> Int32).self),
      let add = library.function(
        "seccomp_rule_add_array",
        as: (@convention(c) (Filter, UInt32, Int32, UInt32, UnsafeRawPointer?) -> Int32).self),
      let load = library.function("seccomp_load", as: (@convention(c) (Filter) -> Int32).self),
      let release = library.function("seccomp_release", as: (@convention(c) (Filter) -> Void).self)
    else { return nil }
    (self.make, self.resolve, self.add, self.load, self.release) = (make, resolve, add, load, release)
  }

  /// From now on lets this thread, and those that it starts, make only the calls on the list.
  ///
  /// - Returns: `false` if the kernel does not support filters.
  func enforce() -> Bool {
    guard let filter = make(Self.refuse) else { return false }
    defer { release(filter) }
    for name in Self.harmless { guard permit(name, in: filter) else { return false } }
    for (name, condition) in Self.conditional { guard permit(name, condition, in: filter) else { return false } }
    return load(filter) == 0
  }

  /// Adds a call to the list.
  private func permit(_ name: String, _ condition: Condition? = nil, in filter: Filter) -> Bool {
    let number = resolve(name)
    // __NR_SCMP_ERROR: this version of the library does not know the name.
    if number == -1 { return true }
    guard let condition else { return add(filter, Self.allow, number, 0, nil) == 0 }
    return withUnsafeBytes(of: condition) { add(filter, Self.allow, number, 1, $0.baseAddress) == 0 }
  }
}
