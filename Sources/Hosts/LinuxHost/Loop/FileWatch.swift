import CLinux
import Glibc
import Machine

/// Watches a file with inotify and reports when it has been written, replaced, removed or recreated.
///
/// Editors and configuration tools rename a new file over the old one, so the *directory* is watched and events are
/// selected by name. A burst of writes is reported once, after a moment without events. If the directory is gone, its
/// nearest existing ancestor is watched until it is back. A path that ends with a slash stands for all files of a
/// directory.
@MainActor public final class FileWatch {
  /// The time without events after which a change is reported.
  static let quiet = Duration.milliseconds(50)
  /// The longest delay of a report for a file that is written without a pause.
  static let longest = Duration.milliseconds(250)

  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

  /// The path of the watched file, which need not exist.
  public let path: String
  private let directory: String
  private let name: String
  private let fd: Int32
  private var watched: (descriptor: Int32, path: String)?
  /// The changes that have not been reported.
  private var burst = Debounce(quiet: quiet, longest: longest)
  private let onChange: () -> Void
  private let log: (String) -> Void
  private let addWatch: AddWatch
  /// The time of the next attempt after the kernel has refused a watch.
  private var retry: Duration?
  /// Whether the event loop calls ``advance(to:)`` by itself.
  private var hasSteps = false
  /// Whether the kernel refuses the watch; the refusal has been logged.
  private var isBlind = false

  /// The time from a refusal to the next attempt.
  public static let backoff = Duration.seconds(30)

  /// The type of `inotify_add_watch`; a test passes its own function.
  typealias AddWatch = (_ fd: Int32, _ path: String, _ mask: UInt32) -> Int32

  /// Watches a file, which need not exist yet.
  ///
  /// If the kernel refuses to watch the directory, the refusal is logged and retried every 30 s; once it succeeds,
  /// `onChange` is called, since changes may have been missed until then.
  ///
  /// - Parameters:
  ///   - path: The file, or a directory with a trailing slash.
  ///   - log: Receives the message about a refusal.
  ///   - onChange: Called from the event loop after a change.
  /// - Throws: ``MachineError`` with the reason `failed` if `inotify_init1` fails, as when the user has no more
  ///   inotify instances.
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

  /// Adds the watch to an event loop, with its deadline; `onChange` is called in the phase ``EventLoop/Phase/files``.
  public func attach(to loop: EventLoop) {
    listen(on: loop)
    hasSteps = true
    loop.eachWake(in: .files, for: self) { [weak self] in self?.advance(to: $0) }
    loop.beforeSleep(for: self) { [weak self] in self?.deadline }
  }

  /// Adds only the descriptor to an event loop. The caller has to call ``advance(to:)`` at each ``deadline``.
  public func listen(on loop: EventLoop) {
    loop.watch(fd, in: .files) { [unowned self, unowned loop] in read(at: loop.now) }
  }

  /// When ``advance(to:)`` has to be called next; `nil` while no change is pending.
  public var deadline: Duration? { [burst.due, isBlind ? retry ?? .zero : nil].compactMap { $0 }.min() }

  /// Returns whether the file has changed and ``advance(to:)`` has not reported it yet; reads the pending events first.
  public func isChanging(at now: Duration) -> Bool {
    read(at: now)
    return burst.due != nil
  }

  /// Removes the watch from an event loop. A watch that was added by ``attach(to:)`` must not be removed from within a
  /// step.
  public func detach(from loop: EventLoop) {
    loop.unwatch(fd)
    if hasSteps { loop.removeSteps(of: self) }
    hasSteps = false
  }

  /// Reads the pending inotify events.
  func read(at now: Duration) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while case let count = Glibc.read(fd, buffer.baseAddress!, buffer.count), count > 0 {
        for event in events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) { handle(event, at: now) }
      }
    }
  }

  /// Calls `onChange` if a change is due, and retries a refused watch.
  public func advance(to now: Duration) {
    if isBlind { lookAgain(at: now) }
    if burst.take(at: now) { onChange() }
  }

  private func handle(_ event: (descriptor: Int32, mask: UInt32, name: String), at now: Duration) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      burst.note(at: now)
      return
    }
    guard event.descriptor == watched?.descriptor else { return }
    let isGone = event.mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0
    if isGone || watched?.path != directory {
      // The directory may have been recreated already, with the file in it.
      arm()
      if isGone || watched?.path == directory { burst.note(at: now) }
    } else if event.name == name || name.isEmpty {
      burst.note(at: now)
    }
  }

  /// Retries a watch that the kernel has refused.
  private func lookAgain(at now: Duration) {
    guard let retry, now >= retry else {
      self.retry = retry ?? now + Self.backoff
      return
    }
    self.retry = now + Self.backoff
    arm()
    if !isBlind { burst.note(at: now) }
  }

  /// Watches the directory or, if it is missing, its nearest existing ancestor.
  private func arm() {
    if let watched { inotify_rm_watch(fd, watched.descriptor) }
    watched = nil
    var place = directory
    var refusal: Int32?
    while watched == nil {
      let descriptor = addWatch(fd, place, Self.changes | UInt32(IN_ONLYDIR))
      if descriptor >= 0 { watched = (descriptor, place) }
      // A refusal on an existing directory is an error; a missing directory is not.
      if descriptor < 0, errno != ENOENT, errno != ENOTDIR { refusal = refusal ?? errno }
      if place == "/" || place == "." { break }
      if watched == nil { place = Self.split(place).directory }
    }
    if let refusal, !isBlind { log(Self.complaint(path, refusal)) }
    (isBlind, retry) = (refusal != nil, refusal == nil ? nil : retry)
    // The directory may have been created between the two checks, so it is tried again.
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

  /// Splits a path into its directory and last component.
  nonisolated static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = slash == path.startIndex ? "/" : String(path[..<slash])
    return (directory, String(path[path.index(after: slash)...]))
  }
}
