import CLinux
import Glibc

/// Tells which of some files have been written, replaced or removed. Uses inotify on their folders, since programs rename a new
/// file over the old one.
struct FolderWatch {
  /// Readable when something has changed; −1 while nothing is watched.
  private(set) var descriptor: Int32 = -1
  private var paths: Set<String> = []
  private var folders: [Int32: String] = [:]

  /// Nothing is watched.
  init() {}

  /// Watches these files from now on. A folder that does not exist is not watched.
  mutating func follow(_ paths: Set<String>) {
    if paths == self.paths { return }
    self.paths = paths
    end()
    if paths.isEmpty { return }
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { return }
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    for folder in Set(paths.map(Self.folder)) {
      let watch = inotify_add_watch(descriptor, folder, events)
      if watch >= 0 { folders[watch] = folder }
    }
  }

  /// The files that have changed since the last call.
  mutating func take() -> Set<String> {
    var changed: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      buffer.withUnsafeBytes { bytes in
        var start = 0
        while start + 16 <= count {
          let watch = bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)
          let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
          let end = min(count, start + 16 + length)
          let name = String(decoding: bytes[(start + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
          if let folder = folders[watch] { changed.insert("\(folder)/\(name)") }
          start = end
        }
      }
    }
    return changed.intersection(paths)
  }

  /// Watches nothing any more.
  mutating func end() {
    if descriptor >= 0 { close(descriptor) }
    (descriptor, folders) = (-1, [:])
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
