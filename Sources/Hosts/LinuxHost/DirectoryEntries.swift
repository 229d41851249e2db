import Glibc

/// The names of the entries of a directory, without `.` and `..`; empty if it cannot be read. Calls `readdir`.
nonisolated func fileNames(in path: String) -> [String] { readableNames(in: path) ?? [] }

/// The names of the entries of a directory, without `.` and `..`; `nil` if they cannot be read completely. Calls
/// `readdir`.
package nonisolated func readableNames(in path: String) -> [String]? {
  guard let directory = opendir(path) else { return nil }
  defer { closedir(directory) }
  var names: [String] = []
  errno = 0
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if name != "." && name != ".." { names.append(name) }
    errno = 0
  }
  return errno == 0 ? names : nil
}

/// The device nodes of a kind, such as `/dev/input/event3`, in the order of their numbers.
///
/// A directory that cannot be read for a moment, as for lack of memory, still holds its devices: each number below 256
/// is then looked for by itself.
///
/// - Parameter names: Reads the names in a directory; tests replace it.
func numberedNodes(
  _ prefix: String, in directory: String, names: (String) -> [String]? = { readableNames(in: $0) }
) -> [String] {
  let found = names(directory)?.filter { $0.hasPrefix(prefix) }.compactMap { Int($0.dropFirst(prefix.count)) }
  let numbers = found?.sorted() ?? (0..<256).filter { access("\(directory)/\(prefix)\($0)", F_OK) == 0 }
  return numbers.map { "\(directory)/\(prefix)\($0)" }
}
