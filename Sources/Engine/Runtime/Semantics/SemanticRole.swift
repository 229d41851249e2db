/// The role of an accessibility element.
public nonisolated enum SemanticRole: String, Hashable, Sendable {
  /// A text to read.
  case text
  /// A control that acts when it is pressed.
  case button
  /// A control that is on or off.
  case toggle
  /// A control that changes a value in steps.
  case stepper
  /// A control whose value is changed along a track.
  case slider
  /// A control that offers choices.
  case picker
  /// One of the choices of a picker.
  case choice
  /// A display of a value that cannot be changed.
  case gauge
  /// A display of the progress of a task.
  case progress
  /// An image, which is read by its label.
  case image
  /// A text that a person can edit.
  case textField
  /// A message that must be answered first.
  case dialog
  /// A container of other elements.
  case group

  /// The traits that the role implies.
  package var traits: AccessibilityTraits {
    switch self {
    case .text: .isStaticText
    case .button: .isButton
    case .toggle: [.isToggle]
    case .image: .isImage
    case .dialog: .isModal
    case .stepper, .slider, .picker, .choice, .gauge, .progress, .textField, .group: []
    }
  }
}
