import CHarfBuzz

/// Chooses the typeface for each character of a paragraph, in logical order.
struct FaceChooser {
  let language: TextLanguage?
  /// The typeface of the character before, for spaces.
  private var last: Typeface?

  init(language: TextLanguage?) { self.language = language }

  /// The font's own typeface if it has the character, otherwise what is known about a fallback. Emoji are taken from a
  /// coloured font if there is one.
  mutating func face(
    for scalars: ArraySlice<UInt32>, script: hb_script_t, font: TextFont
  ) -> FontFallback.Answer {
    // Spaces take the typeface of the word before, so that a phrase is shaped as one run.
    if let last, scalars.count == 1, scalars.first == 0x20, last.covers(0x20) { return .face(last) }
    let answer = answer(for: scalars, script, font.typeface)
    // A coloured font has spaces as wide as its emoji.
    last = if case .face(let face) = answer, face.colorGlyphs == nil { face } else { nil }
    return answer
  }

  private func answer(
    for scalars: ArraySlice<UInt32>, _ script: hb_script_t, _ face: Typeface
  ) -> FontFallback.Answer {
    let isCovered = Self.covers(face, scalars)
    guard EmojiCharacters.isEmoji(scalars), face.colorGlyphs == nil else {
      return isCovered ? .face(face) : stand(in: face, scalars, script)
    }
    let colored = face.fallback.answer(forEmoji: Array(scalars), isRequired: !isCovered)
    if isCovered, case .missing = colored { return .face(face) }
    return colored
  }

  /// Returns what is known about the fallback typeface for a character.
  private func stand(
    in face: Typeface, _ scalars: ArraySlice<UInt32>, _ script: hb_script_t
  ) -> FontFallback.Answer {
    face.fallback.answer(for: Array(scalars), script: script, insteadOf: face, language: language)
  }

  /// Whether a typeface has glyphs for a grapheme cluster: a character with its combining marks.
  static func covers(_ face: Typeface, _ scalars: ArraySlice<UInt32>) -> Bool {
    if scalars.allSatisfy({ face.covers($0) || isIgnorable($0) }) { return true }
    return composed(scalars).map(face.covers) ?? false
  }

  /// The precomposed character that is equivalent to a base character and its marks, if there is one. Calls
  /// `hb_unicode_compose`.
  private static func composed(_ scalars: ArraySlice<UInt32>) -> UInt32? {
    guard var whole = scalars.first, scalars.count > 1 else { return nil }
    for mark in scalars.dropFirst() {
      guard hb_unicode_compose(hb_unicode_funcs_get_default(), whole, mark, &whole) != 0 else { return nil }
    }
    return whole
  }

  /// Whether a character is invisible by itself: joiners, variation selectors, direction marks.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
  }
}
