import Runtime
import Values

/// The state that the on-screen keyboard keeps from one field to the next, such as the chosen layout.
final class KeypadState {
  private let chosen = StoredLocation("")
  private let latestNote = StoredLocation<String?>(nil)
  private let banner = StoredLocation(0.0)
  /// The layouts that have been read, by name; `nil` for one that does not exist.
  private var known: [String: KeyboardLetters?] = [:]
  /// Whether keys offer other characters, by layout.
  private var offers: [String: [KeypadKey: Bool]] = [:]
  /// The composers of the layouts that need one, by name.
  private var composers: [String: KeyComposer?] = [:]

  /// Why the latest command had no effect; `nil` if it had one.
  var note: String? {
    get { latestNote.read() }
    set { latestNote.write(newValue) }
  }

  /// The height of the bar at the upper edge of the panel that stays in sight, in points; 0 while there is none.
  var bannerHeight: Double {
    get { banner.read() }
    set { banner.write(newValue) }
  }

  /// Returns the letters of the chosen layout.
  func letters(of names: [String], from catalog: KeyboardCatalog?) -> KeyboardLetters {
    let layouts = layouts(names, catalog)
    return layouts.first { $0.name == chosen.read() } ?? layouts.first ?? .english
  }

  /// Returns whether a key offers other characters when it is held. A key with several letters always does.
  func hasOffer(_ key: KeypadKey, _ letters: KeyboardLetters) -> Bool {
    guard case .text = key else { return false }
    let known = offers[letters.name]?[key]
    let hasOffer = known ?? !key.related(in: letters).isEmpty
    if known == nil { offers[letters.name, default: [:]][key] = hasOffer }
    return hasOffer
  }

  /// Returns the composer of a layout's characters; `nil` if each key types one character.
  func composer(of name: String, from catalog: KeyboardCatalog?) -> KeyComposer? {
    if let known = composers[name] { return known }
    let composer = catalog?.composer(name)
    composers[name] = .some(composer)
    return composer
  }

  /// Returns the number of layouts to choose from.
  func count(of names: [String], from catalog: KeyboardCatalog?) -> Int { layouts(names, catalog).count }

  /// Chooses the next layout.
  func next(of names: [String], from catalog: KeyboardCatalog?) {
    let layouts = layouts(names, catalog)
    guard !layouts.isEmpty else { return }
    let index = layouts.firstIndex { $0.name == chosen.value } ?? 0
    chosen.write(layouts[(index + 1) % layouts.count].name)
  }

  /// The layouts that exist. Each is read once, when the keyboard first offers it.
  private func layouts(_ names: [String], _ catalog: KeyboardCatalog?) -> [KeyboardLetters] {
    names.compactMap { name in
      if let known = known[name] { return known }
      let letters = catalog?.letters(name)
      known[name] = .some(letters)
      return letters
    }
  }
}
