extension DisplayItem {
  /// Whether the item has the same pixels wherever it is moved by whole pixels. Other items may differ in the last bit, as their
  /// places are rounded, or may look different at another place.
  package var isRigid: Bool {
    guard case .color = paint, transform.a == transform.a.rounded(), transform.isUpright,
      transform.a == transform.d
    else {
      return false
    }
    return switch shape {
    case .rect: true
    case .roundedRect, .ellipse, .fill, .stroke: shape.mayHaveMask(transform)
    case .glyphs(let run):
      run.size * transform.a > 0.5 && run.size * transform.a <= GraphicsLimits.maskedGlyphPixels
    case .softRoundedRect(_, let radius, let sigma):
      radius * transform.a <= GraphicsLimits.softRadius && sigma * transform.a <= GraphicsLimits.softRadius
    case .group: false
    }
  }

  /// The pixels that are wholly inside a rectangle of one colour, or inside a rounded one between its corners; `nil` for other
  /// items.
  package var flatArea: PixelRect? {
    guard case .color = paint, let (shape, corner) = uprightRect else { return nil }
    let drawn = Rect(
      minX: shape.minX, minY: shape.minY + corner, maxX: shape.maxX,
      maxY: max(shape.minY + corner, shape.maxY - corner)
    ).intersection(clip)
    return drawn.isNull ? nil : PixelRect(inside: drawn)
  }

  /// An upright rectangle in pixels, with the radius of its corners; `nil` for other shapes.
  package var uprightRect: (shape: Rect, corner: Double)? {
    guard transform.isUpright else { return nil }
    switch shape {
    case .rect(let rect): return (rect.applying(transform).standardized, 0)
    case .roundedRect(let rect, let radius):
      let corner = max(0, min(radius, min(abs(rect.width), abs(rect.height)) / 2))
      return (
        rect.applying(transform).standardized, corner * max(abs(transform.a), abs(transform.d))
      )
    default: return nil
    }
  }
}
