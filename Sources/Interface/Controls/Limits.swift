/// The limits of what controls keep, and of what people type into them.
enum ControlsLimits {
  /// The greatest number of characters in a text field; further input is rejected.
  nonisolated static let textLength = 4_096
  /// The number of changes of a text that can be undone; the oldest are forgotten.
  nonisolated static let textChanges = 100
  /// The number of times that one declaration of a tweak may change its default value or its range.
  static let tweakChanges = 100
}
