import CLinux
import Glibc

/// The folder of the executable of the running program.
package enum ProgramFolder {
  /// The absolute path without symbolic links; `nil` if the executable cannot be found.
  package static let path: String? = folder(ofFirst: ["/proc/self/exe"] + (startedPath.map { [$0] } ?? []))

  /// The `.resources` and `.bundle` folders that the package manager puts beside the program: first that of the program
  /// itself, since those of other programs may be there as well.
  package static let resourcePaths: [String] =
    path.map { resourcePaths(in: $0, of: FilePath.resolved("/proc/self/exe") ?? startedPath ?? "") } ?? []

  /// The `.resources` and `.bundle` folders in a folder, with that of a program first.
  static func resourcePaths(in folder: String, of program: String) -> [String] {
    // The folder is read once: it holds many files where a package is built.
    ownFirst(FolderContents.paths(in: folder, ending: [".resources", ".bundle"]), of: program)
  }

  /// Returns the folders with that of a program first: the package manager calls it `PACKAGE_PROGRAM.resources`.
  static func ownFirst(_ folders: [String], of program: String) -> [String] {
    func lastPart(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    let ending = "_" + lastPart(program)
    func isOwn(_ folder: String) -> Bool {
      let name = lastPart(folder)
      return name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex).hasSuffix(ending)
    }
    return folders.filter(isOwn) + folders.filter { !isOwn($0) }
  }

  /// The path by which the program was started. The kernel tells it even where `/proc` is missing or cannot be read.
  /// Calls `getauxval`.
  static var startedPath: String? {
    UnsafePointer<CChar>(bitPattern: getauxval(UInt(AT_EXECFN))).map { String(cString: $0) }
  }

  /// The folder of the first of these files that can be found, or `nil`.
  static func folder(ofFirst files: [String]) -> String? {
    // A lazy sequence would ask for the path twice, and the second answer may be another.
    for file in files {
      guard let path = FilePath.resolved(file) else { continue }
      return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }
    return nil
  }
}
