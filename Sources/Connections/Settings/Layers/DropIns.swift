import Machine

/// The files of drop-in directories, with which packages and administrators add settings without editing a file.
///
/// The rules are those of the [UAPI
/// group](https://uapi-group.org/specifications/specs/configuration_files_specification/): the files `*.conf`, sorted
/// by name regardless of their directory; a file replaces one of the same name in an earlier directory.
enum DropIns {
  /// The paths of the files in order of increasing priority.
  static func paths(in directories: [String]) -> [String] {
    var paths: [String: String] = [:]
    for directory in directories {
      let names = FolderContents.names(in: directory, ending: [".conf"]) ?? []
      for name in names where !name.hasPrefix(".") { paths[name] = "\(directory)/\(name)" }
    }
    return paths.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
      .prefix(SettingsLimits.dropIns).map(\.value)
  }
}
