/// A search for fonts with characters that text could not be set with. It waits for the disk.
///
///     fallback.searchElsewhere { search in startThread { search.run(readsAhead: true); setTextAgain() } }
package struct FontSearch: Sendable {
  let fallback: FontFallback

  /// Searches until each character that text needs has a font, or is known to have none.
  ///
  /// - Parameter readsAhead: Whether a font counts only when all of its file has been read, so that drawing a glyph
  ///   never waits for the disk.
  /// - Returns: The paths of the font files that were opened.
  @discardableResult
  package func run(readsAhead: Bool) -> [String] { fallback.search(readsAhead: readsAhead) }

  /// Reads a font file into the system's cache, so that drawing a glyph never waits for the disk.
  package static func readAhead(_ path: String) { FontFile.readAhead(path) }
}
