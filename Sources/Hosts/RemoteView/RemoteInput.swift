import Graphics
import Keyboards
import LinuxHost
import Runtime

// The numbers of buttons and keys are those of RFC 6143, 7.5.4 and 7.5.5.

/// Turns the pointer and the keys of a viewer into the panel's own input: the left button is a finger, the wheel a
/// knob, and the middle button the knob's button.
struct RemoteInput {
  /// The bits of the buttons in a message of RFB.
  private enum Button {
    static let left = UInt8(1), middle = UInt8(2), right = UInt8(4), wheelUp = UInt8(8), wheelDown = UInt8(16)
  }

  /// The greatest number of keys that are down at once. If a viewer presses more without a release, by mistake or on
  /// purpose, all keys before are released.
  static let mostKeys = 32

  /// The number of the finger, which no device of the machine and no other viewer has.
  let contact: Int
  /// The buttons that are down.
  private var buttons: UInt8 = 0
  /// The last position of the pointer, in pixels.
  private var place = Point(x: 0, y: 0)
  /// Whether there has been input since the viewer came, or was last said to have left.
  private var isUsed = false
  /// The position at which the last message pressed the right button, with which a developer inspects a view; `nil` for
  /// none.
  private(set) var inspected: Point?
  private var modifiers: KeyModifiers = []
  /// The buttons that are still down although their press was ended. They have no effect until they are released.
  private var spent: UInt8 = 0
  /// The keys that are down, by their symbols, so that they can be released when the viewer leaves. A key that
  /// completes a sequence stands for another key than its symbol.
  private var keysDown: [UInt32: Key] = [:]
  /// The composition of symbols; `nil` until a dead key or the Compose key is pressed.
  private var sequence: SymbolSequence?

  /// Whether a button or a key is down that the panel acts on.
  var holdsAnything: Bool { buttons & (Button.left | Button.middle) != 0 || !keysDown.isEmpty }

  /// - Parameter contact: The number of the finger.
  init(contact: Int) { self.contact = contact }

  /// The events of a message about the pointer. Places outside the picture are moved to its edge.
  ///
  /// - Parameter size: The size of the picture, in pixels.
  mutating func pointer(_ reported: UInt8, x: Int, y: Int, in size: Size) -> [InputEvent.Kind] {
    let before = buttons
    spent &= reported
    let pressed = reported & ~spent
    buttons = pressed
    let point = Point(
      x: min(max(0, Double(x)), max(0, size.width - 1)), y: min(max(0, Double(y)), max(0, size.height - 1)))
    defer { place = point }
    var events: [InputEvent.Kind] = []
    switch (before & Button.left != 0, pressed & Button.left != 0) {
    case (false, true): events.append(.contact(id: contact, phase: .down, at: point))
    case (true, true): if point != place { events.append(.contact(id: contact, phase: .moved, at: point)) }
    case (true, false): events.append(.contact(id: contact, phase: .up, at: point))
    case (false, false): break
    }
    let risen = pressed & ~before
    inspected = risen & Button.right == 0 ? nil : point
    if risen & Button.wheelUp != 0 { events.append(.knobTurned(detents: 1)) }
    if risen & Button.wheelDown != 0 { events.append(.knobTurned(detents: -1)) }
    if (before ^ pressed) & Button.middle != 0 { events.append(.knobPressed(isDown: pressed & Button.middle != 0)) }
    if !events.isEmpty { isUsed = true }
    return events
  }

  /// The events of a message about a key; none for a key that the panel does not use.
  mutating func key(_ symbol: UInt32, isDown: Bool) -> [InputEvent.Kind] {
    if let modifier = Self.modifiers[symbol] {
      if isDown { modifiers.insert(modifier) } else { modifiers.remove(modifier) }
      return []
    }
    guard let key = isDown ? pressed(symbol) : keysDown[symbol] ?? Self.key(symbol) else { return [] }
    let isFull = isDown && keysDown[symbol] == nil && keysDown.count >= Self.mostKeys
    let events = isFull ? letGoKeys() : []
    keysDown[symbol] = isDown ? key : nil
    isUsed = true
    let held = symbol == 0xFE20 ? modifiers.union(.shift) : modifiers
    return events + [.key(key, isDown: isDown, modifiers: held)]
  }

  /// The events by which all keys are let go.
  private mutating func letGoKeys() -> [InputEvent.Kind] {
    defer { keysDown = [:] }
    return keysDown.sorted { $0.key < $1.key }.map { .key($0.value, isDown: false, modifiers: []) }
  }

  /// The key of a symbol that goes down; `nil` for a part of a character, and for one that the panel does not use.
  private mutating func pressed(_ symbol: UInt32) -> Key? {
    // A key that a viewer repeats is still the same key.
    if let key = keysDown[symbol] { return key }
    if sequence == nil, SymbolSequence.begins(with: symbol) { sequence = SymbolSequence() }
    let plain = Self.key(symbol)
    guard let sequence else { return plain }
    return TypedText.key(plain) { sequence.typed(symbol) }
  }

  /// Returns the events that release everything and drop what is half typed, after the viewer has left or has been silent
  /// for too long.
  mutating func leave() -> [InputEvent.Kind] {
    var events: [InputEvent.Kind] = []
    if buttons & Button.left != 0 { events.append(.contact(id: contact, phase: .cancelled, at: place)) }
    if buttons & Button.middle != 0 { events.append(.knobPressed(isDown: false)) }
    events += letGoKeys()
    spent |= buttons
    if isUsed { events.append(.viewerLeft) }
    (buttons, modifiers, isUsed) = (0, [], false)
    return events
  }

  /// The modifiers by their numbers in `keysymdef.h` of X11.
  private static let modifiers: [UInt32: KeyModifiers] = [
    0xFFE1: .shift, 0xFFE2: .shift, 0xFFE3: .control, 0xFFE4: .control, 0xFFE9: .option, 0xFFEA: .option,
  ]

  /// The keys with their own meaning by their numbers in `keysymdef.h` of X11; 0xFE20 is Tab with Shift.
  private static let named: [UInt32: Key] = [
    0xFF09: .tab, 0xFE20: .tab, 0xFF0D: .enter, 0xFF8D: .enter, 0x20: .space, 0xFF1B: .escape, 0xFF52: .up,
    0xFF54: .down, 0xFF51: .left, 0xFF53: .right, 0xFF55: .pageUp, 0xFF56: .pageDown, 0xFF50: .home, 0xFF57: .end,
    0xFF08: .backspace, 0xFFFF: .delete,
  ]

  /// The key of a symbol; `nil` for one that the panel does not use.
  private static func key(_ symbol: UInt32) -> Key? {
    if let key = named[symbol] { return key }
    if (0xFFBE...0xFFC9).contains(symbol) { return .function(Int(symbol - 0xFFBE) + 1) }
    return KeyboardSymbol.character(of: symbol).map(Key.character)
  }
}
