import PrimitiveViews

/// The columns of a row of pixels that are more red than anything else.
@MainActor func redColumns(_ panel: BarePanel, row: Int) -> ClosedRange<Int>? {
  let picture = panel.snapshot()
  let red = (0..<picture.width).filter { column in
    let pixel = picture.pixels[row * picture.width + column]
    return pixel >> 16 & 255 > (pixel & 255) + 40
  }
  guard let first = red.first, let last = red.last else { return nil }
  return first...last
}
