import Synchronization

/// Shaped strings, remembered because layout measures the same ones again and again.
///
/// Two generations bound it: when the young one is full it becomes the old one and what was old and not asked for
/// since is forgotten. That keeps what is on the screen without counting uses.
final class ShapingCache: Sendable {
  private struct Generations {
    var young: [ShapingRequest: ShapedText] = [:]
    var old: [ShapingRequest: ShapedText] = [:]
    /// What they take, in bytes.
    var (youngBytes, oldBytes) = (0, 0)
  }
  private let generations = Mutex(Generations())

  /// The process's only one: typefaces are shared, so is what was measured with them.
  static let shared = ShapingCache()

  /// The text shaped, from memory where possible.
  func shape(_ request: ShapingRequest) -> ShapedText {
    guard request.utf8.count <= Limits.shapedStringBytes else { return ShapedText(request) }
    if let known = recall(request) { return known }
    let shaped = ShapedText(request)
    remember(shaped, for: request)
    return shaped
  }

  /// Strings remembered now.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Bytes of the strings and their glyphs that are remembered now.
  var bytes: Int { generations.withLock { $0.youngBytes + $0.oldBytes } }

  private func recall(_ key: ShapingRequest) -> ShapedText? {
    generations.withLock { generations in
      if let known = generations.young[key] { return known }
      guard let known = generations.old.removeValue(forKey: key) else { return nil }
      generations.oldBytes -= Self.bytes(key, known)
      Self.store(known, for: key, in: &generations)
      return known
    }
  }

  private func remember(_ shaped: ShapedText, for key: ShapingRequest) {
    generations.withLock { Self.store(shaped, for: key, in: &$0) }
  }

  private static func store(_ shaped: ShapedText, for key: ShapingRequest, in generations: inout Generations) {
    let bytes = bytes(key, shaped)
    let isFull =
      generations.young.count >= Limits.shapedStrings / 2 || generations.youngBytes + bytes > Limits.shapedBytes / 2
    if isFull {
      (generations.old, generations.oldBytes) = (generations.young, generations.youngBytes)
      (generations.young, generations.youngBytes) = ([:], 0)
    }
    generations.youngBytes += bytes
    generations.young[key] = shaped
  }

  private static func bytes(_ key: ShapingRequest, _ shaped: ShapedText) -> Int {
    key.utf8.count + shaped.glyphs.count * MemoryLayout<ShapedText.Glyph>.stride
  }
}
