import Graphics
import Runtime

/// An event of input as a line of a script, such as `finger 1 down 400 240`, `key down Tab` or `turn 3`, and back.
///
/// A recording is made of such lines, and a script may have them beside its others. Places are in points.
public enum InputStep {
  /// The keys that have names.
  public static let keys: [String: Key] = [
    "Tab": .tab, "Enter": .enter, "Space": .space, "Escape": .escape, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "PageUp": .pageUp, "PageDown": .pageDown, "Home": .home, "End": .end, "Backspace": .backspace,
    "Delete": .delete,
  ]
  private static let phases: [(name: String, phase: ContactPhase)] = [
    ("down", .down), ("move", .moved), ("up", .up), ("cancel", .cancelled),
  ]
  private static let modifiers: [(name: String, modifier: KeyModifiers)] = [
    ("shift", .shift), ("control", .control), ("option", .option),
  ]

  /// A key by its name: `F1` to `F24`, or one of ``keys``.
  public static func key(_ name: String) -> Key? {
    if let key = keys[name] { return key }
    guard name.first == "F", let number = Int(name.dropFirst()), (1...24).contains(number) else { return nil }
    return .function(number)
  }

  // MARK: To text

  /// The line of an event; `nil` for a pointer that moves without a pressed button, which works nothing, and for a viewer
  /// that has left.
  public static func text(of kind: InputEvent.Kind) -> String? {
    switch kind {
    case .contact(let id, let phase, let place):
      "finger \(id) \(phases.first { $0.phase == phase }?.name ?? "cancel") \(text(place.x)) \(text(place.y))"
    case .key(let key, let isDown, let held):
      (["key", isDown ? "down" : "up", text(of: key)] + modifiers.filter { held.contains($0.modifier) }.map(\.name))
        .joined(separator: " ")
    case .wheel(let distance, let place):
      "scroll \(text(distance.width)) \(text(distance.height)) \(text(place.x)) \(text(place.y))"
    case .hover, .viewerLeft: nil
    case .knobTurned(let detents): "turn \(detents)"
    case .knobPressed(let isDown): "knob \(isDown ? "down" : "up")"
    case .cancelAll: "cancel"
    }
  }

  /// A hundredth of a point is finer than any screen.
  private static func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  private static func text(of key: Key) -> String {
    switch key {
    case .function(let number): "F\(number)"
    // A word of a shell: in quotes, which are themselves outside of them.
    case .character(let character): character == "'" ? "\"'\"" : "'\(character)'"
    default: keys.first { $0.value == key }?.key ?? "Escape"
    }
  }

  // MARK: From text

  /// The event of a line that has been split into words; `nil` if it is no such line.
  public static func kind(_ words: [String]) -> InputEvent.Kind? {
    let rest = Array(words.dropFirst())
    switch (words.first, rest.count) {
    case ("finger", 4):
      guard let id = Int(rest[0]), let phase = phases.first(where: { $0.name == rest[1] })?.phase,
        let place = point(rest[2], rest[3])
      else { return nil }
      return .contact(id: id, phase: phase, at: place)
    case ("key", 2...):
      guard rest[0] == "down" || rest[0] == "up", let key = key(rest[1]) ?? character(rest[1]) else { return nil }
      var held: KeyModifiers = []
      for name in rest.dropFirst(2) {
        guard let modifier = modifiers.first(where: { $0.name == name })?.modifier else { return nil }
        held.insert(modifier)
      }
      return .key(key, isDown: rest[0] == "down", modifiers: held)
    case ("scroll", 4):
      guard let distance = point(rest[0], rest[1]), let place = point(rest[2], rest[3]) else { return nil }
      return .wheel(by: Size(width: distance.x, height: distance.y), at: place)
    case ("knob", 1) where rest[0] == "down" || rest[0] == "up": return .knobPressed(isDown: rest[0] == "down")
    case ("cancel", 0): return .cancelAll
    default: return nil
    }
  }

  private static func character(_ text: String) -> Key? {
    text.count == 1 ? text.first.map(Key.character) : nil
  }

  /// A place that makes sense on a screen.
  private static func point(_ x: String, _ y: String) -> Point? {
    guard let x = Double(x), let y = Double(y), abs(x) <= 100_000, abs(y) <= 100_000 else { return nil }
    return Point(x: x, y: y)
  }
}
