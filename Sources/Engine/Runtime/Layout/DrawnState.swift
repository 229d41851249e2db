import Graphics

/// The state in which something was drawn last, if it was.
///
/// Its parts are separate, because each is compared in each frame, and copies of the whole would cost more than the
/// comparison.
package struct DrawnState {
  /// Whether it was drawn, so that the other parts say how.
  private(set) var isKnown = false
  /// The transform from points to pixels.
  var place = Transform.identity
  /// The area that might change, in pixels.
  private(set) var clip = Rect.zero
  /// The filter that was applied to all colours, if any.
  private(set) var filter: ColorFilter?

  /// The whole state; `nil` if it was not drawn.
  package var state: PaintState? {
    // A call of the accessors would copy the parts.
    @inline(__always) get { isKnown ? PaintState(transform: place, clip: clip, filter: filter) : nil }
    @inline(__always) set {
      isKnown = newValue != nil
      if let newValue { (place, clip, filter) = (newValue.transform, newValue.clip, newValue.filter) }
    }
  }

  /// Whether it was drawn at a place in a state of its parent.
  @inline(__always)
  func isSame(at place: Transform, in inherited: PaintState) -> Bool {
    isKnown && self.place == place && clip == inherited.clip && filter == inherited.filter
  }

  /// Moves what was drawn to another place.
  @inline(__always)
  mutating func move(to place: Transform, clip: Rect) { (self.place, self.clip) = (place, clip) }
}
