import CLinux
import Glibc
import Machine

/// The last hundred things that happened to a panel, in a file that outlives the program however it ends.
///
///     let record = EventRecord(path: "/run/kiosk/panel.conf.events")
///     record?.note("touch", at: loop.now)
///
/// The file is mapped: an event costs a few stores. It belongs into a folder in memory, such as the runtime directory of a
/// service; on a disk a store may wait while the kernel writes the page back. The same event several times in a row is one
/// with a number. Where fingers were and what was typed is never noted.
@MainActor public final class EventRecord {
  private let memory: UnsafeMutableRawBufferPointer
  private let fd: Int32
  /// How many events have begun.
  private var count: UInt64 = 0
  /// The text of the last event, if it is one that may come again.
  private var last: UnsafePointer<UInt8>?

  /// Begins a new record at a path, for this user alone; `nil` if that cannot be, or another program has one there.
  ///
  /// - Parameter onCrash: is told what the program before has left, if that did not end in an orderly way.
  public init?(path: String, onCrash: (CrashReport) -> Void = { _ in }) {
    // Each of the calls may fail for a moment, for want of memory or descriptors.
    guard let fileAndMemory = Self.open(path, onCrash) ?? Self.open(path, onCrash) else { return nil }
    (fd, memory) = fileAndMemory
    clinux_note_fatal(memory.baseAddress!.advanced(by: EventLayout.signal).assumingMemoryBound(to: Int32.self))
  }

  private static func open(
    _ path: String, _ onCrash: (CrashReport) -> Void
  ) -> (fd: Int32, memory: UnsafeMutableRawBufferPointer)? {
    let fd = Glibc.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard fd >= 0 else { return nil }
    guard flock(fd, LOCK_EX | LOCK_NB) == 0, let memory = map(fd, onCrash) else {
      close(fd)
      return nil
    }
    return (fd, memory)
  }

  /// Maps the file, cleared of what was in it. Its blocks are taken from the disk now: a store into a mapped file ends a
  /// program for which there is no room.
  private static func map(_ fd: Int32, _ onCrash: (CrashReport) -> Void) -> UnsafeMutableRawBufferPointer? {
    var before = [UInt8](repeating: 0, count: EventLayout.size)
    let length = pread(fd, &before, before.count, 0)
    guard length >= 0, ftruncate(fd, 0) == 0 else { return nil }
    // This is the last chance to report the previous crash: the file is about to be cleared.
    if let report = CrashReport(before.prefix(length)) { onCrash(report) }
    guard posix_fallocate(fd, 0, EventLayout.size) == 0 else { return nil }
    let address = mmap(nil, EventLayout.size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0)
    guard let address, address != MAP_FAILED else { return nil }
    // A page that had to be read again from a disk that fails would end the program, too.
    mlock(address, EventLayout.size)
    let memory = UnsafeMutableRawBufferPointer(start: address, count: EventLayout.size)
    memory.storeBytes(of: getpid(), toByteOffset: EventLayout.process, as: Int32.self)
    memory.storeBytes(of: Int64(time(nil)), toByteOffset: EventLayout.began, as: Int64.self)
    let now = Int64(MonotonicTime.now() / .milliseconds(1))
    memory.storeBytes(of: now, toByteOffset: EventLayout.origin, as: Int64.self)
    memory.storeBytes(of: EventLayout.running, toByteOffset: EventLayout.state, as: UInt64.self)
    return memory
  }

  isolated deinit {
    end()
    clinux_note_fatal(nil)
    munmap(memory.baseAddress!, memory.count)
    // A child process that is being started holds a copy of the descriptor, and would keep the lock.
    flock(fd, LOCK_UN)
    close(fd)
  }

  /// Notes that the program ends in an orderly way: what it leaves is no crash.
  public func end() { memory.storeBytes(of: EventLayout.ended, toByteOffset: EventLayout.state, as: UInt64.self) }

  /// Notes an event that may come again at once.
  public func note(_ event: StaticString, at time: Duration) {
    if last == event.utf8Start, count > 0 {
      let place = EventLayout.place(of: count - 1)
      let times = memory.load(fromByteOffset: place + EventLayout.times, as: UInt32.self)
      memory.storeBytes(of: times &+ 1, toByteOffset: place + EventLayout.times, as: UInt32.self)
      memory.storeBytes(of: Self.milliseconds(time), toByteOffset: place + EventLayout.latest, as: Int64.self)
    } else {
      begin(UnsafeBufferPointer(start: event.utf8Start, count: event.utf8CodeUnitCount), at: time)
      last = event.utf8Start
    }
  }

  /// Notes a line of the log; of a longer one the beginning.
  public func note(line: String, at time: Duration) {
    var line = line
    line.withUTF8 { begin($0, at: time) }
    last = nil
  }

  /// Counts a frame since the last event.
  func noteFrame() {
    guard count > 0 else { return }
    let place = EventLayout.place(of: count - 1) + EventLayout.frames
    memory.storeBytes(
      of: memory.load(fromByteOffset: place, as: UInt32.self) &+ 1, toByteOffset: place, as: UInt32.self)
  }

  private func begin(_ text: UnsafeBufferPointer<UInt8>, at time: Duration) {
    let place = EventLayout.place(of: count)
    let length = min(text.count, EventLayout.textBytes)
    memory.storeBytes(of: Self.milliseconds(time), toByteOffset: place + EventLayout.first, as: Int64.self)
    memory.storeBytes(of: Self.milliseconds(time), toByteOffset: place + EventLayout.latest, as: Int64.self)
    memory.storeBytes(of: 1, toByteOffset: place + EventLayout.times, as: UInt32.self)
    memory.storeBytes(of: 0, toByteOffset: place + EventLayout.frames, as: UInt32.self)
    memory.storeBytes(of: UInt32(length), toByteOffset: place + EventLayout.length, as: UInt32.self)
    UnsafeMutableRawBufferPointer(rebasing: memory[(place + EventLayout.text)...])
      .copyBytes(from: UnsafeBufferPointer(rebasing: text[..<length]))
    count += 1
    memory.storeBytes(of: count, toByteOffset: EventLayout.count, as: UInt64.self)
  }

  private static func milliseconds(_ time: Duration) -> Int64 { Int64(clamping: time.microseconds / 1_000) }
}

/// Where things are in the file of an ``EventRecord``, in bytes. It is read by the version that has written it, or one that
/// knows its first eight bytes.
nonisolated enum EventLayout {
  static let running = UInt64(0x31_45_4C_42_41_52_55_44)
  static let ended = UInt64(0)
  static let (state, process, signal, began, origin, count) = (0, 8, 12, 16, 24, 32)
  static let head = 64
  static let (first, latest, times, frames, length, text) = (0, 8, 16, 20, 24, 28)
  static let textBytes = 164
  static let entry = 192
  static let entries = 100
  static let size = head + entries * entry

  static func place(of event: UInt64) -> Int { head + Int(event % UInt64(entries)) * entry }
}
