import Glibc
import Machine

/// The files of a panel: the named file, and the files below its folder that it includes.
///
/// Nothing outside the folder can be read, not by `..`, not by an absolute path and not through a symbolic link: a
/// person who may change the look of a panel must not be able to read the machine's secrets with it. In the folder, only
/// what is named `*.yaml` or `*.yml` can be included: passwords and config files may be beside the panel file.
package final class PanelFiles {
  /// The contents of a file, or the reason why there are none.
  package enum Contents {
    case bytes([UInt8])
    case missing
    /// Why the file cannot be read, and what to do about it.
    case unreadable(String, fix: String)
  }

  /// The path of the panel file as it was given.
  package let main: String
  /// The paths of all files that belong to the panel, including missing files, in the order in which they were
  /// requested.
  package private(set) var paths: [String]
  /// Returns the contents of a file by its path.
  private let contents: (String) -> Contents
  /// The texts of the files that have been read.
  private(set) var sources = PanelSources()
  /// The size of all files that have been read.
  private var bytes = 0

  /// The files of a panel on the disk.
  package convenience init(path: String) { self.init(path: path, contents: Self.disk(path)) }

  /// The disk, as a function from the path of a file to its content.
  static func disk(_ path: String) -> @Sendable (String) -> Contents {
    { PanelFiles.read($0, below: $0 == path ? nil : PanelFiles.folder(of: path) ?? ".") }
  }

  /// The files of a panel from another source: a test has them in memory.
  init(path: String, contents: @escaping (String) -> Contents) {
    (main, paths, self.contents) = (path, [path], contents)
  }

  /// Reads the panel file itself.
  ///
  /// - Throws: ``PanelProblem`` if the file cannot be read or is too large.
  func readMain() throws(PanelProblem) -> [UInt8] {
    let place = PanelPlace(file: main)
    switch load(main) {
    case .bytes(let bytes): return try count(bytes, at: place)
    case .missing:
      throw PanelProblem(
        place, "there is no such file", "name another one, or write it with: kiosk new --panel \(main)")
    case .unreadable(let why, let fix): throw PanelProblem(place, "the file cannot be read: \(why)", fix)
    }
  }

  /// Reads a file that another one includes.
  ///
  /// - Parameters:
  ///   - name: the path below the folder of the panel file.
  ///   - place: the place at which it is included.
  /// - Throws: ``PanelProblem`` at that place if the path leads elsewhere, or the file cannot be read.
  func read(_ name: String, from place: PanelPlace) throws(PanelProblem) -> (path: String, bytes: [UInt8]) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.hasPrefix("/") || parts.contains("..") || parts.contains("") || name.utf8.contains(0) {
      throw PanelProblem(
        place, "\(name.inQuotes) does not lead to a file below the panel's own folder",
        "write a path such as pages/service.yaml")
    }
    if !Self.isNamedAsPanelFile(name) {
      throw PanelProblem(
        place,
        "\(name.inQuotes) is not included: its name does not end in .yaml, and passwords may lie beside a panel file",
        "give it a name such as service.yaml")
    }
    let path = (Self.folder(of: main).map { $0 + "/" } ?? "") + name
    if !paths.contains(path) { paths.append(path) }
    if paths.count > Limits.files {
      throw PanelProblem(place, "the panel consists of more than \(Limits.files) files", "put some of them together")
    }
    switch load(path) {
    case .bytes(let bytes): return (path, try count(bytes, at: place))
    case .missing: throw PanelProblem(place, "there is no file \(path)", "write it, or name another one")
    case .unreadable(let why, let fix): throw PanelProblem(place, "\(path) cannot be read: \(why)", fix)
    }
  }

  /// Reads a file, and keeps what it held.
  private func load(_ path: String) -> Contents {
    let contents = contents(path)
    if case .bytes(let bytes) = contents { sources.files[path] = bytes }
    return contents
  }

  /// Counts the bytes of a file to those of the panel.
  private func count(_ read: [UInt8], at place: PanelPlace) throws(PanelProblem) -> [UInt8] {
    bytes += read.count
    if bytes > Limits.bytes {
      throw PanelProblem(place, "the panel is larger than \(Limits.bytes >> 20) MB", "remove what it does not need")
    }
    return read
  }

  /// Whether a file may be included by its name.
  private static func isNamedAsPanelFile(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  // MARK: The disk

  /// The folder of a path; `nil` for the current one.
  static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// Reads a regular file, at most one byte more than is allowed. Calls `realpath`, `open` and `read`.
  private static func read(_ path: String, below folder: String?) -> Contents {
    guard let real = realPath(path) else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : refused(errno)
    }
    if let folder {
      guard let root = realPath(folder) else { return .missing }
      if !real.hasPrefix(root == "/" ? root : root + "/") {
        return .unreadable(
          "it is a link to a file outside of the panel's own folder", fix: "put the file itself into the folder")
      }
      if !isNamedAsPanelFile(real) {
        return .unreadable(
          "it is a link to a file whose name does not end in .yaml", fix: "put the file itself into the folder")
      }
    }
    guard let file = Descriptor.ofRegularFile(real) else {
      return errno == EINVAL ? .unreadable("it is not a file", fix: "name a file") : refused(errno)
    }
    guard let bytes = file.read(atMost: Limits.bytes + 1) else { return refused(errno) }
    return .bytes(bytes)
  }

  /// Why the machine does not let the panel read a file.
  private static func refused(_ error: Int32) -> Contents {
    let isForbidden = error == EACCES || error == EPERM
    return .unreadable(
      String(cString: strerror(error)), fix: isForbidden ? "let this user read it" : "check the path and its disk")
  }

  /// The path without symbolic links; `nil`, and `errno` says why, if there is no such file.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
