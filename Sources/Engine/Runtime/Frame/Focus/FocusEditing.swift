/// The closures by which keys and the knob change the value of a control.
package struct FocusEditing {
  /// The number of parts that are edited in turn: two for a slider with two handles.
  package var parts = 1
  /// Whether the next value is below the present one, as in a list: Down then selects the next value.
  package var goesDown = false
  /// The number of stops that Page Up and Page Down move.
  package var largeStep = 10
  /// Changes a part by a number of stops. Returns whether the value has changed.
  package var adjust: (_ part: Int, _ stops: Int) -> Bool = { _, _ in false }
  /// Handles a key that types the value. Returns whether it was used. A control without this closure takes no keys that type.
  package var type: ((KeyPress) -> Bool)?
  /// Returns what has been typed as the next value; `nil` if nothing has.
  package var typed: () -> String? = { nil }
  /// Changes the value by fractions of a stop while the knob is turned and held down, and returns whether the value has
  /// changed. Without this closure, such a turn changes the value by ``largeStep`` stops.
  package var adjustFinely: ((_ detents: Int) -> Bool)?
  /// Called once the knob is at rest.
  package var onRest: (() -> Void)?
  /// Sets a part to an end of its range.
  package var moveToEnd: (_ part: Int, _ isMaximum: Bool) -> Void = { _, _ in }
  /// Called when editing begins, so that the control can keep the old value.
  package var begin: () -> Void = {}
  /// Restores the value from before editing.
  package var revert: () -> Void = {}

  /// The number of stops by which an arrow key, Page Up or Page Down changes the value.
  ///
  /// - Parameter isRightToLeft: whether larger values are on the left.
  func stops(for key: Key, isRightToLeft: Bool) -> Int {
    switch key {
    case .right: isRightToLeft ? -1 : 1
    case .left: isRightToLeft ? 1 : -1
    case .up: goesDown ? -1 : 1
    case .down: goesDown ? 1 : -1
    case .pageUp: goesDown ? -largeStep : largeStep
    default: goesDown ? largeStep : -largeStep
    }
  }

  /// Changes a part by detents of the knob, finely if it is turned and held down. Returns whether the value has changed.
  ///
  /// - Parameter factor: the number of stops per detent while the knob is not held down.
  func turn(_ part: Int, by detents: Int, isHeld: Bool, factor: Int) -> Bool {
    if isHeld, let adjustFinely { return adjustFinely(detents) }
    return adjust(part, detents * (isHeld ? largeStep : factor))
  }
}
