import CFontconfig
import CHarfBuzz
import Synchronization

/// The fonts that fontconfig knows, which is started when it is first asked.
final class SystemFonts: Sendable {
  /// A face of a file.
  struct Place: Hashable {
    let path: String
    let index: Int
  }
  /// What a font should have.
  struct Wish {
    let scalars: [UInt32]
    /// 100…900.
    let weight: Int
    let isItalic: Bool
    let language: TextLanguage?
  }
  private struct Config: @unchecked Sendable { let handle: OpaquePointer? }

  static let shared = SystemFonts()
  private let config = Mutex(Config?.none)

  /// The best font for a wish, by `FcFontMatch`; it may lack some characters if there is no better one.
  func find(_ wish: Wish) -> Place? {
    config.withLock { config in
      let open = config ?? Config(handle: FcInitLoadConfigAndFonts())
      config = open
      guard let handle = open.handle, let pattern = Self.pattern(wish) else { return nil }
      defer { FcPatternDestroy(pattern) }
      FcConfigSubstitute(handle, pattern, FcMatchPattern)
      FcDefaultSubstitute(pattern)
      var result = FcResultNoMatch
      guard let match = FcFontMatch(handle, pattern, &result) else { return nil }
      defer { FcPatternDestroy(match) }
      return Self.place(of: match)
    }
  }

  private static func pattern(_ wish: Wish) -> OpaquePointer? {
    guard let pattern = FcPatternCreate(), let characters = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(characters) }
    for scalar in wish.scalars { FcCharSetAddChar(characters, scalar) }
    FcPatternAddCharSet(pattern, FC_CHARSET, characters)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddBool(pattern, FC_COLOR, 0)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(wish.weight)))
    FcPatternAddInteger(pattern, FC_SLANT, wish.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    add("sans-serif", FC_FAMILY, to: pattern)
    if let language = wish.language {
      add(String(cString: hb_language_to_string(language.handle)), FC_LANG, to: pattern)
    }
    return pattern
  }

  private static func add(_ value: String, _ key: String, to pattern: OpaquePointer) {
    _ = value.withCString { text in
      FcPatternAddString(pattern, key, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self))
    }
  }

  private static func place(of match: OpaquePointer) -> Place? {
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    FcPatternGetInteger(match, FC_INDEX, 0, &index)
    // The upper half numbers the instances of a variable font, which are not opened.
    return Place(path: String(cString: file), index: Int(index & 0xffff))
  }
}
