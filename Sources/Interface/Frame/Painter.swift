import Graphics

/// What a box inherits when it is drawn: where it is, what cuts it off, how faint it is.
struct PaintState: Equatable {
  /// From the box's points to pixels.
  var transform: Transform
  /// The pixels that may change.
  var clip: Rect
  /// Multiplies the opacity of everything.
  var opacity = 1.0

  /// The state for a box whose origin is at a point of this one.
  func moved(to origin: Point) -> PaintState {
    var state = self
    state.transform = transform.translatedBy(x: origin.x, y: origin.y)
    return state
  }

  /// Cuts off what is outside a rectangle in the box's points.
  mutating func clip(to rect: Rect) {
    let common = clip.intersection(rect.applying(transform))
    clip = common.isNull ? .zero : common
  }
}

/// Collects the items that a box draws. Coordinates are points with the box's corner as origin.
struct Painter {
  let state: PaintState
  /// The box's size in points.
  let size: Size
  private(set) var items: [DisplayItem] = []

  init(state: PaintState, size: Size) {
    self.state = state
    self.size = size
  }

  /// The box's rectangle in its own space.
  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Draws a shape.
  mutating func draw(_ shape: DisplayItem.Shape, _ paint: Paint, transform: Transform = .identity) {
    let paint = paint.multiplyingOpacity(by: state.opacity)
    if paint.isInvisible { return }
    let item = DisplayItem(
      shape, paint: paint, transform: transform.concatenating(state.transform), clip: state.clip)
    if !item.bounds.isEmpty { items.append(item) }
  }

  /// Fills a rectangle with a colour.
  mutating func fill(_ rect: Rect, _ color: RGBA) { draw(.rect(rect), .color(color)) }

  /// Fills a rectangle with round corners.
  mutating func fill(_ rect: Rect, radius: Double, _ color: RGBA) {
    draw(.roundedRect(rect, radius: radius), .color(color))
  }

  /// Draws text lines whose first one begins at a point (its top left).
  mutating func draw(_ layout: TextLayout, at origin: Point, _ color: RGBA) {
    for run in layout.runs(at: origin) { draw(.glyphs(run), .color(color)) }
  }
}
