import CLinux
import Keyboards
import Runtime

/// The keys that are down, each with its meaning at the time of the press: releasing Shift first must not turn an `A`
/// into an `a`.
nonisolated struct KeyboardState {
  /// A key of a device; two keyboards may hold the same key.
  private struct Place: Hashable {
    var code: Int32
    var device: String
  }

  private var down: [Place: Key] = [:]
  private var modifierKeys: Set<Place> = []
  /// All keys that the layout counts as down: one of them may be a modifier there, such as Caps Lock.
  private var noted: Set<Place> = []
  private let layout: KeyboardLayout?
  /// The virtual terminal that Ctrl-Alt-F1 to F12 asked for.
  private(set) var wantedConsole: Int?

  /// Creates the state of a keyboard on which no key is down.
  ///
  /// - Parameter layout: The layout that decides the characters; `nil` for that of a US keyboard.
  init(layout: KeyboardLayout? = nil) { self.layout = layout }

  private static let meanings: [Int32: KeyModifiers] = [
    KEY_LEFTSHIFT: .shift, KEY_RIGHTSHIFT: .shift, KEY_LEFTCTRL: .control, KEY_RIGHTCTRL: .control,
    KEY_LEFTALT: .option, KEY_RIGHTALT: .option,
  ]

  /// The modifiers held now. Left and right keys are tracked separately.
  var modifiers: KeyModifiers {
    modifierKeys.reduce(into: []) { if !isLevelKey($1.code) { $0.formUnion(Self.meanings[$1.code] ?? []) } }
  }

  /// Whether a device holds a key down.
  func isHeld(by device: String) -> Bool { down.keys.contains { $0.device == device } }

  /// Whether any key is down.
  var holdsAnything: Bool { !down.isEmpty }

  /// Records a key press or release, and returns its event. Returns `nil` for modifiers and for keys that the panel
  /// does not use.
  ///
  /// - Parameter isKnob: Whether the device is a knob, whose Enter key counts as its button.
  mutating func handle(_ code: Int32, isDown: Bool, isKnob: Bool, device: String = "") -> InputEvent.Kind? {
    let place = Place(code: code, device: device)
    defer { note(place, isDown: isDown) }
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

  /// Returns the virtual terminal asked for since the last call, if any.
  mutating func takeWantedConsole() -> Int? {
    defer { wantedConsole = nil }
    return wantedConsole
  }

  /// Tells the layout of a key press or release.
  private mutating func note(_ place: Place, isDown: Bool) {
    if isDown { noted.insert(place) } else { noted.remove(place) }
    layout?.note(place.code, isDown: isDown)
  }

  /// Drops the keys that a removed device held. The layout would keep counting them, and the same key of another keyboard
  /// would not end what it has begun.
  mutating func forget(_ device: String) {
    for place in noted where place.device == device { note(place, isDown: false) }
    down = down.filter { $0.key.device != device }
    modifierKeys = modifierKeys.filter { $0.device != device }
  }

  private func key(_ code: Int32) -> Key? {
    let plain = KeyMap.key(code, modifiers: modifiers)
    guard let layout else { return plain }
    return TypedText.key(plain) { layout.typed(code) }
  }

  private func isLevelKey(_ code: Int32) -> Bool { code == KEY_RIGHTALT && layout?.choosesLevel(code) == true }

  private func console(for code: Int32) -> Int? {
    guard modifiers.isSuperset(of: [.control, .option]) else { return nil }
    if (KEY_F1...KEY_F10).contains(code) { return Int(code - KEY_F1) + 1 }
    return code == KEY_F11 || code == KEY_F12 ? Int(code - KEY_F11) + 11 : nil
  }
}
