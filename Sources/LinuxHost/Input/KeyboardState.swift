import CLinux
import Interface

/// Which keys are down, and what each meant when it went down: Shift let go first must not turn an `A` into an `a`.
nonisolated struct KeyboardState {
  private var down: [Int32: Key] = [:]
  private var modifierKeys: Set<Int32> = []

  private static let meanings: [Int32: KeyModifiers] = [
    KEY_LEFTSHIFT: .shift, KEY_RIGHTSHIFT: .shift, KEY_LEFTCTRL: .control, KEY_RIGHTCTRL: .control,
    KEY_LEFTALT: .option, KEY_RIGHTALT: .option,
  ]

  /// The modifiers held now; left and right are held apart.
  var modifiers: KeyModifiers { modifierKeys.reduce(into: []) { $0.formUnion(Self.meanings[$1] ?? []) } }

  /// What a key that goes down or up says; `nil` for modifiers and for keys that mean nothing here. `isKnob` is for
  /// keys of a device that is a knob: its confirming key is its button.
  mutating func note(_ code: Int32, isDown: Bool, isKnob: Bool) -> InputEvent.Kind? {
    if Self.meanings[code] != nil {
      if isDown { modifierKeys.insert(code) } else { modifierKeys.remove(code) }
      return nil
    }
    if let event = KeyMap.knobEvent(code, isDown: isDown) { return event }
    if isKnob, DeviceRole.presses.contains(code) { return .knobPressed(isDown: isDown) }
    guard let key = isDown ? KeyMap.key(code, modifiers: modifiers) : down[code] else { return nil }
    down[code] = isDown ? key : nil
    return .key(key, isDown: isDown, modifiers: modifiers)
  }
}
