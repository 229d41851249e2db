import CLinux
import Glibc
import Machine

/// The last hundred events of a panel, in a file that outlives the program however it ends.
///
///     let record = EventRecord(path: "/run/kiosk/panel.conf.events")
///     record?.note("touch", at: loop.now)
///
/// An event costs one or two calls of `pwrite(2)`. The file is not mapped: if another program truncated it, a store
/// beyond its end would end this program. It belongs in a folder in memory, such as the runtime directory of a service;
/// on a disk a write may have to wait. A repeated event is stored once, with a number. Positions of touches and typed
/// text are never stored.
@MainActor public final class EventRecord {
  private let file: Descriptor
  /// The number of events so far.
  private var count: UInt64 = 0
  /// The last event as it is in the file.
  private var entry = [UInt8](repeating: 0, count: EventLayout.entry)
  /// The text of the last event, if it can be repeated.
  private var last: UnsafePointer<UInt8>?

  /// Begins a new record at a path, readable only by this user; `nil` if this fails, or if another program uses the
  /// file. A link, symbolic or hard, is no record: the file that it stands for would be cleared.
  ///
  /// - Parameter onCrash: receives the previous program's record, if that program did not end in an orderly way.
  public init?(path: String, onCrash: (CrashReport) -> Void = { _ in }) {
    // Try twice: each call may fail for a moment, for lack of memory or descriptors.
    guard let file = Self.open(path, onCrash) ?? Self.open(path, onCrash) else { return nil }
    self.file = file
    clinux_note_fatal(self.file.number, EventLayout.signal)
  }

  private static func open(_ path: String, _ onCrash: (CrashReport) -> Void) -> Descriptor? {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let number = FolderOwner.acting(at: path) { Glibc.open(path, flags, 0o600) }
    guard let file = Descriptor(number ?? -1), let status = file.status, status.st_mode & S_IFMT == S_IFREG,
      status.st_nlink == 1, flock(file.number, LOCK_EX | LOCK_NB) == 0, begin(file, onCrash)
    else { return nil }
    return file
  }

  /// Clears the file, and writes the head. Its blocks are allocated now, so that events can still be written when the
  /// disk is full.
  private static func begin(_ file: borrowing Descriptor, _ onCrash: (CrashReport) -> Void) -> Bool {
    var before = [UInt8](repeating: 0, count: EventLayout.size)
    let length = pread(file.number, &before, before.count, 0)
    guard length >= 0, ftruncate(file.number, 0) == 0 else { return false }
    // This is the last chance to report the previous crash: the file is about to be cleared.
    if let report = CrashReport(before.prefix(length)) { onCrash(report) }
    guard posix_fallocate(file.number, 0, EventLayout.size) == 0 else { return false }
    var head = [UInt8](repeating: 0, count: EventLayout.head)
    head.store(EventLayout.running, at: EventLayout.state)
    head.store(getpid(), at: EventLayout.process)
    head.store(Int64(time(nil)), at: EventLayout.began)
    head.store(Int64(MonotonicTime.now() / .milliseconds(1)), at: EventLayout.origin)
    return write(head[...], to: file, at: 0)
  }

  isolated deinit {
    end()
    clinux_note_fatal(-1, 0)
    // Unlock explicitly: a child process that is being started holds a copy of the descriptor, which would keep the
    // lock.
    flock(file.number, LOCK_UN)
  }

  /// Notes that the program ends in an orderly way, so that the record does not count as a crash.
  public func end() { write(EventLayout.ended, at: EventLayout.state) }

  /// Notes an event that can be repeated.
  public func note(_ event: StaticString, at time: Duration) {
    if last == event.utf8Start, count > 0 {
      entry.store(entry.number(at: EventLayout.times, as: UInt32.self) &+ 1, at: EventLayout.times)
      entry.store(Self.milliseconds(time), at: EventLayout.latest)
      writeEntry(EventLayout.latest..<EventLayout.frames)
    } else {
      begin(UnsafeBufferPointer(start: event.utf8Start, count: event.utf8CodeUnitCount), at: time)
      last = event.utf8Start
    }
  }

  /// Notes a line of the log, truncated if it is too long.
  public func note(line: String, at time: Duration) {
    var line = line
    line.withUTF8 { begin($0, at: time) }
    last = nil
  }

  /// Counts a frame since the last event.
  func noteFrame() {
    guard count > 0 else { return }
    entry.store(entry.number(at: EventLayout.frames, as: UInt32.self) &+ 1, at: EventLayout.frames)
    writeEntry(EventLayout.frames..<EventLayout.length)
  }

  private func begin(_ text: UnsafeBufferPointer<UInt8>, at time: Duration) {
    let length = min(text.count, EventLayout.textBytes)
    entry.store(Self.milliseconds(time), at: EventLayout.first)
    entry.store(Self.milliseconds(time), at: EventLayout.latest)
    entry.store(UInt32(1), at: EventLayout.times)
    entry.store(UInt32(0), at: EventLayout.frames)
    entry.store(UInt32(length), at: EventLayout.length)
    entry.replaceSubrange(EventLayout.text..<(EventLayout.text + length), with: text[..<length])
    count += 1
    // A program that is killed between the two calls leaves the earlier events.
    writeEntry(0..<(EventLayout.text + length))
    write(count, at: EventLayout.count)
  }

  /// Writes a part of the last event.
  private func writeEntry(_ part: Range<Int>) {
    Self.write(entry[part], to: file, at: EventLayout.place(of: count - 1) + part.lowerBound)
  }

  private func write<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
    _ = withUnsafeBytes(of: number) { pwrite(file.number, $0.baseAddress, $0.count, place) }
  }

  @discardableResult
  private static func write(_ bytes: ArraySlice<UInt8>, to file: borrowing Descriptor, at place: Int) -> Bool {
    bytes.withUnsafeBytes { pwrite(file.number, $0.baseAddress, $0.count, place) } == bytes.count
  }

  private static func milliseconds(_ time: Duration) -> Int64 { Int64(clamping: time.microseconds / 1_000) }
}

/// The layout of the file of an ``EventRecord``: offsets and lengths in bytes. Only versions that know its first eight
/// bytes read it.
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

extension [UInt8] {
  /// Stores a number in the byte order of the machine.
  nonisolated fileprivate mutating func store<Number: FixedWidthInteger>(_ number: Number, at place: Int) {
    withUnsafeMutableBytes { $0.storeBytes(of: number, toByteOffset: place, as: Number.self) }
  }

  /// The number that is stored at a place.
  nonisolated fileprivate func number<Number: FixedWidthInteger>(at place: Int, as type: Number.Type) -> Number {
    withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: type) }
  }
}
