/// The passes of a frame, in their order; each keeps its state.
package struct FramePasses {
  /// Changes of observable objects, which may come from any thread and wait for the next update.
  nonisolated let invalidations = InvalidationQueue()
  /// Evaluates what has changed.
  package let update = UpdatePass()
  /// Measures and places it.
  package let layout: LayoutPass
  package let paint = PaintPass()

  /// The passes of a stage with a number of pixels in a point.
  init(scale: Double) { layout = LayoutPass(scale: scale) }

  /// Whether any pass has something to do, or the damage has not been drawn.
  var areNeeded: Bool {
    update.isNeeded || !invalidations.isEmpty || layout.isNeeded || paint.isNeeded || !paint.damage.isEmpty
  }
}
