import CLinux
import Controls
import Runtime

/// Which keys are down, and what each meant when it went down: Shift let go first must not turn an `A` into an `a`.
nonisolated struct KeyboardState {
  /// A key of a device: two keyboards may hold the same one.
  private struct Place: Hashable {
    var code: Int32
    var device: String
  }

  private var down: [Place: Key] = [:]
  private var modifierKeys: Set<Place> = []
  private let layout: KeyboardLayout?
  /// The number of the console that Ctrl-Alt-F1 to F12 ask for.
  private(set) var wantedConsole: Int?

  /// A keyboard whose keys type what a layout says; without one, what they type in the United States.
  init(layout: KeyboardLayout? = nil) { self.layout = layout }

  private static let meanings: [Int32: KeyModifiers] = [
    KEY_LEFTSHIFT: .shift, KEY_RIGHTSHIFT: .shift, KEY_LEFTCTRL: .control, KEY_RIGHTCTRL: .control,
    KEY_LEFTALT: .option, KEY_RIGHTALT: .option,
  ]

  /// The modifiers held now; left and right are held apart.
  var modifiers: KeyModifiers {
    modifierKeys.reduce(into: []) { if !isLevelKey($1.code) { $0.formUnion(Self.meanings[$1.code] ?? []) } }
  }

  /// Whether a device's key is down.
  func isHeld(by device: String) -> Bool { down.keys.contains { $0.device == device } }

  /// Whether any key is down.
  var holdsAnything: Bool { !down.isEmpty }

  /// What a key that goes down or up says; `nil` for modifiers and for keys that mean nothing here. `isKnob` is for
  /// keys of a device that is a knob: its confirming key is its button.
  mutating func note(_ code: Int32, isDown: Bool, isKnob: Bool, device: String = "") -> InputEvent.Kind? {
    let place = Place(code: code, device: device)
    defer { layout?.note(code, isDown: isDown) }
    if Self.meanings[code] != nil {
      if isDown { modifierKeys.insert(place) } else { modifierKeys.remove(place) }
      return nil
    }
    if isDown, let console = console(for: code) {
      wantedConsole = console
      return nil
    }
    if let event = KeyMap.knobEvent(code, isDown: isDown) { return event }
    if isKnob, DeviceRole.presses.contains(code) { return .knobPressed(isDown: isDown) }
    guard let key = isDown ? key(code) : down[place] else { return nil }
    down[place] = isDown ? key : nil
    return .key(key, isDown: isDown, modifiers: modifiers)
  }

  /// The console asked for since the last call.
  mutating func takeWantedConsole() -> Int? {
    defer { wantedConsole = nil }
    return wantedConsole
  }

  /// Forgets what a device holds down: it is gone.
  mutating func forget(_ device: String) {
    for place in modifierKeys where place.device == device { layout?.note(place.code, isDown: false) }
    down = down.filter { $0.key.device != device }
    modifierKeys = modifierKeys.filter { $0.device != device }
  }

  private func key(_ code: Int32) -> Key? {
    let plain = KeyMap.key(code, modifiers: modifiers)
    // Keys with a name keep it in every layout.
    guard let layout, case .character? = plain ?? .character(" "), let character = layout.character(code) else {
      return plain
    }
    return .character(character)
  }

  private func isLevelKey(_ code: Int32) -> Bool { code == KEY_RIGHTALT && layout?.choosesLevel(code) == true }

  private func console(for code: Int32) -> Int? {
    guard modifiers.isSuperset(of: [.control, .option]) else { return nil }
    if (KEY_F1...KEY_F10).contains(code) { return Int(code - KEY_F1) + 1 }
    return code == KEY_F11 || code == KEY_F12 ? Int(code - KEY_F11) + 11 : nil
  }
}
