import CHarfBuzz

/// A language in HarfBuzz, which never frees one, so the value is a plain pointer.
// Safe: HarfBuzz never changes or frees a language.
struct TextLanguage: Hashable, @unchecked Sendable {
  let handle: hb_language_t

  /// Looks a language up by its BCP 47 tag; `nil` for an empty tag or one above 64 bytes. Calls
  /// `hb_language_from_string`.
  init?(_ tag: String) {
    guard !tag.isEmpty, tag.utf8.count <= 64, let handle = hb_language_from_string(tag, -1) else { return nil }
    self.handle = handle
  }
}
