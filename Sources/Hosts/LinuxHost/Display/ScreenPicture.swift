import Graphics
import Runtime

/// The bitmap that the stage is drawn into, how far it is shifted on the screens, and where touches meet it.
struct ScreenPicture {
  /// The bitmap, of the size of the screens; `nil` until a screen has been opened.
  var bitmap: Bitmap?
  /// The shift against burn-in.
  var shift: PixelShift
  /// Maps touches on the main screen to points.
  private(set) var surface = TouchSurface(width: 1, height: 1)
  /// Maps touches on each screen to points, by connector.
  private(set) var outputs: [String: TouchSurface] = [:]

  init(shift: PixelShift) { self.shift = shift }

  /// Maps touches to points after the screens have shown other parts of the bitmap.
  ///
  /// - Parameter scale: The pixels of a point on the main screen, which defines the point.
  mutating func map(_ slots: [ScreenSlot], rotation: PixelRotation, scale: Double) {
    guard let bitmap, let first = slots.first else { return }
    func surface(_ screen: any Screen) -> TouchSurface {
      TouchSurface(
        width: bitmap.width, height: bitmap.height, rotation: rotation, scale: scale,
        originX: screen.place.originX - screen.place.part.minX, originY: screen.place.originY - screen.place.part.minY,
        upright: screen.upright)
    }
    self.surface = surface(first.screen)
    outputs = Dictionary(slots.map { ($0.screen.name, surface($0.screen)) }) { first, _ in first }
  }
}
