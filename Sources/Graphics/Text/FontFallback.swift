import CHarfBuzz
import Synchronization

/// Fallback typefaces for characters that a font lacks: first the given files, then the fonts of the system.
///
/// Nothing is opened before a character is missing, and fontconfig, which needs tens of milliseconds to start on some
/// machines, is not even loaded. A character that no font has is drawn as a box and reported once.
public final class FontFallback: Sendable {
  /// All fonts that fontconfig finds.
  public static let system = FontFallback(files: [])

  /// The caches of the chain, protected by a mutex.
  private struct State {
    var files: [Typeface]?
    var byScript: [Key: Typeface] = [:]
    var byCharacter: [CharacterKey: Typeface?] = [:]
    var opened: [SystemFonts.Place: Typeface?] = [:]
    var missing = MissingCharacters()
    var complaints: [FontError] = []
    var told: Set<FontError> = []

    /// Records a problem, unless it was recorded before.
    mutating func complain(_ complaint: FontError) {
      if told.count < Limits.fallbackFaces, told.insert(complaint).inserted { complaints.append(complaint) }
    }
  }
  /// The properties that a fallback should share with the typeface it replaces.
  private struct Key: Hashable {
    let script: hb_script_t
    let weight: Int
    let isItalic: Bool
    let language: TextLanguage?
  }
  /// A character with the properties of the typeface that it is missing in.
  private struct CharacterKey: Hashable {
    let key: Key
    let scalars: [UInt32]
  }

  /// The font files that are tried in order before the system's fonts.
  public let files: [String]
  private let usesSystem: Bool
  private let state = Mutex(State())

  /// Creates a fallback chain. Nothing is opened yet.
  ///
  /// - Parameters:
  ///   - files: Font files, tried in order before the system's.
  ///   - usesSystem: Whether fontconfig is used after the files.
  public init(files: [String], usesSystem: Bool = true) {
    (self.files, self.usesSystem) = (files, usesSystem)
  }

  /// Returns the problems since the last call, each only once: characters that no font has, font files that cannot be
  /// opened, and the toolkit's own typeface if it is missing.
  public func takeComplaints() -> [FontError] {
    state.withLock { state in
      defer { state.complaints = [] }
      let missing = state.missing.take(fontconfigIsMissing: usesSystem && SystemFonts.shared.isMissing)
      return state.complaints + (missing.map { [$0] } ?? [])
    }
  }

  /// Records a problem for ``takeComplaints()``.
  func complain(_ complaint: FontError) { state.withLock { $0.complain(complaint) } }

  /// A typeface that has a character with all its marks; if there is none, `nil`, and the character is recorded.
  func face(
    for scalars: [UInt32], script: hb_script_t, insteadOf face: Typeface, language: TextLanguage?
  ) -> Typeface? {
    let key = Key(script: script, weight: face.weight, isItalic: face.isItalic, language: language)
    return state.withLock { state in
      openFiles(&state)
      if let file = state.files?.first(where: { FaceChooser.covers($0, scalars[...]) }) { return file }
      if let known = state.byScript[key], FaceChooser.covers(known, scalars[...]) { return known }
      let characterKey = CharacterKey(key: key, scalars: scalars)
      if let known = state.byCharacter[characterKey] { return known }
      let found = usesSystem ? search(scalars, key, &state) : nil
      if state.byCharacter.count >= Limits.fallbackCharacters { state.byCharacter.removeAll() }
      state.byCharacter[characterKey] = .some(found)
      if let found, state.byScript[key] == nil { state.byScript[key] = found }
      if found == nil { state.missing.note(scalars) }
      return found
    }
  }

  /// Opens the font files at the first missing character, and records those that cannot be opened.
  private func openFiles(_ state: inout State) {
    guard state.files == nil else { return }
    var faces: [Typeface] = []
    for path in files {
      do throws(FontError) { faces.append(try Typeface(path: path)) } catch { state.complain(error) }
    }
    state.files = faces
  }

  /// Searches the fonts of the system for a typeface that has all characters.
  private func search(_ scalars: [UInt32], _ key: Key, _ state: inout State) -> Typeface? {
    let visible = scalars.filter { Unicode.Scalar($0).map { !$0.properties.isDefaultIgnorableCodePoint } ?? false }
    let wish = SystemFonts.Wish(
      scalars: visible, weight: key.weight, isItalic: key.isItalic, language: key.language)
    guard let place = SystemFonts.shared.find(wish) else { return nil }
    let face = state.opened[place] ?? (try? Typeface(path: place.path, index: place.index))
    if state.opened.count >= Limits.fallbackFaces { state.opened.removeAll() }
    state.opened[place] = .some(face)
    return face.flatMap { FaceChooser.covers($0, scalars[...]) ? $0 : nil }
  }
}
