import Glibc

/// The folder of the executable of the running program.
enum ProgramFolder {
  /// The absolute path without symbolic links; `nil` if `/proc` is not mounted. Calls `realpath` on `/proc/self/exe`.
  static let path: String? = {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    return String(cString: program).split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }()
}
