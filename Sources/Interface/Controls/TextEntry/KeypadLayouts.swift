import Looks
import Runtime
import Values

/// The layouts of the keyboard that the user can choose from, and the chosen one.
struct KeypadLayouts: DynamicProperty {
  /// The names of the layouts that the panel offers; empty for those of its language.
  private let offered: [String]
  /// The user's choices, which last as long as the panel runs.
  private let state: KeypadState
  @Environment({ $0.keyboardCatalog }) private var catalog
  @Environment({ $0.localizer }) private var words

  init(_ offered: [String], _ state: KeypadState) { (self.offered, self.state) = (offered, state) }

  private var names: [String] {
    offered.isEmpty ? words.tag.map { KeyboardLetters.names(for: $0) } ?? [] : offered
  }

  /// The letters of the chosen layout.
  var letters: KeyboardLetters { state.letters(of: names, from: catalog) }
  /// Whether there is another layout to change to.
  var hasSeveral: Bool { state.count(of: names, from: catalog) > 1 }

  func chooseNext() { state.next(of: names, from: catalog) }

  /// Returns the composer of the characters of a layout; `nil` if each key types one.
  func composer(of letters: KeyboardLetters) -> KeyComposer? { state.composer(of: letters.name, from: catalog) }
}
