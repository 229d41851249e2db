import Runtime

/// Decides which events are recorded. A touch or press that begins on a secret view is left out to its end. An action
/// whose beginning is recorded is recorded to its end, wherever that is: otherwise a key would be held for ever.
struct RecordedInput {
  /// An action that begins with one event and ends with another.
  private enum Beginning: Hashable {
    case contact(Int)
    case key(Key)
    case knob
  }

  /// The actions that are in progress and whose beginning is recorded.
  private var open: Set<Beginning> = []

  /// Returns whether an event is recorded.
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
    case .wheel, .hover, .knobTurned, .viewerLeft: return !isSecret
    }
  }

  private mutating func begin(_ beginning: Beginning, _ isSecret: Bool) -> Bool {
    if !isSecret { open.insert(beginning) }
    return !isSecret
  }
}
