import Glibc

/// The folder of the executable of the running program.
package enum ProgramFolder {
  /// The absolute path without symbolic links; `nil` if `/proc` is not mounted. Calls `realpath` on `/proc/self/exe`.
  package static let path: String? = {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    return String(cString: program).split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }()

  /// The `.resources` and `.bundle` folders that the package manager puts beside the program.
  package static let resourcePaths: [String] =
    path.map {
      FileSearch.matches(of: $0 + "/*.resources") + FileSearch.matches(of: $0 + "/*.bundle")
    } ?? []
}
