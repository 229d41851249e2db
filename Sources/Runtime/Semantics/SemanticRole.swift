/// What a view is for, to somebody who cannot see it.
public nonisolated enum SemanticRole: String, Hashable, Sendable {
  /// Text to read.
  case text
  /// Acts when pressed.
  case button
  /// Is on or off.
  case toggle
  /// Goes up and down in steps.
  case stepper
  /// Is moved along a track.
  case slider
  /// Offers several things of which one is chosen.
  case picker
  /// One of the things that are offered.
  case choice
  /// Shows a value that cannot be changed here.
  case gauge
  /// Shows how far something has come.
  case progress
  /// A picture.
  case image
  /// Text that can be changed.
  case textField
  /// Something that must be answered before anything else.
  case dialog
  /// Holds other elements.
  case group

  /// The traits that come with the role.
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
