import Graphics

/// The controls' contribution to the stage: the colours and words of what the stage itself draws and says, and the
/// values that follow from its size.
@MainActor package protocol StageAppearance {
  /// Returns the colour behind the application's views.
  func background(in environment: EnvironmentValues) -> RGBA
  /// Returns the colour of the focus ring.
  func focusRing(in environment: EnvironmentValues) -> RGBA
  /// Returns the colour of a divider.
  func divider(in environment: EnvironmentValues) -> RGBA
  /// Returns what is said of a value at an end of its range.
  func word(for end: RangeEnd, in environment: EnvironmentValues) -> String
  /// Returns how something that the stage itself shows moves; `nil` if it jumps.
  func animation(of movement: StageMovement, in environment: EnvironmentValues) -> Animation?
  /// Sets the values of the whole tree that follow from the size of the surface, in points.
  func adapt(_ environment: inout EnvironmentValues, to size: Size)
}

/// The movements of what a stage shows by itself.
package nonisolated enum StageMovement {
  /// The ring of the focus goes from one view to another.
  case focus
  /// A layer above the application's views appears.
  case appearance
  /// Such a layer vanishes.
  case disappearance
}
