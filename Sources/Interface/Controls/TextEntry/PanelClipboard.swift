import Runtime
import Values

/// The text that was last copied on a panel. It never leaves the process.
///
/// The text has its own memory, which is overwritten when another text replaces it: the user may have copied the
/// number of a payment card from an ordinary field.
package final class PanelClipboard: StageService {
  private var memory: SecretMemory?
  private var count = 0 {
    didSet { isFull.write(count > 0) }
  }
  /// Whether something has been copied, for views that depend on it.
  private let isFull = StoredLocation(false)

  package init(stage: Stage) {}

  /// The text; empty if nothing has been copied.
  package var text: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set {
      wipe()
      var text = newValue
      text.withUTF8 { bytes in
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        let memory = SecretMemory(count: bytes.count)
        memory.bytes.update(from: start, count: bytes.count)
        (self.memory, count) = (memory, bytes.count)
      }
    }
  }

  /// Copies characters without leaving another copy of them in memory.
  func copy(_ characters: some Collection<Character>) {
    wipe()
    let count = characters.reduce(0) { $0 + $1.utf8.count }
    if count == 0 { return }
    let memory = SecretMemory(count: count)
    var next = memory.bytes
    for byte in characters.lazy.flatMap(\.utf8) {
      next.pointee = byte
      next += 1
    }
    (self.memory, self.count) = (memory, count)
  }

  /// Whether nothing has been copied.
  package var isEmpty: Bool { !isFull.read() }

  /// The text in UTF-8, in place.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory?.bytes, count: count) }

  /// Overwrites and forgets the text.
  package func wipe() { (memory, count) = (nil, 0) }
}
