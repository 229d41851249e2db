import CHarfBuzz

/// The Debian packages (releases 12 and 13) with fonts for scripts that Inter lacks.
enum FontPackages {
  /// The package for a character; `nil` for private-use and unassigned characters, which no package covers, and for what
  /// is never seen by itself, such as a joiner.
  static func package(for scalar: UInt32) -> String? {
    let properties = Unicode.Scalar(scalar)?.properties
    guard let properties, !properties.isDefaultIgnorableCodePoint,
      ![.privateUse, .unassigned].contains(properties.generalCategory)
    else { return nil }
    if properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    return byScript[script(of: scalar).rawValue] ?? "fonts-noto-core"
  }

  /// The script of a character. Calls `hb_unicode_script`.
  private static func script(of scalar: UInt32) -> hb_script_t {
    hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }

  /// The packages by the script of a character.
  private static let byScript: [UInt32: String] = {
    let packages: [(String, [hb_script_t])] = [
      ("fonts-hosny-amiri", [HB_SCRIPT_ARABIC]),
      ("fonts-lohit-deva", [HB_SCRIPT_DEVANAGARI]),
      ("fonts-tlwg-loma-ttf", [HB_SCRIPT_THAI]),
      (
        "fonts-wqy-microhei",
        [HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO]
      ),
      ("fonts-dejavu-core", [HB_SCRIPT_HEBREW, HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_LAO]),
      ("fonts-symbola", [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED]),
    ]
    return Dictionary(uniqueKeysWithValues: packages.flatMap { name, scripts in scripts.map { ($0.rawValue, name) } })
  }()
}
