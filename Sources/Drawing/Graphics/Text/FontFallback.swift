import CHarfBuzz
import Synchronization

/// Fallback typefaces for characters that a font lacks: first the given files, then the fonts of the system.
///
/// Nothing is opened before a character is missing, and fontconfig, which needs tens of milliseconds to start on some
/// machines, is not even loaded. A character that no font has is drawn as a box and reported once. A search waits for
/// the disk, unless ``searchElsewhere(_:)`` moves it to another thread.
public final class FontFallback: Sendable {
  /// All fonts that fontconfig finds.
  public static let system = FontFallback(files: [])

  /// The caches of the chain, protected by a mutex.
  private struct State {
    var files: [Typeface]?
    var byScript: [Key: Typeface] = [:]
    var byCharacter: [Wanted: Typeface?] = [:]
    var opened: [SystemFonts.Place: Typeface?] = [:]
    /// The faces with thicker strokes than their fonts have, by weight.
    var emboldened: [Boldened: Typeface?] = [:]
    var missing = MissingCharacters()
    var complaints: [FontError] = []
    var told: Set<FontError> = []
    /// Receives the searches; `nil` if they run on the thread that sets text.
    var elsewhere: (@Sendable (FontSearch) -> Void)?
    /// The characters for the next search, in the order in which text needed them.
    var wanted: [Wanted] = []
    /// The characters in ``wanted``.
    var isWanted: Set<Wanted> = []
    /// Whether a search on another thread has not ended yet.
    var isSearching = false

    /// The known answer for a character, with a face of the wanted weight; `nil` if a search is needed.
    mutating func answer(to wanted: Wanted) -> Answer? {
      guard let answer = face(for: wanted) else { return nil }
      guard case .face(let face) = answer else { return answer }
      return .face(emboldened(face, wanted.key.weight))
    }

    /// The face itself or, if the text is bold and the face is not, the face with thicker strokes.
    private mutating func emboldened(_ face: Typeface, _ weight: Int) -> Typeface {
      if weight < 600 || face.weight > weight - 150 || face.colorGlyphs != nil { return face }
      let key = Boldened(face: face, weight: weight)
      if let known = emboldened[key] { return known ?? face }
      if emboldened.count >= GraphicsLimits.fallbackFaces { emboldened.removeAll() }
      let made = face.emboldened(to: weight)
      emboldened[key] = .some(made)
      return made ?? face
    }

    /// The known answer for a character; `nil` if a search is needed.
    private func face(for wanted: Wanted) -> Answer? {
      guard let files else { return nil }
      if let file = files.first(where: { wanted.suits($0) }) { return .face(file) }
      if let known = byScript[wanted.key], FaceChooser.covers(known, wanted.scalars[...]) { return .face(known) }
      return byCharacter[wanted].map { $0.map(Answer.face) ?? .missing }
    }

    /// Decides how to handle a character that text needs.
    mutating func step(for wanted: Wanted) -> Step {
      if let answer = answer(to: wanted) { return .use(answer) }
      guard let elsewhere else { return .searchHere }
      if isWanted.count < GraphicsLimits.fallbackCharacters, isWanted.insert(wanted).inserted {
        self.wanted.append(wanted)
      }
      if isSearching { return .use(.pending) }
      isSearching = true
      return .searchElsewhere(elsewhere)
    }

    /// Records what a search has found for a character.
    mutating func note(_ found: Typeface?, for wanted: Wanted) {
      if byCharacter.count >= GraphicsLimits.fallbackCharacters { byCharacter.removeAll() }
      byCharacter[wanted] = .some(found)
      if let found, byScript[wanted.key] == nil, wanted.suits(found) { byScript[wanted.key] = found }
      // The complaint about a font with emoji in an unknown format already names the package with usable ones.
      let isExplained = wanted.key.isEmoji && told.contains(where: \.isColorFormat)
      if found == nil, wanted.isRequired, !isExplained { missing.note(wanted.scalars) }
    }

