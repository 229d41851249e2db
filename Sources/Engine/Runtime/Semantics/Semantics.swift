/// The meaning of a layout node, and the actions on it without touching it.
package struct Semantics {
  package var role: SemanticRole
  package var label = ""
  package var value = ""
  /// Returns what the text of the value stands for, which stays the same when only the words differ, as in another
  /// language; `nil` if the value is known by its text alone. Called only while there is a listener.
  package var amount: (() -> (any Equatable)?)?
  /// Returns the words that are read if the value is empty, such as the extent of a chart's values; `nil` if there are
  /// none. Called only when the element is read, so that it costs no frame, and a change of these words is not
  /// announced.
  package var summary: (() -> String)?
  package var isEnabled = true
  /// The ends of the range, as they are read out.
  package var minimum = ""
  package var maximum = ""
  package var traits: AccessibilityTraits = []
  /// Moves an adjustable element by steps.
  package var adjust: ((Int) -> Void)?
  /// Presses the element.
  package var press: (() -> Void)?
  /// Leaves the element.
  package var escape: (() -> Void)?
  package var actions: [SemanticsElement.Action] = []

  package init(
    role: SemanticRole, label: String = "", value: String = "", amount: (() -> (any Equatable)?)? = nil,
    isEnabled: Bool = true,
    minimum: String = "", maximum: String = "", traits: AccessibilityTraits = [], adjust: ((Int) -> Void)? = nil,
    press: (() -> Void)? = nil, escape: (() -> Void)? = nil, actions: [SemanticsElement.Action] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.amount = amount
    self.isEnabled = isEnabled
    self.minimum = minimum
    self.maximum = maximum
    self.traits = traits
    self.adjust = adjust
    self.press = press
    self.escape = escape
    self.actions = actions
  }
}
