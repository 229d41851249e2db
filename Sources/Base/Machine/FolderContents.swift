import Glibc

/// The files and folders in a folder.
package enum FolderContents {
  /// The names without `.` and `..`, in the order of the file system; `nil` if they cannot be read completely, with the
  /// reason in `errno`. Calls `readdir(3)`.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - endings: The ends of the names to return. Without any, all names are returned.
  package static func names(in folder: String, ending endings: [String] = []) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    let endings = endings.map { Array($0.utf8) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { field in
        let name = UnsafeRawBufferPointer(rebasing: field[..<strlen(field.baseAddress!)])
        guard endings.isEmpty || endings.contains(where: { ends(name, with: $0) }) else { return }
        let text = String(decoding: name, as: UTF8.self)
        if text != ".", text != ".." { names.append(text) }
      }
      errno = 0
    }
    return errno == 0 ? names : nil
  }

  /// The paths without those of hidden files, in alphabetical order; empty if the folder cannot be read.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - endings: The ends of the names to return. Without any, all paths are returned.
  package static func paths(in folder: String, ending endings: [String] = []) -> [String] {
    (names(in: folder, ending: endings) ?? []).filter { !$0.hasPrefix(".") }.sorted()
      .map { FilePath.inside(folder, $0) }
  }

  private static func ends(_ name: UnsafeRawBufferPointer, with ending: [UInt8]) -> Bool {
    name.count >= ending.count && memcmp(name.baseAddress! + name.count - ending.count, ending, ending.count) == 0
  }
}
