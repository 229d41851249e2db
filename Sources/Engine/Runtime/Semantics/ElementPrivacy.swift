/// The parts of an element that are private, with the reasons.
package struct ElementPrivacy {
  /// Whether the content of the element is private.
  var isPrivate = false
  /// Whether the label or the hint counts as content, which is private if the element is: it was read from a private
  /// view.
  package var isLabelContent = false, isHintContent = false
  /// Whether the element is a key whose name is a word of the toolkit, such as “Delete”, and which has no value.
  package var hasToolkitName = false
  /// Whether the element is a key that types characters.
  package var typesCharacters = false

  /// Marks the content as private, but not the toolkit's own name of a key.
  mutating func mark() { if !hasToolkitName { isPrivate = true } }

  /// Marks the content and the label, which is read from a private view, as private.
  package mutating func markWithLabel() { (isPrivate, isLabelContent) = (true, true) }
}
