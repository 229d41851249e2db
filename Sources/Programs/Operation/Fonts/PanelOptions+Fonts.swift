import Graphics
import LinuxHost

extension PanelOptions {
  /// The typefaces of the panel.
  ///
  /// - Parameter searches: Looks for fallback fonts; without them, text waits for its fonts.
  package func fonts(_ searches: FontSearches? = nil) throws(FontError) -> FontLibrary {
    let fallback = fontFiles.isEmpty ? FontFallback.system : FontFallback(files: fontFiles)
    searches?.adopt(fallback)
    if !look.typefaceFiles.isEmpty { return try FontLibrary(paths: look.typefaceFiles, fallback: fallback) }
    return try .system(fallback: fallback)
  }
}
