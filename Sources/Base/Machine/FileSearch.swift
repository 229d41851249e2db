import Glibc

/// Finds files by a pattern or by a path.
package enum FileSearch {
  /// The paths that match a pattern, in alphabetical order. Calls `glob`.
  package static func matches(of pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }

  /// The absolute path of a file without symbolic links; `nil` if the file cannot be found. Calls `realpath`.
  package static func absolutePath(of path: String) -> String? {
    guard let full = realpath(path, nil) else { return nil }
    defer { free(full) }
    return String(cString: full)
  }
}