    /// Records a problem, unless it was recorded before.
    mutating func complain(_ complaint: FontError) {
      if told.count < GraphicsLimits.fallbackFaces, told.insert(complaint).inserted { complaints.append(complaint) }
    }
  }
  /// The treatment of a character that a typeface lacks.
  private enum Step {
    case use(Answer)
    case searchHere
    case searchElsewhere(@Sendable (FontSearch) -> Void)
  }
  /// The answer for a character that a typeface lacks.
  enum Answer {
    case face(Typeface)
    /// No font has it.
    case missing
    /// Its font is still being looked for.
    case pending
  }
  /// A face for a weight that its font lacks.
  private struct Boldened: Hashable {
    let face: Typeface
    let weight: Int
  }
  /// The properties that a fallback should share with the typeface it replaces.
  struct Key: Hashable {
    let script: hb_script_t
    let weight: Int
    let isItalic: Bool
    let language: TextLanguage?
    /// Whether a coloured font is preferred, as it is for emoji.
    var isEmoji = false
  }
  /// A character with the properties of the typeface that it is missing in.
  struct Wanted: Hashable {
    var key: Key
    let scalars: [UInt32]
    /// Whether it is reported if no font has it. It is not if the typeface has the character without colours.
    var isRequired = true

    /// Whether a typeface has the character, and is of the preferred kind.
    func suits(_ face: Typeface) -> Bool {
      (face.colorGlyphs != nil) == key.isEmoji && FaceChooser.covers(face, scalars[...])
    }
  }

  /// The font files that are tried in order before the system's fonts.
  public let files: [String]
  private let usesSystem: Bool
  private let open: @Sendable (String) throws(FontError) -> Typeface
  private let state = Mutex(State())

  /// Creates a fallback chain. Nothing is opened yet.
  ///
  /// - Parameters:
  ///   - files: Font files, tried in order before the system's.
  ///   - usesSystem: Whether fontconfig is used after the files.
  public convenience init(files: [String], usesSystem: Bool = true) {
    self.init(files: files, usesSystem: usesSystem) { path throws(FontError) in try Typeface(path: path) }
  }

  /// Creates a fallback chain that opens its files with a closure, as a test does for a disk that does not answer.
  package init(
    files: [String], usesSystem: Bool, open: @escaping @Sendable (String) throws(FontError) -> Typeface
  ) {
    (self.files, self.usesSystem, self.open) = (files, usesSystem, open)
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

  /// Passes searches to a closure, for a panel that must not wait for the disk.
  ///
  /// The closure receives a search when text needs an unknown character, and no further one until that has ended. It
  /// runs the search on another thread, and may wait for it. A character that is not known when the closure returns is
  /// left blank; once it is found, text has to be set again, with ``FontLibrary/renewed()``.
  package func searchElsewhere(_ start: @escaping @Sendable (FontSearch) -> Void) {
    state.withLock { $0.elsewhere = start }
  }

  /// A typeface that has a character with all its marks. A character that no font has is recorded.
  func answer(
    for scalars: [UInt32], script: hb_script_t, insteadOf face: Typeface, language: TextLanguage?
  ) -> Answer {
    let key = Key(script: script, weight: face.weight, isItalic: face.isItalic, language: language)
    return answer(to: Wanted(key: key, scalars: scalars))
  }

  /// A typeface that has an emoji: a coloured one if there is one.
  ///
  /// - Parameter isRequired: Whether an emoji that no font has is recorded, and one without colours is good enough.
  func answer(forEmoji scalars: [UInt32], isRequired: Bool) -> Answer {
    let key = Key(script: HB_SCRIPT_COMMON, weight: 400, isItalic: false, language: nil, isEmoji: true)
    return answer(to: Wanted(key: key, scalars: scalars, isRequired: isRequired))
  }

  private func answer(to wanted: Wanted) -> Answer {
    switch state.withLock({ $0.step(for: wanted) }) {
    case .use(let answer): return answer
    case .searchHere: return answerHere(to: wanted)
    case .searchElsewhere(let start):
      start(FontSearch(fallback: self))
      return state.withLock { $0.answer(to: wanted) } ?? .pending
    }
  }

  /// Searches on the thread that sets the text.
  private func answerHere(to wanted: Wanted) -> Answer {
    _ = openFiles(readsAhead: false)
    _ = settle(wanted, readsAhead: false)
    return state.withLock { $0.answer(to: wanted) } ?? .missing
  }
}

// The work of a search. The lock is free during it, so that text can be set.
extension FontFallback {
  /// Searches for all wanted characters until there are none left. Returns the paths of the opened fonts.
  ///
  /// - Parameter readsAhead: Whether a font counts only when all of its file has been read.
  func search(readsAhead: Bool) -> [String] {
    var opened = openFiles(readsAhead: readsAhead)
    while let wanted = next() {
      if let path = settle(wanted, readsAhead: readsAhead) { opened.append(path) }
    }
    return opened
  }

