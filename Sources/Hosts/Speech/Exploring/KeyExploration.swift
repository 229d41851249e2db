import Runtime

/// Turns keys into commands of the listener.
///
/// F17 to F24 are the keys of EZ Access keypads and of keypads that send the same: help, up, down, action, back, next,
/// and the double arrows. F14 to F16 are silence, repetition and speed. On a keyboard the arrows go from element to
/// element and change values.
package nonisolated enum KeyExploration {
  /// The command of a key; `nil` for keys that go to the panel.
  ///
  /// - Parameters:
  ///   - isTyping: whether keys type into a field, which uses the arrows for its caret.
  ///   - isSpeaking: whether something is being said; the help key then ends it.
  package static func intent(
    of key: Key, _ modifiers: KeyModifiers, isTyping: Bool, isRightToLeft: Bool, isSpeaking: Bool
  ) -> SpeechIntent? {
    if case .function(let number) = key { return intent(ofFunction: number, isSpeaking: isSpeaking) }
    if key == .tab { return modifiers.contains(.shift) ? .previousControl : .nextControl }
    if key == .escape { return .leave }
    if isTyping || !modifiers.isEmpty { return nil }
    switch key {
    case .right: return isRightToLeft ? .previous : .next
    case .left: return isRightToLeft ? .next : .previous
    case .up: return .up
    case .down: return .down
    case .enter, .space: return .activate
    case .pageDown: return .pageOn
    case .pageUp: return .pageBack
    case .home: return .first
    case .end: return .last
    default: return nil
    }
  }

  private static func intent(ofFunction number: Int, isSpeaking: Bool) -> SpeechIntent? {
    switch number {
    case 14: .stop
    case 15: .sayAgain
    case 16: .slower
    case 17: isSpeaking ? .stop : .help
    case 18: .previous
    case 19: .next
    case 20: .activate
    case 21: .leave
    case 22: .turnRotor(1)
    case 23: .less
    case 24: .more
    default: nil
    }
  }
}
