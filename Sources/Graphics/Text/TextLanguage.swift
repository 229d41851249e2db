import CHarfBuzz

/// A language as HarfBuzz knows it. HarfBuzz keeps each one for ever, so the value is a plain address.
struct TextLanguage: Hashable, @unchecked Sendable {
  let handle: hb_language_t

  /// Calls `hb_language_from_string`; `nil` for an empty tag or an absurd one.
  init?(_ tag: String) {
    guard !tag.isEmpty, tag.utf8.count <= 64, let handle = hb_language_from_string(tag, -1) else { return nil }
    self.handle = handle
  }
}
