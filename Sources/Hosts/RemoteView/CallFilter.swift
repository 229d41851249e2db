import Glibc
import Machine

/// The system calls that are left to the process of a viewer before a stranger speaks to it. The kernel refuses all others
/// with “operation not permitted”: to open a file or a socket, to signal a process, to start a program.
///
/// libseccomp writes the filter. It is loaded instead of linked, as LibVNCServer is: only the processes of viewers need it.
nonisolated struct CallFilter {
  /// The library's handle of a filter.
  private typealias Filter = OpaquePointer

  /// A condition on an argument of a call: `struct scmp_arg_cmp`.
  private struct Condition {
    /// The number of the argument.
    let argument: UInt32
    /// How it is compared: `SCMP_CMP_EQ` or `SCMP_CMP_MASKED_EQ`.
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

  /// The calls that need no condition: they reach descriptors that the process has, its own memory, and the clock. Names that a
  /// kind of processor does not have are left out there.
  private static let harmless = [
    "read", "write", "recvfrom", "poll", "ppoll", "ppoll_time64", "select", "_newselect", "pselect6", "pselect6_time64",
    "close", "shutdown", "getpeername", "getsockname", "getsockopt", "setsockopt",
    "munmap", "mremap", "brk", "madvise", "futex", "futex_time64",
    "clock_gettime", "clock_gettime64", "clock_nanosleep", "clock_nanosleep_time64", "nanosleep", "gettimeofday",
    "time",
    "getrandom", "getpid", "gettid", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "restart_syscall", "sched_yield",
    "exit", "exit_group",
  ]

  /// The calls that are harmless with some arguments alone, a row for each way to make them.
  private static let conditional: [(name: String, condition: Condition)] =
    // No memory becomes a program.
    ["mmap", "mmap2", "mprotect"].map { ($0, .none(2, of: Int(PROT_EXEC))) }
    // A descriptor that names the panel as its owner would send it any signal.
    + ["fcntl", "fcntl64"].flatMap { name in
      [F_GETFD, F_SETFD, F_GETFL, F_SETFL].map { (name, .equal(1, Int($0))) }
    }
    // Along connections that there are, and to no other address.
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

  /// Lets this thread, and those that it starts, make the calls of the list alone from now on.
  ///
  /// - Returns: `false` if the kernel takes no filters.
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
