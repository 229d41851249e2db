import CLinux
import Glibc
import Machine
import Testing

@testable import LinuxHost

/// Time is told by hand: the kernel queues its events at once, so nothing has to be waited for.
@Suite struct FileWatchTests {
  private let folder = Folder()
  private final class Count { var value = 0 }

  private func watch(_ name: String) throws -> (FileWatch, Count) {
    let count = Count()
    return (try FileWatch(path: "\(folder.path)/\(name)") { count.value += 1 }, count)
  }

  private func settle(_ watch: FileWatch, at time: Duration = .seconds(1)) {
    watch.read(at: time)
    watch.advance(to: time + FileWatch.quiet)
  }

  @Test("A burst is reported once")
  func aBurstIsToldOnce() throws {
    let (watch, count) = try watch("panel.conf")
    for index in 0..<5 {
      folder.write("panel.conf", "\(index)")
      watch.read(at: .milliseconds(index * 10))
      watch.advance(to: .milliseconds(index * 10))
    }
    #expect(count.value == 0)
    watch.advance(to: .milliseconds(40) + FileWatch.quiet)
    #expect(count.value == 1)
    watch.advance(to: .seconds(100))
    #expect(count.value == 1)
  }

  @Test("A rename over the file is a change")
  func aRenameOverTheFileIsAChange() throws {
    folder.write("panel.conf", "a")
    let (watch, count) = try watch("panel.conf")
    folder.write("panel.conf.new", "b")
    rename("\(folder.path)/panel.conf.new", "\(folder.path)/panel.conf")
    settle(watch)
    #expect(count.value == 1)
  }

  @Test("Other files do not count")
  func otherFilesDoNotCount() throws {
    let (watch, count) = try watch("panel.conf")
    folder.write("panel.conf~", "a")
    folder.write("other", "b")
    settle(watch)
    #expect(count.value == 0)
  }

  @Test("Removal is a change")
  func removalIsAChange() throws {
    folder.write("panel.conf", "a")
    let (watch, count) = try watch("panel.conf")
    unlink("\(folder.path)/panel.conf")
    settle(watch)
    #expect(count.value == 1)
  }

  @Test(
    "A watch that the kernel refuses is reported once, and tried again",
    arguments: [
      (ENOSPC, "No space left on device", "raise fs.inotify.max_user_watches"),
      (EACCES, "Permission denied", "let this user read"),
    ])
  func aWatchThatTheKernelRefusesIsToldOnceAndTriedAgain(code: Int32, what: String, remedy: String) throws {
    let count = Count()
    var (lines, refusal) = ([String](), code)
    let watch = try FileWatch(
      path: "\(folder.path)/panel.conf", log: { lines.append($0) },
      addWatch: { fd, path, mask in
        errno = refusal
        return refusal == 0 ? inotify_add_watch(fd, path, mask) : -1
      }, onChange: { count.value += 1 })
    #expect(lines.count == 1 && lines[0].contains(what) && lines[0].contains(remedy), "\(lines)")
    folder.write("panel.conf", "a")
    for second in 0..<100 {
      watch.read(at: .seconds(second))
      watch.advance(to: .seconds(second))
    }
    #expect(lines.count == 1 && count.value == 0)
    #expect(watch.deadline.map { $0 > .seconds(99) && $0 <= .seconds(99) + FileWatch.backoff } == true)
    refusal = 0
    watch.advance(to: .seconds(200))
    watch.advance(to: .seconds(200) + FileWatch.quiet)
    #expect(count.value == 1, "nobody knows what has changed meanwhile")
    #expect(watch.deadline == nil)
    folder.write("panel.conf", "b")
    settle(watch, at: .seconds(300))
    #expect(count.value == 2)
  }

  @Test("The directory may go and come back")
  func theDirectoryMayGoAndComeBack() throws {
    mkdir("\(folder.path)/etc", 0o755)
    mkdir("\(folder.path)/etc/panel", 0o755)
    let (watch, count) = try watch("etc/panel/panel.conf")
    rmdir("\(folder.path)/etc/panel")
    rmdir("\(folder.path)/etc")
    settle(watch, at: .seconds(1))
    #expect(count.value == 1)
    mkdir("\(folder.path)/etc", 0o755)
    settle(watch, at: .seconds(2))
    mkdir("\(folder.path)/etc/panel", 0o755)
    settle(watch, at: .seconds(3))
    let before = count.value
    folder.write("etc/panel/panel.conf", "a")
    settle(watch, at: .seconds(4))
    #expect(count.value == before + 1)
  }

  @Test("A loop keeps nothing of a watch that is removed")
  func aLoopKeepsNothingOfAWatchThatIsRemoved() throws {
    var time = Duration.zero
    let loop = EventLoop { time }
    let (watch, count) = try watch("panel.conf")
    watch.attach(to: loop)
    folder.write("panel.conf", "a")
    watch.read(at: time)
    #expect(loop.deadline == FileWatch.quiet)
    watch.detach(from: loop)
    #expect(loop.deadline == nil)
    #expect(loop.watched.isEmpty)
    loop.beforeSleep { .zero }
    time = .seconds(1)
    loop.turn()
    #expect(count.value == 0)
    // It can be added again, and is called once a wake.
    watch.attach(to: loop)
    loop.turn()
    #expect(count.value == 1)
  }

  @Test("A missing directory is waited for")
  func aMissingDirectoryIsWaitedFor() throws {
    let (watch, count) = try watch("later/panel.conf")
    mkdir("\(folder.path)/later", 0o755)
    folder.write("later/panel.conf", "a")
    settle(watch)
    #expect(count.value == 1)
  }

  @Test(
    "Paths have a folder and a name",
    arguments: [
      ("/etc/panel.conf", "/etc", "panel.conf"), ("panel.conf", ".", "panel.conf"), ("/panel.conf", "/", "panel.conf"),
    ])
  func paths(path: String, directory: String, name: String) {
    #expect(FileWatch.split(path) == (directory, name))
  }
}

/// A temporary directory that goes with the test.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/linuxhost-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
  }

  isolated deinit { Self.remove(path) }

  func write(_ name: String, _ text: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  private static func remove(_ path: String) {
    for name in (FolderContents.names(in: path) ?? []) { remove("\(path)/\(name)") }
    _ = Glibc.remove(path)
  }
}
