import Graphics
import Runtime

/// A frame of so many pixels that it is painted over several wakes, between which the panel handles its input.
///
/// It is shown once all of it has been painted. A change in the meantime is in the frame after it, so no picture mixes two
/// states.
struct LongFrame {
  /// The number of pixels from which on a frame is painted in bands.
  static let fewestPixels = 1 << 18

  /// The bands that are left to paint.
  var drawing: BandedDrawing
  /// The pixels that may differ from those of the frame before.
  let damage: Region
  /// The viewers' picture of the frame; `nil` if there were no viewers when it began.
  let seen: ViewerPicture.Frame?
}
