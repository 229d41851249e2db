import CLinux
import Glibc

/// Tells which of some files have been written, replaced or removed. Uses inotify on their folders, since programs rename a new
/// file over the old one.
///
/// A folder may not exist yet, or the kernel may refuse to watch it: then changes of its files are not reported, and
/// ``covers(_:)`` says so. Each call tries again.
struct FolderWatch {
  /// The events of a folder: changes of its files, and its own end.
  private static let events =
    UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)
    | UInt32(IN_ONLYDIR)
  /// The events after which a folder is no longer watched, or is watched under another path.
  private static let ends = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED)

  /// Readable when something has changed; −1 while nothing is watched.
  private(set) var descriptor: Int32 = -1
  /// The watched paths by their folders and names.
  private var files: [String: [Substring: [String]]] = [:]
  /// The number of times that a path was taken apart, for tests: an event is looked up, and compared with no path.
  private(set) var splits = 0
  /// The paths of the watched folders by the numbers of their watches: a symbolic link gives a folder a second path.
  private var folders: [Int32: Set<String>] = [:]
  /// All paths of the watched folders.
  private var watched: Set<String> = []
  /// The folders that the kernel refuses to watch, each with the reason that was reported.
  private var refused: [String: Int32] = [:]
  private var lines: [String] = []
  private let open: () -> Int32

  /// Nothing is watched.
  ///
  /// - Parameter open: calls `inotify_init1`; a test passes its own.
  init(open: @escaping () -> Int32 = { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }) { self.open = open }

  /// Watches these files from now on, and no others.
  mutating func follow(_ paths: Set<String>) {
    files = [:]
    for path in paths {
      let (folder, name) = split(path)
      // “a” and “./a” are one name of one folder.
      files[folder, default: [:]][name, default: []].append(path)
    }
    refused = refused.filter { files[$0.key] != nil }
    for (watch, names) in folders {
      let kept = names.filter { files[$0] != nil }
      watched.subtract(names.subtracting(kept))
      folders[watch] = kept.isEmpty ? nil : kept
      if kept.isEmpty { inotify_rm_watch(descriptor, watch) }
    }
    if paths.isEmpty { end() }
  }

  /// Whether changes of a file are reported. Watches its folder if it is not watched yet.
  mutating func covers(_ path: String) -> Bool {
    let folder = split(path).folder
    if watched.contains(folder) { return true }
    if descriptor < 0 { descriptor = open() }
    if descriptor < 0 {
      refuse(folder, "inotify_init1", errno, "raise fs.inotify.max_user_instances")
      return false
    }
    let watch = inotify_add_watch(descriptor, folder, Self.events)
    if watch >= 0 {
      folders[watch, default: []].insert(folder)
      watched.insert(folder)
      refused[folder] = nil
      return true
    }
    // A folder that does not exist yet is no fault.
    if errno != ENOENT, errno != ENOTDIR {
      refuse(
        folder, "inotify_add_watch", errno,
        errno == ENOSPC ? "raise fs.inotify.max_user_watches" : "let this user read the folder")
    }
    return false
  }

  /// Notes that a folder cannot be watched, once for each reason.
  private mutating func refuse(_ folder: String, _ call: String, _ code: Int32, _ remedy: String) {
    if refused.updateValue(code, forKey: folder) == code { return }
    let why = String(cString: strerror(code))
    lines.append("\(folder) cannot be watched (\(call)): \(why); its files are read every few seconds; \(remedy)")
  }

  /// Returns the lines for the log since the last call.
  mutating func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The files that have changed since the last call, including the files of folders that are gone.
  mutating func take() -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while descriptor >= 0, case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      var start = 0
      while start + 16 <= count {
        let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
          (
            bytes.loadUnaligned(fromByteOffset: start, as: Int32.self),
            bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
            Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
          )
        }
        let end = min(count, start + 16 + length)
        let name = String(decoding: buffer[(start + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
        changed.formUnion(handle(watch, mask, name))
        start = end
      }
    }
    return changed
  }

  /// The files that one event is about.
  private mutating func handle(_ watch: Int32, _ mask: UInt32, _ name: String) -> Set<String> {
    // The kernel has dropped events: any file may have changed.
    if mask & UInt32(IN_Q_OVERFLOW) != 0 { return all(in: files.keys) }
    guard let names = folders[watch] else { return [] }
    let isEnd = mask & Self.ends != 0
    if isEnd {
      folders[watch] = nil
      watched.subtract(names)
      // A folder that was only moved is watched still.
      inotify_rm_watch(descriptor, watch)
    }
    return isEnd ? all(in: names) : Set(names.flatMap { files[$0]?[name[...]] ?? [] })
  }

  /// The watched files of some folders.
  private func all(in folders: some Sequence<String>) -> Set<String> {
    Set(folders.flatMap { files[$0]?.values.joined().map(\.self) ?? [] })
  }

  /// Watches nothing any more.
  mutating func end() {
    if descriptor >= 0 { close(descriptor) }
    (descriptor, folders, watched) = (-1, [:], [])
  }

  /// Takes a path apart into the folder and the name of the file there.
  private mutating func split(_ path: String) -> (folder: String, name: Substring) {
    splits += 1
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, path[path.index(after: slash)...])
  }
}
