import CLinux
import Glibc

/// Tells when a file has been written, replaced, removed or has come back.
///
/// Editors and configuration tools rename a new file over the old one, so it is the *directory* that is watched, and
/// only the name counts. A burst of writes is told once, when it has been quiet for a moment. If the directory is gone,
/// its nearest ancestor is watched until it is back. A path that ends with a slash stands for all files of a directory.
@MainActor public final class FileWatch {
  /// How long it has to be quiet.
  static let quiet = Duration.milliseconds(50)
  /// How long a file that is written without a pause may go untold.
  static let longest = Duration.milliseconds(250)

  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

  /// The file.
  public let path: String
  private let directory: String
  private let name: String
  private let fd: Int32
  private var watched: (descriptor: Int32, path: String)?
  private var due: Duration?
  /// The latest moment to tell of the first change that has not been told.
  private var latest: Duration?
  private let onChange: () -> Void
  private let log: (String) -> Void
  private let addWatch: AddWatch
  /// When a watch that the kernel refused is tried again.
  private var retry: Duration?
  /// Whether the kernel refuses the watch, which has been told.
  private var isBlind = false

  /// How long after a refusal the next attempt comes.
  public static let backoff = Duration.seconds(30)

  /// `inotify_add_watch`, or what a test has in its place.
  typealias AddWatch = (_ fd: Int32, _ path: String, _ mask: UInt32) -> Int32

  /// A watch on the directory of a file, which need not exist yet. Throws `MachineError` if the kernel has no more
  /// `inotify` instances.
  ///
  /// A directory that the kernel refuses to watch is told in the log, and tried again until it can be watched; then
  /// `onChange` is called, since nobody knows what has changed meanwhile.
  public convenience init(
    path: String, log: @escaping (String) -> Void = writeToStandardError, onChange: @escaping () -> Void
  ) throws {
    try self.init(path: path, log: log, addWatch: { inotify_add_watch($0, $1, $2) }, onChange: onChange)
  }

  init(
    path: String, log: @escaping (String) -> Void, addWatch: @escaping AddWatch, onChange: @escaping () -> Void
  ) throws {
    self.path = path
    (directory, name) = Self.split(path)
    (self.onChange, self.log, self.addWatch) = (onChange, log, addWatch)
    fd = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if fd < 0 {
      throw MachineError(
        .failed,
        "\(path) cannot be watched (inotify_init1): \(errorText(errno)). Edits count after SIGHUP; raise "
          + "fs.inotify.max_user_instances")
    }
    arm()
  }

  isolated deinit { close(fd) }

  /// Joins a loop: reads in the phase of files and tells there.
  public func attach(to loop: EventLoop) {
    listen(on: loop)
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.deadline }
  }

  /// Joins a loop by its descriptor alone: whoever calls this calls ``advance(to:)`` at each ``deadline``, too.
  public func listen(on loop: EventLoop) {
    loop.watch(fd, in: .files) { [unowned self, unowned loop] in read(at: loop.now) }
  }

  /// When ``advance(to:)`` is next worth calling; `nil` while nothing has happened.
  public var deadline: Duration? { [due, isBlind ? retry ?? .zero : nil].compactMap { $0 }.min() }

  /// Leaves a loop.
  public func detach(from loop: EventLoop) { loop.unwatch(fd) }

  /// Takes in what the kernel has to say.
  func read(at now: Duration) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while case let count = Glibc.read(fd, buffer.baseAddress!, buffer.count), count > 0 {
        for event in events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) { note(event, at: now) }
      }
    }
  }

  /// Tells of a change that has been quiet for long enough.
  public func advance(to now: Duration) {
    if isBlind { lookAgain(at: now) }
    guard let due, now >= due else { return }
    self.due = nil
    latest = nil
    onChange()
  }

  /// Something has happened: it is told once it is quiet, or has not been quiet for too long.
  private func postpone(at now: Duration) {
    latest = latest ?? now + Self.longest
    due = min(now + Self.quiet, latest ?? now)
  }

  private func note(_ event: (descriptor: Int32, mask: UInt32, name: String), at now: Duration) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      postpone(at: now)
      return
    }
    guard event.descriptor == watched?.descriptor else { return }
    let isGone = event.mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0
    if isGone || watched?.path != directory {
      // The directory may be there again, with the file in it.
      arm()
      if isGone || watched?.path == directory { postpone(at: now) }
    } else if event.name == name || name.isEmpty {
      postpone(at: now)
    }
  }

  /// Tries again what the kernel has refused.
  private func lookAgain(at now: Duration) {
    guard let retry, now >= retry else {
      self.retry = retry ?? now + Self.backoff
      return
    }
    self.retry = now + Self.backoff
    arm()
    if !isBlind { postpone(at: now) }
  }

  /// Watches the directory or, while it is missing, its nearest ancestor.
  private func arm() {
    if let watched { inotify_rm_watch(fd, watched.descriptor) }
    watched = nil
    var place = directory
    var refusal: Int32?
    while watched == nil {
      let descriptor = addWatch(fd, place, Self.changes | UInt32(IN_ONLYDIR))
      if descriptor >= 0 { watched = (descriptor, place) }
      // A directory that is there and cannot be watched is another matter than one that is missing.
      if descriptor < 0, errno != ENOENT, errno != ENOTDIR { refusal = refusal ?? errno }
      if place == "/" || place == "." { break }
      if watched == nil { place = Self.split(place).directory }
    }
    if let refusal, !isBlind { log(Self.complaint(path, refusal)) }
    (isBlind, retry) = (refusal != nil, refusal == nil ? nil : retry)
    // Between the two looks the next step of the path may have come.
    if let watched, watched.path != directory, access(directory, F_OK) == 0, retries > 0 {
      retries -= 1
      arm()
    } else {
      retries = 3
    }
  }
  private var retries = 3

  private static func complaint(_ path: String, _ code: Int32) -> String {
    let remedy =
      code == ENOSPC ? "raise fs.inotify.max_user_watches" : "let this user read \(split(path).directory)"
    return
      "\(path) cannot be watched (inotify_add_watch): \(errorText(code)). Edits count after SIGHUP until then: \(remedy)."
  }

  private func events(in bytes: UnsafeRawBufferPointer) -> [(descriptor: Int32, mask: UInt32, name: String)] {
    var result: [(Int32, UInt32, String)] = []
    var offset = 0
    let header = MemoryLayout<inotify_event>.size
    while offset + header <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let text = bytes[(offset + header)..<min(bytes.count, offset + header + Int(event.len))]
      result.append((event.wd, event.mask, String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)))
      offset += header + Int(event.len)
    }
    return result
  }

  /// A path's directory and last component.
  nonisolated static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = slash == path.startIndex ? "/" : String(path[..<slash])
    return (directory, String(path[path.index(after: slash)...]))
  }
}
