/// Decides what is private about an element: the one rule for speech and for other programs.
extension SemanticsElement {
  /// Whether the label is private: it is the content of a private element, and not the name of its value.
  package var isLabelPrivate: Bool { isPrivate && (privacy.isLabelContent || role.isLabelContent) }

  /// Whether the element, or an element that its words are read from, is private.
  package var holdsPrivate: Bool { isPrivate || (adjust == nil && children.contains(where: \.holdsPrivate)) }

  /// Marks the element, its actions and the elements inside as private, except for the toolkit's own names of actions
  /// and keys.
  package mutating func markPrivate() {
    privacy.mark()
    handlers.markActionsPrivate()
    for index in children.indices { children[index].markPrivate() }
  }

  /// Changes the element by words that were read from other elements. If one of these is private, the words that the
  /// change has written are private, too.
  package mutating func apply(_ words: ReadWords, _ change: (inout SemanticsElement, String) -> Void) {
    let (label, hint, count) = (label, hint, actions.count)
    change(&self, words.text)
    guard words.isPrivate else { return }
    for index in actions.indices.dropFirst(count) { actions[index].isPrivate = true }
    // The name of an action says nothing of the rest.
    if actions.count > count { return }
    isPrivate = true
    if self.label != label { privacy.isLabelContent = true }
    if self.hint != hint { privacy.isHintContent = true }
  }
}

extension SemanticRole {
  /// Whether the label of an element is its content, and not the name of a value.
  fileprivate var isLabelContent: Bool {
    switch self {
    case .text, .image, .group, .button, .choice: true
    case .toggle, .stepper, .slider, .picker, .gauge, .progress, .textField, .dialog: false
    }
  }
}

/// Words collected from elements, for example from a label that is a view and not a text.
@MainActor package struct ReadWords {
  /// The words; empty if there are none.
  package var text = ""
  /// Whether any of the elements is private.
  package var isPrivate = false

  /// Reads the words of elements.
  package init(_ elements: [SemanticsElement] = []) {
    text = elements.flatMap(\.words).joined(separator: ", ")
    isPrivate = elements.contains(where: \.holdsPrivate)
  }
}
