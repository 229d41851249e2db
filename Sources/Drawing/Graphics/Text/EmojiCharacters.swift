/// Decides which characters are shown as emoji, with colours, and which as letters or signs (Unicode Technical Standard
/// #51).
enum EmojiCharacters {
  /// The first character that is shown as an emoji by itself: the watch.
  private static let first: UInt32 = 0x231a
  /// Variation selector 16, which requests the presentation as an emoji; selector 15 requests that as text.
  private static let emojiSelector: UInt32 = 0xfe0f
  private static let textSelector: UInt32 = 0xfe0e

  /// Whether a grapheme cluster is shown as an emoji: by default, or because a variation selector requests it.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let base = cluster.first else { return false }
    if cluster.count == 1 { return base >= first && properties(of: base)?.isEmojiPresentation ?? false }
    if cluster.contains(emojiSelector) { return properties(of: base)?.isEmoji ?? false }
    return base >= first && !cluster.contains(textSelector) && properties(of: base)?.isEmojiPresentation ?? false
  }

  /// Whether a grapheme cluster could be shown as an emoji, so that a coloured font may have it.
  static func canBeEmoji(_ cluster: some Collection<UInt32>) -> Bool {
    cluster.first.flatMap(properties)?.isEmoji ?? false
  }

  private static func properties(of scalar: UInt32) -> Unicode.Scalar.Properties? {
    Unicode.Scalar(scalar)?.properties
  }
}
