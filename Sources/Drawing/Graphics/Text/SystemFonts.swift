import CHarfBuzz
import Synchronization

/// The fonts that fontconfig knows. The library is loaded at the first search.
final class SystemFonts: Sendable {
  /// A face in a font file.
  struct Place: Hashable {
    let path: String
    let index: Int
  }
  /// The properties of a wanted font.
  struct Wish {
    let scalars: [UInt32]
    /// The weight from 100 to 900.
    let weight: Int
    let isItalic: Bool
    let language: TextLanguage?
    /// Whether the font should have coloured emoji.
    var isEmoji = false
  }
  /// Whether fontconfig has been loaded.
  // Safe: a mutex holds the only value, whose pointers do not leave it.
  private enum State: @unchecked Sendable {
    case notAsked
    case notInstalled
    case running(Fontconfig, config: Fontconfig.Config)
  }

  static let shared = SystemFonts()
  private let state = Mutex(State.notAsked)
  private let knowsNone = Atomic(false)

  /// Whether a search has found that fontconfig is not installed. Reading this never waits for a search.
  var isMissing: Bool { knowsNone.load(ordering: .relaxed) }

  /// The best match for the requested properties; it may lack some of the characters if there is no better font. Calls
  /// `FcFontMatch`.
  func find(_ wish: Wish) -> Place? {
    state.withLock { state in
      if case .notAsked = state { state = Self.start() }
      guard case .running(let fontconfig, let config) = state else {
        knowsNone.store(true, ordering: .relaxed)
        return nil
      }
      return Self.find(wish, fontconfig, config)
    }
  }

  /// Loads fontconfig and its configuration.
  private static func start() -> State {
    guard let fontconfig = Fontconfig(), let config = fontconfig.loadConfigAndFonts() else { return .notInstalled }
    return .running(fontconfig, config: config)
  }

  /// Finds the best font for a wish.
  private static func find(_ wish: Wish, _ fontconfig: Fontconfig, _ config: Fontconfig.Config) -> Place? {
    guard let pattern = fontconfig.parseName(name(of: wish, fontconfig)) else { return nil }
    defer { fontconfig.destroy(pattern) }
    let matchPattern: Int32 = 0
    _ = fontconfig.substitute(config, pattern, matchPattern)
    fontconfig.addDefaults(pattern)
    var result: Int32 = 0
    guard let match = fontconfig.match(config, pattern, &result) else { return nil }
    defer { fontconfig.destroy(match) }
    return place(of: match, fontconfig)
  }

  /// The requested properties in the notation of `FcNameParse`, in which a character set is a list of hexadecimal
  /// numbers.
  private static func name(of wish: Wish, _ fontconfig: Fontconfig) -> String {
    let characters = wish.scalars.map { String($0, radix: 16) }.joined(separator: " ")
    if wish.isEmoji { return "emoji:color=true:charset=\(characters)" }
    let weight = fontconfig.weightFromOpenType(Int32(clamping: wish.weight))
    let language = wish.language.map { ":lang=" + String(cString: hb_language_to_string($0.handle)) } ?? ""
    return "sans-serif:scalable=true:color=false:weight=\(weight):slant=\(wish.isItalic ? 100 : 0)"
      + ":charset=\(characters)\(language)"
  }

  /// The file and face index of a match.
  private static func place(of match: Fontconfig.Pattern, _ fontconfig: Fontconfig) -> Place? {
    var file: UnsafeMutablePointer<CChar>?
    var index: Int32 = 0
    guard fontconfig.string(match, "file", 0, &file) == 0, let file else { return nil }
    _ = fontconfig.integer(match, "index", 0, &index)
    // The upper 16 bits number the named instances of a variable font, which are not used.
    return Place(path: String(cString: file), index: Int(index & 0xffff))
  }
}