  /// The character that was wanted first; `nil` at the end of the search.
  private func next() -> Wanted? {
    state.withLock { state in
      if !state.wanted.isEmpty {
        let wanted = state.wanted.removeFirst()
        state.isWanted.remove(wanted)
        return wanted
      }
      state.isSearching = false
      return nil
    }
  }

  /// Searches for a character whose answer is not known yet. Returns the path of a font file that was opened for it.
  private func settle(_ wanted: Wanted, readsAhead: Bool) -> String? {
    if state.withLock({ $0.answer(to: wanted) }) != nil { return nil }
    let (found, path) = search(for: wanted)
    if readsAhead, let path { FontFile.readAhead(path) }
    state.withLock { $0.note(found, for: wanted) }
    return path
  }

  /// Opens the font files at the first search, and records those that cannot be opened. Returns their paths.
  private func openFiles(readsAhead: Bool) -> [String] {
    guard state.withLock({ $0.files == nil }) else { return [] }
    var (faces, complaints) = ([Typeface](), [FontError]())
    for path in files {
      if readsAhead { FontFile.readAhead(path) }
      do throws(FontError) { faces.append(try open(path)) } catch { complaints.append(error) }
    }
    state.withLock { [faces, complaints] state in
      // Another thread may have opened them in the meantime.
      if state.files == nil { state.files = faces }
      for complaint in complaints { state.complain(complaint) }
    }
    return files
  }

  /// Searches for a typeface of the preferred kind among the fonts of the system, then for one of the other kind among
  /// all fonts: an emoji without colours is better than none, and a sign that only the emoji font has is drawn with colours.
  private func search(for wanted: Wanted) -> (Typeface?, opened: String?) {
    if usesSystem {
      let (found, path) = find(wanted)
      if found != nil { return (found, path) }
    }
    guard wanted.isRequired, EmojiCharacters.canBeEmoji(wanted.scalars) else { return (nil, nil) }
    var other = wanted
    other.key.isEmoji.toggle()
    if let file = state.withLock({ $0.files?.first(where: other.suits) }) { return (file, nil) }
    return usesSystem ? find(other) : (nil, nil)
  }

  /// Searches the fonts of the system for a typeface of the preferred kind that has all characters, and opens its file
  /// if it is not open yet.
  private func find(_ wanted: Wanted) -> (Typeface?, opened: String?) {
    let visible = wanted.scalars.filter {
      Unicode.Scalar($0).map { !$0.properties.isDefaultIgnorableCodePoint } ?? false
    }
    let wish = SystemFonts.Wish(
      scalars: visible, weight: wanted.key.weight, isItalic: wanted.key.isItalic, language: wanted.key.language,
      isEmoji: wanted.key.isEmoji)
    guard let place = SystemFonts.shared.find(wish) else { return (nil, nil) }
    let covering = { (face: Typeface) in wanted.suits(face) ? face : nil }
    if let known = state.withLock({ $0.opened[place] }) { return (known.flatMap(covering), nil) }
    var opened: Typeface?
    do throws(FontError) {
      opened = try Typeface(path: place.path, index: place.index)
    } catch {
      if error.isColorFormat { complain(error) }
    }
    let face = state.withLock { [opened] state in
      // Another thread may have opened it in the meantime.
      if let known = state.opened[place] { return known }
      if state.opened.count >= GraphicsLimits.fallbackFaces { state.opened.removeAll() }
      state.opened[place] = .some(opened)
      return opened
    }
    return (face.flatMap(covering), face.map { _ in place.path })
  }
}
