import Runtime

/// The state of a stepper while a person works it: the edits of its value, and the number that is typed.
struct StepperSession: DynamicProperty {
  @State private(set) var edits = ValueEdits()
  /// The number that is being typed; `nil` if none is.
  @State private(set) var entry: NumberEntry?
  @Environment({ $0.stage }) private var stage

  /// Opens the keypad for a tap on the value.
  ///
  /// - Parameter fresh: Returns a new entry; `nil` for a value that cannot be typed.
  func openKeypad(at place: LayoutNode, _ fresh: @autoclosure () -> NumberEntry?) {
    guard let entry = entry ?? fresh() else { return }
    // Between the touch and its end, a key can have moved the focus. The keypad closes when the focus leaves the stepper.
    stage?.focus.touched(place.ancestry)
    begin(entry)
    entry.openKeypad(at: place)
  }

  /// Hands a key to the number that is being typed. A digit, a sign or a decimal mark begins one.
  ///
  /// - Parameter fresh: Returns a new entry; `nil` for a value that cannot be typed.
  /// - Returns: Whether the key was used.
  func type(_ press: KeyPress, _ fresh: @autoclosure () -> NumberEntry?) -> Bool {
    if let entry { return entry.type(press) }
    guard press.key.isText, press.key != .space, let entry = fresh(), entry.type(press), entry.text != nil else {
      return false
    }
    begin(entry)
    return true
  }

  private func begin(_ entry: NumberEntry) {
    if entry === self.entry { return }
    entry.stage = stage
    // Whatever else changes the value ends the typing.
    edits.began = { [weak entry] in entry?.close() }
    entry.ended = {
      edits.began = nil
      self.entry = nil
    }
    self.entry = entry
    // The first key was typed before the entry had its stage.
    if entry.text != nil { entry.noteTyping(isNew: true) }
  }
}
