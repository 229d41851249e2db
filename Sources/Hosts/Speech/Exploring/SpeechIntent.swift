import Graphics

/// What a person who listens wants, whatever they want it with.
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
  /// To raise or lower a value; elsewhere to hear the next of what the rotor has chosen, or the one before.
  case more, less
  /// To raise or lower a value; elsewhere to hear the one before of what the rotor has chosen, or the next.
  case up, down
  /// To hear what lies a number of places further on, by what the rotor has chosen.
  case step(Int)
  /// To choose what ``more`` and ``less`` go by: another kind of the rotor.
  case turnRotor(Int)
  /// To scroll on by a page, or back.
  case pageOn, pageBack
  /// To have silence.
  case stop
  /// To hear the last words again.
  case sayAgain
  /// To hear the last words again, letter by letter.
  case spell
  /// To have everything said more slowly; after the slowest comes the fastest.
  case slower
  /// To hear everything from here on, or from the beginning.
  case readOn, readAll
  /// To hear how the panel is worked.
  case help
}
