import Glibc
import Machine

/// Folders in which PNG and JPEG files are looked up by name.
public struct PictureFolders: Hashable, Sendable {
  /// The folders in the order of the search.
  public let paths: [String]

  /// Creates a list of folders; they need not exist.
  ///
  /// - Parameter paths: The folders in the order of the search.
  public init(_ paths: [String]) { self.paths = paths }

  /// The resource folders of the running program: the `.resources` and `.bundle` folders that the package manager
  /// puts beside it, their subfolders `Pictures` and `Resources`, and folders of these names beside the program.
  public static let ofProgram: PictureFolders = {
    guard let home = ProgramFolder.path else { return PictureFolders([]) }
    let places = ProgramFolder.resourcePaths.flatMap { [$0, $0 + "/Pictures", $0 + "/Resources"] }
    return PictureFolders(places + [home + "/Pictures", home + "/Resources"])
  }()

  /// The modification time of a file in nanoseconds, so that a file that has changed is decoded again; 0 unless
  /// `name` is an absolute path.
  public func stamp(of name: String) -> Int {
    var status = stat()
    guard name.hasPrefix("/"), stat(name, &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
  }

  /// Looks an image up by name, with or without the extension `.png`, `.jpg` or `.jpeg`. An absolute path names the
  /// file itself.
  ///
  /// - Returns: `nil` if there is no such file.
  /// - Throws: ``ImageError`` with the path if the file cannot be read or decoded.
  public func picture(named name: String) throws(ImageError) -> Picture? {
    guard !name.isEmpty else { return nil }
    for folder in name.hasPrefix("/") ? [""] : paths.map({ $0 + "/" }) {
      for ending in ["", ".png", ".jpg", ".jpeg"] {
        let path = folder + name + ending
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return try Picture(contentsOf: path) }
      }
    }
    return nil
  }
}
