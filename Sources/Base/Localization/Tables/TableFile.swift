import Glibc

/// The file of a table, in one of its versions.
struct TableFile: Hashable, Sendable {
  /// The state of a file: after each edit it is another.
  struct Version: Hashable, Sendable {
    let device: UInt
    let inode: UInt
    let bytes: Int
    let seconds: Int
    let nanoseconds: Int
  }

  let path: String
  /// The language of a gettext file; `nil` for a String Catalog, which has all languages.
  let language: LanguageTag?
  /// The version; `nil` if the system does not say it.
  let version: Version?

  /// Looks for a file. Calls `stat`. Returns `nil` if there is none.
  init?(_ path: String, language: LanguageTag? = nil) {
    var status = stat()
    let isFound = stat(path, &status) == 0
    if !isFound, errno == ENOENT || errno == ENOTDIR { return nil }
    (self.path, self.language) = (path, language)
    version = isFound ? Version(status) : nil
  }
}

extension TableFile.Version {
  fileprivate init(_ status: stat) {
    self.init(
      device: UInt(status.st_dev), inode: UInt(status.st_ino), bytes: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}

/// A table in one language as its file gave it.
struct TableReading: Sendable {
  /// The table; `nil` if no folder has it, or it cannot be used.
  var table: StringTable?
  /// The file; `nil` if no folder has one.
  var file: TableFile?
  /// Why the file cannot be used.
  var fault: TableError?
}
