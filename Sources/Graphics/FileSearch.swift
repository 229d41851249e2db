import Glibc

/// A search for files by a pattern.
package enum FileSearch {
  /// The paths that match a pattern, in alphabetical order. Calls `glob`.
  package static func matches(of pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }
}
