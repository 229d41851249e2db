/// The limits of this module in one place: nothing here grows with time or with what a view requests.
package enum RuntimeLimits {
  /// The greatest depth of the view tree. Deeper views are not shown, and this is reported.
  package static let depth = 1_000
  /// The greatest number of views of one `ForEach` outside lists and lazy stacks. Further views are not shown, and this
  /// is reported.
  package static let elements = 10_000
  /// The number of times that nodes may invalidate each other within one frame before the loop is stopped and reported.
  package static let rounds = 100
  /// The number of reports that are remembered so that none is made twice, and of reports that wait for a listener.
  package static let reports = 256
  /// The greatest number of columns that a cell of a grid may span.
  package static let spannedColumns = 100
  /// The number of simultaneous contacts; further fingers are ignored.
  package static let contacts = 16
  /// The number of sizes and alignment guides that a layout node caches from one layout pass to the next, one for each
  /// proposal.
  package static let rememberedSizes = 12
  /// The number of sizes and alignment guides that a layout node caches within a layout pass, one for each proposal.
  ///
  /// Containers make fewer proposals than this, whatever the depth. If some of them were forgotten within the pass, each
  /// level of nested containers would multiply the number of measurements.
  package static let sizesOfPass = 128
  /// The number of announcements that wait to be spoken; the oldest are dropped.
  package static let announcements = 16
  /// The number of subviews of a lazy container that exist at the same time.
  package static let lazyRows = 1_000
  /// The number of geometry values that a view may read while it is built and be notified of.
  package static let geometryQuestions = 64
  /// The number of shown children up to which the area drawn by a layout node is computed from the start when a child
  /// changes.
  ///
  /// With more children the area only grows until the node is drawn completely, so that a change of one child does not
  /// cost a visit to all.
  package static let reachedChildren = 16
  /// The initial room of a frame, in display items: most frames need no more.
  package static let fewItems = 32
  /// The number of pixels from which on moved content is not drawn again.
  static let movedPixels = 4_096
  /// The time between two frames while something is animated: 1/60 s.
  package static let frame = Duration.nanoseconds(16_666_667)
  /// The longest settling time of a spring, in seconds.
  package nonisolated static let animationTime = 60.0
  /// The number of images with changed colours in the cache.
  package static let filteredPictures = 8
}
