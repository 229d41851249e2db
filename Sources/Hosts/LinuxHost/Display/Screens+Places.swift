import Graphics
import Looks
import Runtime

// Placing parts of the bitmap on the screens.
extension Screens {
  /// The size of the image on a screen in pixels: smaller than the screen by the range of the pixel shift.
  func pictureSize(on screen: any Screen) -> PixelExtents {
    let extents = screen.upright
    let reach = min(options.pixelShift, (min(extents.width, extents.height) - 1) / 2)
    return PixelExtents(width: extents.width - 2 * reach, height: extents.height - 2 * reach)
  }

  /// The screens that are large enough for what they show; the others are logged and dropped. The main screen sets
  /// the size of the shared image.
  func fitting(_ opened: [ScreenSlot]) -> [ScreenSlot] {
    let size = pictureSize(on: opened[0].screen)
    return opened.filter { slot in
      let extents = slot.screen.upright
      if slot.window != nil || (extents.width >= size.width && extents.height >= size.height) { return true }
      log(
        "\(slot.screen.summary) is smaller than the picture and shows nothing; display.mode sets a size that all have.")
      return false
    }
  }

  /// Places each screen's part of the bitmap and updates the mapping of touches.
  func place() {
    guard bitmap != nil, !slots.isEmpty else { return }
    for slot in slots {
      let part = slot.screen.place.part
      let (width, height) = (slot.screen.upright.width - part.width, slot.screen.upright.height - part.height)
      // The offset is clamped so that the image stays on the screen.
      func placed(_ room: Int, _ offset: Int) -> Int { max(0, min(room, room / 2 + offset)) }
      slot.screen.place = ScreenPlace(
        part: part, originX: placed(width, picture.shift.offset.x), originY: placed(height, picture.shift.offset.y))
      slot.needsShowing = true
    }
    // The scale of other screens is a multiple of that of the main screen.
    picture.map(slots, rotation: options.rotation, scale: scale(of: slots[0].screen))
  }

  /// The region of each screen's views, in points; `nil` if all screens show the same.
  var displayRegions: DisplayRegions? {
    guard let first = slots.first, !options.windows.isEmpty else { return nil }
    func displayRegion(_ slot: ScreenSlot) -> Rect {
      let part = slot.screen.place.part
      return Rect(
        x: Double(part.minX) / picture.surface.scale, y: Double(part.minY) / picture.surface.scale,
        width: Double(part.width) / picture.surface.scale, height: Double(part.height) / picture.surface.scale)
    }
    let windows = slots.compactMap { slot in slot.window.map { ($0, displayRegion(slot)) } }
    let factors = slots.compactMap { slot in slot.window.map { ($0, scale(of: slot.screen) / picture.surface.scale) } }
    return DisplayRegions(
      first: displayRegion(first), others: Dictionary(windows) { first, _ in first },
      factors: Dictionary(factors) { first, _ in first })
  }

  private func scale(of screen: any Screen) -> Double {
    if let scale = options.scale.of(screen.name) { return scale }
    let (width, height) = options.rotation.pictureSize(width: screen.upright.width, height: screen.upright.height)
    return ScreenScale.suggested(
      width: width, height: height,
      millimeters: (Double(screen.millimeters.width), Double(screen.millimeters.height)), distance: options.distance)
  }
}

/// Stacks images vertically in one bitmap, so that each screen shows its own rows.
nonisolated func stackedParts(_ sizes: [PixelExtents]) -> [PixelRect] {
  var top = 0
  return sizes.map { size in
    defer { top += size.height }
    return PixelRect(x: 0, y: top, width: size.width, height: size.height)
  }
}
