/// The actions of an element for a person who does not touch it.
@MainActor package struct ElementHandlers {
  /// Adjusts the value by a number of steps; `nil` if it is not adjustable.
  var adjust: ((Int) -> Void)?
  /// Presses the element; `nil` if it cannot be pressed.
  var press: (() -> Void)?
  /// Dismisses the element, such as a dialog; `nil` if it cannot be dismissed.
  var escape: (() -> Void)?
  /// Further actions with names.
  var actions: [SemanticsElement.Action] = []
  /// Scrolls the element into sight.
  package var reveal: () -> Void = {}

  /// Removes the handlers that change a value or have an effect. The element can still be left and scrolled into sight.
  mutating func disable() {
    (adjust, press) = (nil, nil)
    actions = []
  }

  /// Marks the actions as private, but not those with the toolkit's own names.
  mutating func markActionsPrivate() {
    for index in actions.indices where !actions[index].isToolkitName { actions[index].isPrivate = true }
  }
}
