/// An announcement with its parts, for speech, which may have said some of them already.
package struct PanelAnnouncement: Equatable {
  /// The label of the control whose value has changed; empty for a message.
  package var label: String
  /// The value, or the message.
  package var text: String
  /// The end of the range that the value has reached, in words.
  package var end: String?
  /// The control whose value has changed; `nil` for a message.
  package var source: ObjectIdentifier?
  /// Whether the message is said at once, whatever is being said.
  package var isUrgent = false
  /// Whether the value is for the person at the panel alone.
  package var isPrivate = false

  /// Returns the text to speak.
  ///
  /// - Parameter saysLabel: whether the label is said before the value.
  package func spoken(sayingLabel saysLabel: Bool) -> String {
    let value = !saysLabel || label.isEmpty ? [text] : label.says(text) ? [label] : [label, text]
    return (value + [end].compactMap { $0 }).joined(separator: ", ")
  }
}
