/// Every bound of this room in one place: nothing here grows with time or with what a view claims.
package enum Limits {
  /// How long the digits of a payment card are kept after the last key.
  package static let paymentDataLifetime = Duration.seconds(60)
  /// How long an input has to rest before somebody else is asked about it.
  package static let inputRest = Duration.milliseconds(300)
  /// How long somebody else may take to answer about an input.
  package static let ruleTime = Duration.seconds(10)
  /// Deeper view trees are cut off, with a report.
  package static let depth = 1_000
  /// Views of one `ForEach` outside lists and lazy stacks; further ones are not shown, with a report.
  package static let elements = 10_000
  /// How often nodes may make each other dirty within one frame before the loop is cut and reported.
  package static let rounds = 100
  /// Reports that are remembered so that they are not made twice, and reports that wait for a listener.
  package static let reports = 256
  /// More fingers than this are ignored.
  package static let contacts = 16
  /// Sizes and guides that a layout node remembers, one an offer.
  package static let rememberedSizes = 12
  /// Announcements that wait to be said; older ones give way.
  package static let announcements = 16
  /// Characters that a text field holds; further ones are not taken.
  package nonisolated static let textLength = 4_096
  /// Rows of a lazy container that are there at the same time.
  package static let lazyRows = 1_000
  /// Questions about its place that a view may ask while it is built and be told when the answers change.
  package static let geometryQuestions = 64
  /// How often one declaration of a tweak may change its default or its range.
  package static let tweakChanges = 100
  /// A layout node with more children than this forgets what its children once reached only when it is drawn as a whole.
  package static let reachedChildren = 16
  /// The time between two frames while something moves.
  package static let frame = Duration.nanoseconds(16_666_667)
  /// No spring swings longer than this, in seconds.
  package nonisolated static let animationTime = 60.0
  /// Pictures with changed colours that are remembered.
  package static let filteredPictures = 8
  /// Pictures that are remembered by their names.
  package static let namedPictures = 256
  /// The bytes that these may take.
  package static let namedPictureBytes = 8 << 20
}
