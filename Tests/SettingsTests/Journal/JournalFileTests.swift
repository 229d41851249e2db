import Foundation
import Glibc
import Testing

@testable import Settings

@Suite("Journals beside the state file")
struct JournalFileTests {
  let scratch = Scratch()

  private var journal: JournalFile { JournalFile(beside: scratch.file(), name: "alarms") }
  private func keep(_ lines: [String]) -> [String] { Array(lines.suffix(3)) }

  @Test("Lines are read in the order in which they were added; a missing file has none")
  func order() throws {
    #expect(try journal.read() == [])
    try journal.append(["a 1", "b 2"], shorten: keep)
    try journal.append(["c\n3"], shorten: keep)
    #expect(try journal.read() == ["a 1", "b 2", "c 3"])
    var status = stat()
    #expect(stat(journal.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test("A line that a power failure has cut is left out, and the next one stands on a line of its own")
  func cut() throws {
    try Data("whole\ncu".utf8).write(to: URL(fileURLWithPath: journal.path))
    #expect(try journal.read() == ["whole"])
    try journal.append(["next"], shorten: keep)
    #expect(try journal.read() == ["whole", "cu", "next"])
  }

  @Test(
    "Lines for which the disk has no room leave no part of themselves, and can be added again",
    .enabled(if: SmallDisk.mayMount, "only who may mount can have a small disk"))
  func fullDisk() throws {
    let disk = scratch.file("disk")
    mkdir(disk, 0o755)
    try run("/bin/mount", "-t", "tmpfs", "-o", "size=16k", "none", disk)
    defer { umount2(disk, CInt(MNT_DETACH)) }
    let journal = JournalFile(beside: disk + "/panel.conf", name: "alarms")
    try journal.append(["first"], shorten: keep)
    let lines = (0..<40).map { "\($0) " + String(repeating: "x", count: 1000) }
    for _ in 0..<2 { #expect(throws: SettingsProblem.self) { try journal.append(lines, shorten: keep) } }
    #expect(try journal.read() == ["first"])
    try journal.append(["next"], shorten: keep)
    #expect(try journal.read() == ["first", "next"])
  }

  @Test("A file that has grown too large is replaced by a shorter one")
  func large() throws {
    let line = String(repeating: "x", count: 1 << 17)
    for number in 0..<3 { try journal.append(["\(number) \(line)"], shorten: keep) }
    try journal.append(["last"], shorten: keep)
    #expect(try journal.read().map { $0.prefix(4) } == ["1 xx", "2 xx", "last"])
  }

  @Test("A file whose lines have to be kept is shortened again only once it has grown as much")
  func keptLines() throws {
    let journal = journal
    let line = String(repeating: "x", count: 1 << 16)
    var shortenings = 0
    for _ in 0..<13 {
      try journal.append([line]) { lines in
        shortenings += 1
        return lines
      }
    }
    // The fifth line finds 256 KiB exceeded, and the tenth as much again.
    #expect(shortenings == 2)
    #expect(try journal.read().count == 13)
  }

  @Test("A file that is too large to be read as a whole is read from its end, and shortened with the next line")
  func tooLarge() throws {
    let line = String(repeating: "x", count: 1 << 18)
    let text = (0..<6).map { "\($0) \(line)\n" }.joined() + "last\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: journal.path))
    #expect(try journal.read().map { $0.prefix(4) } == ["3 xx", "4 xx", "5 xx", "last"])
    try journal.append(["next"], shorten: keep)
    #expect(try journal.read().map { $0.prefix(4) } == ["5 xx", "last", "next"])
  }

  @Test("What is no plain file is refused, and left as it is")
  func refused() throws {
    mkdir(journal.path, 0o700)
    #expect(throws: SettingsProblem.self) { try journal.append(["a"], shorten: keep) }
    #expect(throws: SettingsProblem.self) { try journal.read() }
    let link = JournalFile(beside: scratch.file(), name: "link")
    symlink("/etc/hostname", link.path)
    #expect(throws: SettingsProblem.self) { try link.append(["a"], shorten: keep) }
  }

  @Test("A journal with a second name, a hard link, is neither read nor written")
  func hardLink() throws {
    let other = JournalFile(beside: scratch.file(), name: "other")
    try other.append(["kept"], shorten: keep)
    #expect(Glibc.link(other.path, journal.path) == 0)
    #expect(throws: SettingsProblem.self) { try journal.append(["a"], shorten: keep) }
    #expect(throws: SettingsProblem.self) { try journal.read() }
    #expect(unlink(journal.path) == 0)
    #expect(try other.read() == ["kept"])
  }
}
