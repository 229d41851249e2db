import CLinux
import Glibc
import Testing

@testable import LinuxHost

@Suite struct JournalTests {
  private let folder = Folder()
  private var path: String { "\(folder.path)/journal" }

  /// The name by which systemd knows a descriptor.
  private func stream(of descriptor: Int32) -> String {
    var status = stat()
    fstat(descriptor, &status)
    return "\(status.st_dev):\(status.st_ino)"
  }

  @Test("An entry is one datagram of fields")
  func anEntryIsOneDatagramOfFields() throws {
    let fd = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    defer { close(fd) }
    #expect(UnixAddress(path)?.with { bind(fd, $0, $1) } == 0)
    let journal = try #require(Journal(stream: stream(of: fd), of: fd, path: path))
    #expect(journal.send([("MESSAGE", "one"), ("FACEPLATE_LINE", "12"), ("MORE", "a\nbc")]))
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = recv(fd, &bytes, bytes.count, 0)
    let expected = "MESSAGE=one\nFACEPLATE_LINE=12\nMORE\n\u{4}\0\0\0\0\0\0\0a\nbc\n"
    #expect(String(decoding: bytes[..<max(0, count)], as: UTF8.self) == expected)
  }

  @Test("A journal that does not keep up keeps nobody waiting")
  func aJournalThatDoesNotKeepUpKeepsNobodyWaiting() throws {
    let fd = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(fd) }
    #expect(UnixAddress(path)?.with { bind(fd, $0, $1) } == 0)
    let journal = try #require(Journal(stream: stream(of: fd), of: fd, path: path))
    var taken = 0
    while taken < 100_000, journal.send([("MESSAGE", "one")]) { taken += 1 }
    #expect(taken < 100_000, "its queue is full, and the next is refused at once")
  }

  @Test("Elsewhere there is no journal")
  func elsewhereThereIsNone() {
    #expect(Journal(stream: nil, of: 2) == nil)
    #expect(Journal(stream: "1:2", of: 2) == nil)
    let journal = Journal(stream: stream(of: 2), of: 2, path: path)
    #expect(journal?.send([("MESSAGE", "one")]) == false, "nobody listens")
  }
}
