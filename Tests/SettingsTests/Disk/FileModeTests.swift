import CLinux
import Glibc
import Testing

@testable import Settings

/// Who may read and write a settings file before and after it has been replaced.
struct FileModeTests {
  let scratch = Scratch()

  private var file: SettingsFile { SettingsFile(path: scratch.file(), declarations: oven) }

  private func attribute(_ name: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = getxattr(scratch.file(), name, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes[..<count])
  }

  @Test("A new file is for its owner alone")
  func aNewFileIsForItsOwnerAlone() throws {
    try file.write(["oven.fan": "true"])
    #expect(scratch.status().st_mode & 0o7777 == 0o600)
  }

  @Test(
    "A file that the administrator makes belongs to the folder's owner",
    .enabled(if: geteuid() == 0, "only root can give files away"))
  func whatTheAdministratorMakesBelongsToTheFoldersOwner() throws {
    #expect(chown(scratch.path, 12_345, 12_346) == 0)
    try file.write(["oven.fan": "true"])
    for name in ["panel.conf", ".panel.conf.lock"] {
      #expect(scratch.status(name).st_uid == 12_345 && scratch.status(name).st_gid == 12_346, "\(name)")
    }
  }

  @Test("Root writes to no file to which a link of the panel's user leads", .enabled(if: geteuid() == 0, "needs root"))
  func rootFollowsNoLink() throws {
    let own = Scratch()
    own.put("[oven]\nfan=true\n", as: "secret")
    #expect(chmod(own.path, 0o755) == 0)
    #expect(chown(scratch.path, 12_345, 12_346) == 0)
    for (link, target) in [("panel.conf", "secret"), ("new.conf", "new"), ("panel.conf.alarms", "secret")] {
      #expect(symlink(own.file(target), scratch.file(link)) == 0)
      #expect(lchown(scratch.file(link), 12_345, 12_346) == 0)
    }
    for name in ["panel.conf", "new.conf"] {
      let file = SettingsFile(path: scratch.file(name), declarations: oven)
      #expect(throws: SettingsProblem.self) { try file.write(["oven.fan": "false"]) }
      #expect(throws: SettingsProblem.self) { try file.write([:], removing: ["oven.fan"]) }
    }
    let journal = JournalFile(beside: scratch.file(), name: "alarms")
    #expect(throws: SettingsProblem.self) { try journal.append(["a line"]) { $0 } }
    #expect(throws: SettingsProblem.self) { _ = try journal.read() }
    // A folder of the panel's user can be such a link, too.
    #expect(symlink(own.path, scratch.file("folder")) == 0)
    #expect(throws: SettingsProblem.self) { try PrivateFile.write([1], to: scratch.file("folder/good")) }
    #expect(own.names == ["secret"])
    #expect(own.text("secret") == "[oven]\nfan=true\n")
  }

  @Test("Root writes through a link that root has made", .enabled(if: geteuid() == 0, "needs root"))
  func rootFollowsItsOwnLink() throws {
    let other = Scratch()
    #expect(symlink(other.file(), scratch.file()) == 0)
    try file.write(["oven.fan": "false"])
    #expect(other.text()?.hasSuffix("fan=false\n") == true)
  }

  @Test("Attributes that people have set are kept")
  func attributesThatPeopleHaveSetAreKept() throws {
    scratch.put("[oven]\nfan=true\n")
    try #require(setxattr(scratch.file(), "user.note", "Ines", 4, 0) == 0, "/tmp has to keep extended attributes")
    try file.write(["oven.fan": "false"])
    #expect(attribute("user.note") == Array("Ines".utf8))
  }

  @Test("An access control list is kept")
  func anAccessControlListIsKept() throws {
    scratch.put("[oven]\nfan=true\n")
    // Version 2; tag, permissions and user of each entry: owner rw, user 1234 r, group r, mask r, others none.
    let entries: [(UInt16, UInt16, UInt32)] = [
      (1, 6, .max), (2, 4, 1234), (4, 4, .max), (16, 4, .max), (32, 0, .max),
    ]
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian, Array.init)
    }
    let list = bytes(UInt32(2)) + entries.flatMap { bytes($0.0) + bytes($0.1) + bytes($0.2) }
    try #require(setxattr(scratch.file(), "system.posix_acl_access", list, list.count, 0) == 0)
    try file.write(["oven.fan": "false"])
    #expect(scratch.text() == "[oven]\nfan=false\n")
    #expect(attribute("system.posix_acl_access") == list)
    #expect(scratch.status().st_mode & 0o7777 == 0o640)
  }
}
