import Graphics

/// A command of the listener, independent of the input device.
package nonisolated enum SpeechIntent: Hashable, Sendable {
  /// To hear what is at a place, in points.
  case explore(Point)
  /// To hear the next element, or the one before.
  case next, previous
  /// To hear the next control, or the one before.
  case nextControl, previousControl
  /// To hear the first element, or the last.
  case first, last
  /// To use the element.
  case activate
  /// To hear the actions of the element.
  case actions
  /// To leave a dialog, a field or a page.
  case leave
  /// The finger that explored has been lifted.
  case lift
  /// To raise or lower a value; on other elements, to hear the next or the previous item of the rotor.
  case more, less
  /// To raise or lower a value; on other elements, to hear the previous or the next item of the rotor.
  case up, down
  /// To move by a number of items of the rotor.
  case step(Int)
  /// To choose another kind of the rotor, for ``more`` and ``less``.
  case turnRotor(Int)
  /// To scroll on by a page, or back.
  case pageOn, pageBack
  /// To have silence.
  case stop
  /// To hear the last words again.
  case sayAgain
  /// To hear the last words again, letter by letter.
  case spell
  /// To slow speech down; after the slowest speed comes the fastest.
  case slower
  /// To hear everything from here, or from the beginning.
  case readOn, readAll
  /// To hear how to use the panel.
  case help
}
