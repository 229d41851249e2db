import Glibc
import Testing

@testable import Machine

/// The result of a call that opens a file; `nil` if it has failed.
private func descriptor(_ number: Int32) -> Int32? { number < 0 ? nil : number }

/// A folder that goes with the test.
final class Desk {
  let path: String

  init() {
    var template = Array("/tmp/machine-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template)!)
  }

  deinit { system("rm -rf '\(path)'") }

  /// Writes a file for its owner alone.
  func write(_ text: String, _ name: String) throws {
    let file = Descriptor(owning: try #require(descriptor(creat("\(path)/\(name)", 0o600))))
    let isWritten = file.write(Array(text.utf8))
    #expect(isWritten)
  }

  /// What a file holds; `nil` if there is none.
  func text(_ name: String) -> String? {
    guard let file = Descriptor(open("\(path)/\(name)", O_RDONLY)), let bytes = file.read(atMost: 1 << 16) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@Suite("The owner of the way to a file", .enabled(if: geteuid() == 0, "only root acts as others"))
struct FolderOwnerTests {
  private static let stranger = FolderOwner(user: 12_345, group: 12_346)
  private let desk = Desk()

  /// Makes a folder of a stranger, which the stranger can reach.
  private func folder(_ name: String) {
    #expect(chmod(desk.path, 0o755) == 0)
    #expect(mkdir("\(desk.path)/\(name)", 0o755) == 0)
    #expect(chown("\(desk.path)/\(name)", 12_345, 12_346) == 0)
  }

  @Test("Of all folders and links on the way, the first that is not root's counts")
  func way() throws {
    folder("theirs")
    try desk.write("", "own")
    #expect(chown("\(desk.path)/own", 12_345, 12_346) == 0)
    #expect(mkdir("\(desk.path)/theirs/below", 0o755) == 0)
    #expect(symlink("\(desk.path)/theirs", "\(desk.path)/link") == 0)
    #expect(symlink("/etc", "\(desk.path)/planted") == 0)
    #expect(lchown("\(desk.path)/planted", 12_345, 0) == 0)
    #expect(FolderOwner.ofWay(to: "/etc/passwd") == nil)
    // The file itself does not count: who owns it cannot exchange it.
    #expect(FolderOwner.ofWay(to: "\(desk.path)/own") == nil)
    #expect(FolderOwner.ofWay(to: "\(desk.path)/missing") == nil)
    for path in ["theirs", "theirs/a", "theirs/missing/a", "theirs/below/a", "link/a", "link/below"] {
      #expect(FolderOwner.ofWay(to: "\(desk.path)/\(path)") == Self.stranger, "\(path)")
    }
    // Nobody gets rights by the group root.
    #expect(FolderOwner.ofWay(to: "\(desk.path)/planted/passwd") == FolderOwner(user: 12_345, group: 65_534))
    #expect(FolderOwner.ofWay(to: "\(desk.path)/planted") == FolderOwner(user: 12_345, group: 65_534))
  }

  @Test("Root acts as the owner of the folder, and as itself again afterwards")
  func acting() throws {
    folder("theirs")
    try desk.write("secret", "own")
    let link = "\(desk.path)/theirs/link"
    #expect(symlink("\(desk.path)/own", link) == 0)
    let numbers = try #require(
      FolderOwner.acting(at: link) {
        let inner = FolderOwner.acting(at: link) { open(link, O_RDONLY) }
        return [inner ?? 0, open(link, O_RDWR), getgroups(0, nil), creat("\(desk.path)/theirs/new", 0o600)]
      })
    #expect(numbers[..<3] == [-1, -1, 0])
    close(numbers[3])
    var status = stat()
    #expect(stat("\(desk.path)/theirs/new", &status) == 0)
    #expect(status.st_uid == 12_345)
    #expect(status.st_gid == 12_346)
    let file = Descriptor(owning: try #require(descriptor(open(link, O_RDONLY))))
    #expect(file.path == "\(desk.path)/own")
  }

  @Test("An error of the function is thrown on, with the rights of root again")
  func errors() {
    folder("theirs")
    struct Fault: Error, Equatable {}
    #expect(throws: Fault()) {
      try FolderOwner.acting(at: "\(desk.path)/theirs/a", or: { _ in Fault() }) { () throws(Fault) in throw Fault() }
    }
    #expect(creat("\(desk.path)/mine", 0o600) >= 0)
  }
}

@Suite("Files that are replaced") struct FileReplacementTests {
  private let desk = Desk()

  private func replace(refusal: @escaping FileReplacement.Refusal = { _ in 0 }) throws {
    let folder = Descriptor(owning: try #require(descriptor(open(desk.path, O_RDONLY | O_DIRECTORY))))
    var status = stat()
    let isThere = fstatat(folder.number, "a", &status, AT_SYMLINK_NOFOLLOW) == 0
    _ = try FileReplacement.replace(
      "a", in: folder, with: Array("new".utf8), keeping: isThere ? status : nil, refusal: refusal)
  }

  @Test("Whatever step fails, the file is as it was", arguments: [FileReplacement.Step.write, .sync, .rename])
  func faults(step: FileReplacement.Step) throws {
    try desk.write("old", "a")
    #expect(throws: FileReplacement.Failure(step: step, number: ENOSPC)) {
      try replace { $0 == step ? ENOSPC : 0 }
    }
    #expect(desk.text("a") == "old")
    #expect(desk.text(".a.draft") == nil)
  }

  @Test("A link is replaced, and what it leads to stays")
  func link() throws {
    try desk.write("old", "b")
    #expect(symlink("b", "\(desk.path)/a") == 0)
    try replace()
    #expect(desk.text("a") == "new")
    #expect(desk.text("b") == "old")
  }

  @Test("A file keeps its mode")
  func mode() throws {
    try desk.write("old", "a")
    #expect(chmod("\(desk.path)/a", 0o640) == 0)
    try replace()
    var status = stat()
    #expect(stat("\(desk.path)/a", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }
}

@Suite("Paths") struct FilePathTests {
  @Test("The folder and the name of a path")
  func parts() {
    #expect(["panel.conf", "/panel.conf", "a/b/panel.conf"].map(FilePath.folder) == [".", "/", "a/b"])
    #expect(
      ["panel.conf", "/panel.conf", "a/b/panel.conf"].map(FilePath.name) == .init(repeating: "panel.conf", count: 3))
  }

  @Test("A path is inside of a folder, and not of one whose name it begins with")
  func inside() {
    #expect(["/a/b", "/a", "/ab", "/"].map { FilePath.isInside($0, "/a") } == [true, true, false, false])
    #expect(FilePath.isInside("/a", "/"))
  }
}
