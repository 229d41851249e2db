import Synchronization

/// A cache of shaped strings, since layout measures the same strings again and again.
///
/// Two generations bound its size: if the young one is full it becomes the old one, and old entries that were not used
/// since are dropped. This keeps the strings on the screen without counting uses.
final class ShapingCache: Sendable {
  /// A request with its hash, which is computed only once for all look-ups and stores.
  private struct Key: Hashable {
    let request: ShapingRequest
    let digest: Int

    init(_ request: ShapingRequest) { (self.request, digest) = (request, request.hashValue) }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The two generations of the cache.
  private struct Generations {
    var young: [Key: ShapedText] = [:]
    var old: [Key: ShapedText] = [:]
    /// The sizes of both generations in bytes.
    var (youngBytes, oldBytes) = (0, 0)
  }
  private let generations = Mutex(Generations())

  /// The cache of the process. It is shared because typefaces are shared.
  static let shared = ShapingCache()

  /// Returns the shaped text, from the cache if possible.
  func shape(_ request: ShapingRequest) -> ShapedText {
    guard request.utf8.count <= GraphicsLimits.shapedStringBytes else { return ShapedText(request) }
    let key = Key(request)
    if let known = recall(key) { return known }
    let shaped = ShapedText(request)
    remember(shaped, for: key)
    return shaped
  }

  /// Forgets all strings, and with them the typefaces that nothing else uses. A string keeps its typeface and the mapped
  /// font file, so a panel whose fonts are exchanged would hold every former font.
  func clear() { generations.withLock { $0 = Generations() } }

  /// The number of strings in the cache.
  var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// The size of the cached strings and glyphs in bytes.
  var bytes: Int { generations.withLock { $0.youngBytes + $0.oldBytes } }

  /// Returns a cached text; one of the old generation moves to the young one.
  private func recall(_ key: Key) -> ShapedText? {
    generations.withLock { generations in
      if let known = generations.young[key] { return known }
      guard let known = generations.old.removeValue(forKey: key) else { return nil }
      generations.oldBytes -= Self.bytes(key, known)
      Self.store(known, for: key, in: &generations)
      return known
    }
  }

  /// Adds a text to the cache.
  private func remember(_ shaped: ShapedText, for key: Key) {
    generations.withLock { Self.store(shaped, for: key, in: &$0) }
  }

  /// Adds a text to the young generation, and starts a new one if it is full.
  private static func store(_ shaped: ShapedText, for key: Key, in generations: inout Generations) {
    let bytes = bytes(key, shaped)
    let isFull =
      generations.young.count >= GraphicsLimits.shapedStrings / 2
      || generations.youngBytes + bytes > GraphicsLimits.shapedBytes / 2
    if isFull {
      (generations.old, generations.oldBytes) = (generations.young, generations.youngBytes)
      (generations.young, generations.youngBytes) = ([:], 0)
    }
    generations.youngBytes += bytes
    generations.young[key] = shaped
  }

  /// The approximate size of an entry.
  private static func bytes(_ key: Key, _ shaped: ShapedText) -> Int {
    key.request.utf8.count + shaped.glyphs.count * MemoryLayout<ShapedText.Glyph>.stride
  }
}
