import CHarfBuzz
import Synchronization

/// The fonts that fontconfig knows, which is loaded and started when it is first asked.
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
  private enum State: @unchecked Sendable {
    case notAsked
    case notInstalled
    case running(Fontconfig, config: Fontconfig.Config)
  }

  static let shared = SystemFonts()
  private let state = Mutex(State.notAsked)

  /// Whether fontconfig was asked for a font and is not installed.
  var isMissing: Bool {
    state.withLock { if case .notInstalled = $0 { true } else { false } }
  }

  /// The best font for a wish, by `FcFontMatch`; it may lack some characters if there is no better one.
  func find(_ wish: Wish) -> Place? {
    state.withLock { state in
      if case .notAsked = state { state = Self.start() }
      guard case .running(let fontconfig, let config) = state else { return nil }
      return Self.find(wish, fontconfig, config)
    }
  }

  private static func start() -> State {
    guard let fontconfig = Fontconfig(), let config = fontconfig.loadConfigAndFonts() else { return .notInstalled }
    return .running(fontconfig, config: config)
  }

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

  /// The wish in the notation of `FcNameParse`, whose character set is a list of hexadecimal numbers.
  private static func name(of wish: Wish, _ fontconfig: Fontconfig) -> String {
    let characters = wish.scalars.map { String($0, radix: 16) }.joined(separator: " ")
    let weight = fontconfig.weightFromOpenType(Int32(clamping: wish.weight))
    let language = wish.language.map { ":lang=" + String(cString: hb_language_to_string($0.handle)) } ?? ""
    return "sans-serif:scalable=true:color=false:weight=\(weight):slant=\(wish.isItalic ? 100 : 0)"
      + ":charset=\(characters)\(language)"
  }

  private static func place(of match: Fontconfig.Pattern, _ fontconfig: Fontconfig) -> Place? {
    var file: UnsafeMutablePointer<CChar>?
    var index: Int32 = 0
    guard fontconfig.string(match, "file", 0, &file) == 0, let file else { return nil }
    _ = fontconfig.integer(match, "index", 0, &index)
    // The upper half numbers the instances of a variable font, which are not opened.
    return Place(path: String(cString: file), index: Int(index & 0xffff))
  }
}
