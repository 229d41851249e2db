import Glibc
import Machine

extension Kiosk {
  /// `new`: writes a panel file or a package to begin with. It never replaces a file.
  func newPanel(_ arguments: Arguments) throws -> Int32 {
    switch (arguments.values["panel"], arguments.values["package"]) {
    case (let path?, nil):
      try Self.create(path, panelFileStart())
      print("\(path): written. Show it with: \(arguments.program) run --panel \(path)")
    case (nil, let folder?):
      let faceplate = arguments.values["faceplate"] ?? PackageStarter.usualPath
      try newPackage(in: folder, faceplate: faceplate, from: arguments.values["from"])
    case (nil, nil):
      throw Arguments.Mistake(text: "new needs --panel F, the file to write, or --package FOLDER for a panel of code")
    case (_?, _?): throw Arguments.Mistake(text: "new writes one at a time: give --panel F or --package FOLDER")
    }
    return 0
  }

  /// Writes a package, and says what to do with it.
  ///
  /// - Parameter start: the gallery panel with which the package begins; `nil` for README's panel.
  private func newPackage(in folder: String, faceplate: String, from start: String?) throws {
    guard !faceplate.contains(where: { "\"\\\n".contains($0) }) else {
      throw Arguments.Mistake(text: "--faceplate \(faceplate): the path cannot contain quotation marks and backslashes")
    }
    // An existing file is reported before anything is written.
    let there = faceplate.first == "/" ? faceplate : "\(folder)/\(faceplate)"
    let files = try
      (start.map { try GalleryStart($0, in: there).files(faceplate: faceplate) }
      ?? PackageStarter.files(faceplate: faceplate)).map { (path: "\(folder)/\($0.path)", text: $0.text) }
    for file in files where FilePath.isTaken(file.path) {
      throw FileError(path: file.path, verb: "written", number: EEXIST)
    }
    for file in files {
      try Self.createFolders(of: file.path)
      try Self.create(file.path, file.text)
      print("\(file.path): written")
    }
    print("Show it, and rebuild it whenever a source is saved: make -C \(there) watch PACKAGE=$PWD/\(folder)")
  }

  /// Writes a file that must not exist.
  private static func create(_ path: String, _ text: String) throws {
    guard let file = fopen(path, "wx") else { throw FileError(path: path, verb: "written", number: errno) }
    let isWritten = fputs(text, file) >= 0
    let number = errno
    if fclose(file) != 0 || !isWritten { throw FileError(path: path, verb: "written", number: number) }
  }

  /// Makes the folders around a file, as far as they are missing.
  private static func createFolders(of path: String) throws {
    for index in path.indices.dropFirst() where path[index] == "/" {
      let folder = String(path[..<index])
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw FileError(path: folder, verb: "written", number: errno) }
    }
  }
}
