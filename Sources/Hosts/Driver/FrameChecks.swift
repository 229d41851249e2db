import Graphics

/// Keeps the latest full draw, so that most frames are compared with a picture that is revised and not drawn from nothing.
package struct FrameChecks {
  /// The latest full draw.
  var reference: (list: DisplayList, picture: Bitmap)?
  /// The number of frames that only the passing of time has made due.
  private var timedFrames = 0
  /// A full draw is made from nothing after this many frames that time has made due.
  private static let wholeChecks = 16

  package init() {}

  /// Counts a frame that time has made due. Returns whether that one is compared with a draw from nothing.
  mutating func isWhole() -> Bool {
    timedFrames += 1
    return timedFrames % Self.wholeChecks == 0
  }
}
