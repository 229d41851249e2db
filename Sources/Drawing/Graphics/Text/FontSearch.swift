/// A search for the fonts of characters that text could not be set with. It waits for the disk.
///
///     fallback.searchElsewhere { search in startThread { search.run(readsAhead: true); setTextAgain() } }
package struct FontSearch: Sendable {
  let fallback: FontFallback

  /// Searches until each character that text needs has a font, or is known to have none.
  ///
  /// - Parameter readsAhead: Whether a font counts only when all of its file has been read, so that none of its glyphs
  ///   has to be waited for when it is drawn.
  /// - Returns: The paths of the font files that were opened.
  @discardableResult
  package func run(readsAhead: Bool) -> [String] { fallback.search(readsAhead: readsAhead) }

  /// Reads a font file into the system's cache, so that none of its glyphs has to be waited for when it is drawn.
  package static func readAhead(_ path: String) { FontFile.readAhead(path) }
}
