import Glibc
import Machine

/// The device nodes of a kind, such as `/dev/input/event3`, in the order of their numbers.
///
/// A directory that cannot be read for a moment, as for lack of memory, still holds its devices: each number below 256
/// is then looked for by itself.
///
/// - Parameter names: Reads the names in a directory; tests replace it.
func numberedNodes(
  _ prefix: String, in directory: String, names: (String) -> [String]? = { FolderContents.names(in: $0) }
) -> [String] {
  let found = names(directory)?.filter { $0.hasPrefix(prefix) }.compactMap { Int($0.dropFirst(prefix.count)) }
  let numbers = found?.sorted() ?? (0..<256).filter { access("\(directory)/\(prefix)\($0)", F_OK) == 0 }
  return numbers.map { "\(directory)/\(prefix)\($0)" }
}
