/// The input that a person holds down: fingers, keys and the button of the knob.
package struct HeldInput {
  private var contacts: Set<Int> = []
  private var keys: Set<Key> = []
  private var isKnobDown = false

  /// Creates the state in which nothing is held.
  package init() {}

  /// Whether nothing is held.
  package var isEmpty: Bool { contacts.isEmpty && keys.isEmpty && !isKnobDown }

  /// Notes an event of the host.
  package mutating func note(_ event: InputEvent.Kind) {
    switch event {
    case .contact(let id, let phase, _):
      switch phase {
      case .down: contacts.insert(id)
      case .moved: break
      case .up, .cancelled: contacts.remove(id)
      }
    case .key(let key, let isDown, _): if isDown { keys.insert(key) } else { keys.remove(key) }
    case .knobPressed(let isDown): isKnobDown = isDown
    case .cancelAll: self = HeldInput()
    case .knobTurned, .wheel, .hover, .viewerLeft: break
    }
  }
}
