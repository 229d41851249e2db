import Runtime
import Values

/// The changes of a text that can be undone and done again.
///
/// Characters that are typed or deleted one after another are undone together, up to the end of a word.
nonisolated struct TextHistory {
  /// The kind of the latest change.
  private enum Kind { case typing, deleting, other }

  private var undone: [TextEdit] = []
  private var done: [TextEdit] = []
  /// The latest change and the text after it.
  private var latest: (kind: Kind, after: TextEdit)?

  /// Whether there is a change to undo.
  var canUndo: Bool { !done.isEmpty }
  /// Whether there is a change to do again.
  var canRedo: Bool { !undone.isEmpty }

  /// Notes a change of the text. The oldest one is forgotten beyond ``ControlsLimits/textChanges``.
  mutating func note(_ before: TextEdit, _ after: TextEdit) {
    if before.characters == after.characters { return }
    let kind = Self.kind(before, after)
    let continues = latest.map { $0.kind == kind && $0.after == before && kind != .other } ?? false
    if !continues || Self.endsWord(before, after, kind) {
      if done.count == ControlsLimits.textChanges { done.removeFirst() }
      done.append(before)
    }
    undone = []
    latest = (kind, after)
  }

  /// Undoes the latest change.
  mutating func undo(_ edit: inout TextEdit) {
    guard let before = done.popLast() else { return }
    undone.append(edit)
    (edit, latest) = (before, nil)
  }

  /// Does again what has been undone last.
  mutating func redo(_ edit: inout TextEdit) {
    guard let after = undone.popLast() else { return }
    done.append(edit)
    (edit, latest) = (after, nil)
  }

  /// Determines the kind of a change from the characters before the caret that differ.
  private static func kind(_ before: TextEdit, _ after: TextEdit) -> Kind {
    let (old, new) = (before.characters[..<before.caret], after.characters[..<after.caret])
    guard before.selection.isEmpty, before.characters[before.caret...] == after.characters[after.caret...] else {
      // A deletion after the caret.
      return before.selection.isEmpty && before.characters.count == after.characters.count + 1 ? .deleting : .other
    }
    let common = zip(old, new).prefix { $0 == $1 }.count
    let (removed, typed) = (old.dropFirst(common), new.dropFirst(common))
    if removed.count > 2 || typed.count > removed.count + 1 { return .other }
    // A deletion can remove only the last mark of a letter, and typing can change the syllable before the caret.
    return String(removed).unicodeScalars.starts(with: String(typed).unicodeScalars) ? .deleting : .typing
  }

  /// Whether a typed character begins a new word.
  private static func endsWord(_ before: TextEdit, _ after: TextEdit, _ kind: Kind) -> Bool {
    guard kind == .typing, before.caret > 0, after.caret > 0 else { return false }
    return after.characters[after.caret - 1].isWordPart && !before.characters[before.caret - 1].isWordPart
  }
}
