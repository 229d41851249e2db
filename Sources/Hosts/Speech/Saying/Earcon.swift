/// A short sound that accompanies the words, for events for which words would take too long.
public nonisolated enum Earcon: String, CaseIterable, Hashable, Sendable {
  /// Another element has been reached.
  case moved
  /// Another element has been reached, and a press does something there.
  case movedToControl = "moved to control"
  /// A press has done something.
  case acted
  /// A switch is on now.
  case checked
  /// A switch is off now.
  case unchecked
  /// There is nothing to do, or nothing of the requested kind.
  case nothing
  /// The first or the last element, the smallest or the largest value has been reached.
  case edge
  /// Another page, or a dialog, is shown.
  case pageChanged = "page changed"
  /// A warning follows.
  case alert
  /// A character was typed that must not be spoken.
  case hiddenCharacter = "hidden character"
}
