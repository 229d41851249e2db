import Graphics

/// The bitmap that holds what the stage has drawn, and how far its frames have come.
struct DrawnBitmap {
  /// The bitmap that holds everything the stage has drawn; a different bitmap needs a full draw.
  private weak var bitmap: Bitmap?
  /// Whether the stage drew something in the last frame, so that it may want another frame at once.
  var isAwaitingMore = false
  private(set) var hasShown = false
  /// The frame that is painted over several wakes; `nil` while there is none.
  var longFrame: LongFrame?
  /// Whether a picture that has been painted is still copied to the screens, which takes several wakes.
  var isCopying = false
  /// Whether a wake that had taken long has left its drawing to the next one.
  var isPostponed = false
  /// Whether a wake has built the views of a frame and has left their layout to the next one.
  var isBuilt = false
  /// Whether a wake has built and laid out a frame and has left its painting to the next one.
  var isLaidOut = false
  /// The time after which a wake leaves further drawing to the next one.
  var wakeBudget = Duration.milliseconds(25)

  /// Whether the next wake has more to draw or to copy of what this one has begun.
  var isUnfinished: Bool { longFrame != nil || isCopying || isPostponed || isBuilt || isLaidOut }

  /// Whether a bitmap holds everything that the stage has drawn.
  func isCurrent(_ bitmap: Bitmap) -> Bool { self.bitmap === bitmap }

  /// Takes the bitmap that is drawn into. Returns whether the bitmap is new and needs a full draw.
  mutating func adopt(_ bitmap: Bitmap) -> Bool {
    if isCurrent(bitmap) { return false }
    self.bitmap = bitmap
    return true
  }

  /// Notes that a frame has reached a screen. Returns whether it is the first.
  mutating func noteArrival() -> Bool {
    defer { hasShown = true }
    return !hasShown
  }
}
