import Glibc

/// The parts of paths.
package enum FilePath {
  /// The folder of a path; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns the text of a symbolic link; `nil` if the path is not one. Calls `readlink(2)`.
  package static func target(of link: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { max(0, readlink(link, $0.baseAddress!, $0.count)) }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The path without symbolic links; `nil` if there is no such file, with the reason in `errno`. Calls `realpath(3)`.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether there is anything at a path: a symbolic link counts even if it leads nowhere, as it does while the disk behind it
  /// is not mounted. Calls `lstat(2)`.
  package static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is a folder at a path. A symbolic link is none. Calls `lstat(2)`.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path of a file in a folder.
  package static func inside(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : "\(folder)/\(name)"
  }

  /// Whether a path is a folder, or is below it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
