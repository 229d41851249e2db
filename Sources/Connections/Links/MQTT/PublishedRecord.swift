import Glibc
import Machine

/// The topics that a panel has published at a broker, as lines in a file. Topics that a later version of the panel no
/// longer has are removed from the broker, even if the panel changed while it was off.
struct PublishedRecord: Equatable, Sendable {
  /// The panel's identity; see ``PublishedStore/Place/owner``. Empty if it is not known.
  var owner = ""
  /// The retained topics of values.
  var topics: Set<String> = []
  /// The topics and the components of discovery: the platform by the key.
  var discovery: [String: [String: String]] = [:]

  /// Nothing was published.
  init() {}

  /// Reads the lines of a file. A line that makes no sense is left out.
  init(text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix(Self.ownerWord) {
        owner = String(line.dropFirst(Self.ownerWord.count))
        continue
      }
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("topic", 2): topics.insert(words[1])
      case ("device", 2): discovery[words[1], default: [:]] = discovery[words[1]] ?? [:]
      case ("part", 4): discovery[words[1], default: [:]][words[2]] = words[3]
      default: break
      }
    }
  }

  /// The beginning of the line that names the owner.
  private static let ownerWord = "owner "

  /// The lines of the file.
  var text: String {
    let lines =
      (owner.isEmpty ? [] : [Self.ownerWord + owner]) + topics.sorted().map { "topic \($0)" }
      + discovery.sorted { $0.key < $1.key }.flatMap { topic, parts in
        ["device \(topic)"] + parts.sorted { $0.key < $1.key }.map { "part \(topic) \($0.key) \($0.value)" }
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a file; an empty record if there is none.
  static func read(_ path: String) -> PublishedRecord {
    guard let file = Descriptor.ofRegularFile(path), let bytes = file.read(atMost: 256 << 10) else {
      return PublishedRecord()
    }
    return PublishedRecord(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces a file. Returns whether it was written.
  func write(_ path: String) -> Bool {
    let isWritten = FolderOwner.acting(at: path) {
      guard let folder = Descriptor(open(FilePath.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
        return false
      }
      let bytes = Array(text.utf8)
      return (try? FileReplacement.replace(FilePath.name(of: path), in: folder, with: bytes, keeping: nil)) == true
    }
    return isWritten == true
  }
}
