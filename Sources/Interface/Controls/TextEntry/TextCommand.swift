import Looks
import Localization
import Runtime
import Values

/// A command of the editing keys, such as Copy or Undo.
package nonisolated enum TextCommand: String, Hashable, CaseIterable {
  case selectAll, cut, copy, paste, undo, redo, left, right, selectLeft, selectRight, reveal

  /// The accessibility label of the key.
  var name: LocalizedStringKey {
    switch self {
    case .selectAll: "Select all"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .undo: "Undo"
    case .redo: "Redo"
    case .left: "Left"
    case .right: "Right"
    case .selectLeft: "Select left"
    case .selectRight: "Select right"
    case .reveal: "Show or hide"
    }
  }

  /// The text on the key.
  func face(in words: Localizer) -> String {
    switch self {
    case .selectAll: words("All")
    case .left: "←"
    case .right: "→"
    case .reveal: words("Show")
    case .selectLeft: "⇤"
    case .selectRight: "⇥"
    default: words(name)
    }
  }

  /// The symbol on a small key; `nil` if ``face(in:)`` is short in every language.
  var symbol: String? {
    switch self {
    case .cut: "scissors"
    case .copy: "doc.on.doc"
    case .paste: "clipboard"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .reveal: "eye"
    case .selectAll, .left, .right, .selectLeft, .selectRight: nil
    }
  }

  /// The command of a key that is pressed together with Control; `nil` for none.
  package init?(_ press: KeyPress) {
    guard press.modifiers.contains(.control), press.modifiers.isDisjoint(with: [.option, .command]) else { return nil }
    switch press.key.character.lowercased() {
    case "a": self = .selectAll
    case "x": self = .cut
    case "c": self = .copy
    case "v": self = .paste
    case "z": self = press.modifiers.contains(.shift) ? .redo : .undo
    case "y": self = .redo
    default: return nil
    }
  }
}

/// Why a text is not pasted.
nonisolated enum PasteRefusal: Error {
  case empty, tooLong, control, digits

  /// The reason that is shown and announced.
  var reason: LocalizedStringKey {
    switch self {
    case .empty: "Nothing has been copied"
    case .tooLong: "Too long to paste"
    case .control: "Not pasted: it has invisible control characters"
    case .digits: "Not pasted: only digits fit here"
    }
  }

  /// Returns why a text cannot be pasted into a field; `nil` if it can.
  ///
  /// - Parameters:
  ///   - edit: the text of the field.
  ///   - keypad: the keypad of the field, which determines the characters that it takes.
  static func of(_ text: String, into edit: TextEdit, _ keypad: Keypad) -> PasteRefusal? {
    if text.isEmpty { return .empty }
    if text.count > ControlsLimits.textLength - edit.characters.count + edit.selection.count { return .tooLong }
    if text.unicodeScalars.contains(where: { isHidden($0, hasLines: edit.hasLines) }) { return .control }
    let extra: String? =
      switch keypad {
      case .number, .pin: ""
      case .decimal: ".,'-− \u{a0}\u{202f}"
      case .phone: "+*#()-/ "
      default: nil
      }
    guard let extra else { return nil }
    return text.allSatisfy { $0.isWholeNumber || extra.contains($0) } ? nil : .digits
  }

  /// Whether a scalar changes the text invisibly: a control code, or an override of the text direction.
  private static func isHidden(_ scalar: Unicode.Scalar, hasLines: Bool) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: !hasLines
    case 0x09: false
    case 0x200E, 0x200F, 0xFEFF: true
    default: scalar.isBarredFromLines
    }
  }
}
