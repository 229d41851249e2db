/// The ways in which a person can work a panel, for tests that use one of them alone.
package nonisolated enum InputWay: CaseIterable, Sendable {
  /// A finger, a knob that turns and is pressed, or the keys of a keyboard.
  case touch, knob, keys
}
