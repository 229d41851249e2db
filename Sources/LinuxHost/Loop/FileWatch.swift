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
  /// How long until the next look at a file that the kernel does not watch.
  static let refusalPause = Duration.seconds(5)
  private static let mend = "  mend: raise fs.inotify.max_user_watches and fs.inotify.max_user_instances with sysctl"

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
  private let addWatch: (Int32, String, UInt32) -> Int32
  /// When to try again to watch what the kernel has refused to.
  private var retryAt: Duration?
  private var isRefused = false
  private var hasToldRefusal = false

  /// A watch on the directory of a file, which need not exist yet. Throws `MachineError` if the kernel has no room for
  /// one more.
  ///
  /// Where the kernel refuses to watch a directory, `log` is told why, and the change is told every few seconds, whether
  /// there was one or not.
  public convenience init(
    path: String, log: @escaping (String) -> Void = writeToStandardError, onChange: @escaping () -> Void
  ) throws {
    try self.init(path: path, log: log, addWatch: { inotify_add_watch($0, $1, $2) }, onChange: onChange)
  }

  init(
    path: String, log: @escaping (String) -> Void, addWatch: @escaping (Int32, String, UInt32) -> Int32,
    onChange: @escaping () -> Void
  ) throws {
    self.path = path
    (directory, name) = Self.split(path)
    (self.onChange, self.log, self.addWatch) = (onChange, log, addWatch)
    fd = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if fd < 0 {
      throw MachineError(.failed, "\(path) cannot be watched (inotify_init1): \(errorText(errno)).\n\(Self.mend)")
    }
    arm()
  }

  isolated deinit { close(fd) }

  /// Joins a loop: reads in the phase of files and tells there.
  public func attach(to loop: EventLoop) {
    loop.watch(fd, in: .files) { [unowned self] in read(at: loop.now) }
    loop.eachWake(in: .files) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep { [weak self] in self?.deadline }
  }

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

  /// When to call ``advance(to:)``; `nil` while there is nothing to tell.
  var deadline: Duration? { [due, isRefused ? retryAt ?? .zero : nil].compactMap { $0 }.min() }

  /// Tells of a change that has been quiet for long enough.
  func advance(to now: Duration) {
    if isRefused, now >= retryAt ?? now {
      if retryAt != nil {
        arm()
        postpone(at: now)
      }
      retryAt = isRefused ? now + Self.refusalPause : nil
    }
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

  /// Watches the directory or, while it is missing, its nearest ancestor.
  private func arm() {
    if let watched { inotify_rm_watch(fd, watched.descriptor) }
    (watched, isRefused) = (nil, false)
    var place = directory
    while watched == nil {
      let descriptor = addWatch(fd, place, Self.changes | UInt32(IN_ONLYDIR))
      if descriptor >= 0 { watched = (descriptor, place) } else { refuse(place, errno) }
      if isRefused { return }
      if place == "/" || place == "." { break }
      if watched == nil { place = Self.split(place).directory }
    }
    // Between the two looks the next step of the path may have come.
    if let watched, watched.path != directory, access(directory, F_OK) == 0, retries > 0 {
      retries -= 1
      arm()
    } else {
      retries = 3
    }
  }
  private var retries = 3

  /// A directory that is not there is expected to come; everything else is told, once.
  private func refuse(_ place: String, _ number: Int32) {
    guard number != ENOENT, number != ENOTDIR else { return }
    isRefused = true
    guard !hasToldRefusal else { return }
    hasToldRefusal = true
    log(
      "\(path) cannot be watched (inotify_add_watch on \(place)): \(errorText(number)). It is read every \(Self.refusalPause) instead.\n\(Self.mend)"
    )
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
