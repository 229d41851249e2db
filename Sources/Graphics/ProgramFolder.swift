import Glibc

/// The folder of the running program's file.
enum ProgramFolder {
  /// Its absolute path, with symbolic links resolved; `nil` where `/proc` is not mounted. The corresponding C function
  /// is `realpath`.
  static let path: String? = {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    return String(cString: program).split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }()
}
