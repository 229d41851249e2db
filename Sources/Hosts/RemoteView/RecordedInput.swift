import Runtime

/// Decides which events are recorded: what is secret is left out as a whole, and so is the rest of what began there. The end of
/// what the record has begun is in it, wherever that ends: otherwise a key would be held for ever.
struct RecordedInput {
  /// What begins with one event and ends with another.
  private enum Beginning: Hashable {
    case contact(Int)
    case key(Key)
    case knob
  }

  /// What is held, and has its beginning in the record.
  private var open: Set<Beginning> = []

  /// Whether an event belongs into the record.
  mutating func takes(_ event: InputEvent.Kind, isSecret: Bool) -> Bool {
    switch event {
    case .contact(let id, .down, _): return begin(.contact(id), isSecret)
    case .contact(let id, .moved, _): return open.contains(.contact(id))
    case .contact(let id, _, _): return open.remove(.contact(id)) != nil
    case .key(let key, isDown: true, _): return begin(.key(key), isSecret)
    case .key(let key, isDown: false, _): return open.remove(.key(key)) != nil
    case .knobPressed(isDown: true): return begin(.knob, isSecret)
    case .knobPressed(isDown: false): return open.remove(.knob) != nil
    case .cancelAll:
      open = []
      return true
    case .wheel, .hover, .knobTurned: return !isSecret
    }
  }

  private mutating func begin(_ beginning: Beginning, _ isSecret: Bool) -> Bool {
    if !isSecret { open.insert(beginning) }
    return !isSecret
  }
}
