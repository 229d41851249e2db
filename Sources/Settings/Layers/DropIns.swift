import Glibc

/// The files of "drop-in" directories, by which packages and people add to a file without editing it.
///
/// As the [UAPI group](https://uapi-group.org/specifications/specs/configuration_files_specification/) has it: files named
/// *.conf, sorted by name whatever their directory, a later directory's file in place of an earlier one's of that name.
enum DropIns {
  /// The paths, in the order in which they count.
  static func paths(in directories: [String]) -> [String] {
    var paths: [String: String] = [:]
    for directory in directories {
      for name in names(in: directory) { paths[name] = "\(directory)/\(name)" }
    }
    return paths.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
      .prefix(Limits.dropIns).map(\.value)
  }

  private static func names(in directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(".conf"), !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
