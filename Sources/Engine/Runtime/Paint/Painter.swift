import Graphics

/// The drawing state that a layout node inherits: its transform, its clip and its colour filter.
package struct PaintState: Equatable {
  /// The transform from the layout node's points to pixels.
  package var transform: Transform
  /// The area that may change, in pixels.
  package var clip: Rect
  /// A filter that is applied to all colours, if any.
  package var filter: ColorFilter?

  package init(transform: Transform, clip: Rect, filter: ColorFilter? = nil) {
    (self.transform, self.clip, self.filter) = (transform, clip, filter)
  }

  /// Returns the state for a child whose origin is at a point of this layout node.
  package func moved(to origin: Point) -> PaintState {
    var state = self
    state.transform = transform.translatedBy(x: origin.x, y: origin.y)
    return state
  }

  /// Returns the state with a clip that is larger on all sides, in pixels, as a blur requires.
  package func grown(by amount: Double) -> PaintState {
    var state = self
    state.clip = clip.insetBy(dx: -amount, dy: -amount)
    return state
  }

  /// Clips to a rectangle in the layout node's points.
  package mutating func clip(to rect: Rect) {
    let common = clip.intersection(rect.applying(transform))
    clip = common.isNull ? .zero : common
  }
}

/// Collects the display items of a layout node. Coordinates are in points, with the origin at the layout node's top
/// left corner.
package struct Painter {
  /// The state that items are added with.
  package private(set) var state: PaintState
  /// The size of the layout node, in points.
  package let size: Size
  /// The items that have been drawn, from back to front.
  package private(set) var items: [DisplayItem] = []
  /// The pixels that the whole drawing would change without the clip; `Rect.infinite` if they are unknown.
  private(set) var extent = Rect.null

  /// Creates a painter without items.
  package init(state: PaintState, size: Size) {
    self.state = state
    self.size = size
  }

  /// The bounds of the layout node, in its own points.
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Draws a shape with a paint. An invisible paint draws nothing.
  ///
  /// - Parameter transform: from the shape's coordinates to the layout node's points.
  package mutating func draw(_ shape: DisplayItem.Shape, _ paint: Paint, transform: Transform = .identity) {
    if case .glyphs(let run) = shape, run.isColored { return drawImages(of: run, paint, transform: transform) }
    let paint = state.filter.map { paint.filtered(by: $0) } ?? paint
    if paint.isInvisible { return }
    append(DisplayItem(shape, paint: paint, transform: transform.concatenating(state.transform), clip: state.clip))
  }

  /// Draws glyphs that have their own colours, with the opacity of a paint.
  private mutating func drawImages(of run: GlyphRun, _ paint: Paint, transform: Transform) {
    // Images far outside are left out.
    dependsOnSight()
    let images = run.images(
      opacity: paint.opacity, transform: transform.concatenating(state.transform), clip: state.clip)
    for item in images {
      guard let filter = state.filter else {
        append(item, extent: .null)
        continue
      }
      append(
        DisplayItem(item.shape, paint: item.paint.filtered(by: filter), transform: item.transform, clip: item.clip),
        extent: .null)
    }
  }

  /// Draws a shape with a style.
  ///
  /// - Parameter rect: the rectangle that gradients and images refer to; `nil` for the bounds of the layout node.
  package mutating func draw(_ shape: DisplayItem.Shape, _ resolvedStyle: ResolvedStyle, over rect: Rect? = nil) {
    if case .color(let color) = resolvedStyle.fill, resolvedStyle.shadows.isEmpty, resolvedStyle.blend == .sourceOver {
      return draw(shape, .color(color))
    }
    if resolvedStyle.shadows.isEmpty, resolvedStyle.blend == .sourceOver {
      return lay(shape, resolvedStyle, over: rect ?? bounds)
    }
    let rect = rect ?? bounds
    if let shadow = resolvedStyle.onlyShadow {
      return group(GroupEffect(shadow: cast(by: shadow))) { $0.lay(shape, resolvedStyle, over: rect) }
    }
    let reach = resolvedStyle.reach * state.transform.lengthScale
    var inside = Painter(state: state.grown(by: reach), size: size)
    inside.lay(shape, resolvedStyle, over: rect)
    for shadow in resolvedStyle.shadows { inside.throwShadow(shadow, of: shape) }
    let extent = inside.extent.isNull ? inside.extent : inside.extent.insetBy(dx: -reach, dy: -reach)
    append(DisplayItem(ItemGroup(items: inside.items, blend: resolvedStyle.blend), clip: state.clip), extent: extent)
  }

  /// Draws a shape with the fill of a style, without shadows.
  private mutating func lay(_ shape: DisplayItem.Shape, _ resolvedStyle: ResolvedStyle, over rect: Rect) {
    let (paint, space) = resolvedStyle.paint(in: rect)
    if space.isIdentity { return draw(shape, paint) }
    guard let back = space.inverse, let moved = shape.applying(back) else {
      return draw(shape, .color(resolvedStyle.color))
    }
    draw(moved, paint, transform: space)
  }

  /// Draws the items of a closure as a group with an effect.
  package mutating func group(_ effect: GroupEffect, _ draw: (inout Painter) -> Void) {
    var inside = Painter(state: state, size: size)
    inside.state.clip = effect.innerClip(state.clip)
    draw(&inside)
    extent = extent.union(effect.extent(of: inside.extent))
    for item in effect.items(inside.items, mask: nil, clip: state.clip) { append(item, extent: .null) }
  }

  /// The shadow of a style behind a shape, in pixels.
  private func cast(by shadow: ResolvedShadow) -> Shadow {
    let scale = state.transform.lengthScale
    return Shadow(
      color: state.filter?.applied(to: shadow.color) ?? shadow.color, sigma: shadow.radius / 2 * scale,
      dx: Int(shift: shadow.offset.x * scale), dy: Int(shift: shadow.offset.y * scale))
  }

  /// Draws a shadow of a style: behind the shape, or along its inner edge.
  private mutating func throwShadow(_ shadow: ResolvedShadow, of shape: DisplayItem.Shape) {
    if items.isEmpty { return }
    if !shadow.isInner {
      items = [DisplayItem(ItemGroup(items: items, shadow: cast(by: shadow)), clip: state.clip)]
      return
    }
    let scale = state.transform.lengthScale
    let color = state.filter?.applied(to: shadow.color) ?? shadow.color
    let shift = Point(x: shadow.offset.x * scale, y: shadow.offset.y * scale)
    // An inner shadow is the shadow of everything outside the shape: a frame with the shape as a hole, blurred and
    // clipped by the shape.
    guard let hole = shape.outlinePath else { return }
    let reach = shadow.radius * 2 + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
    let frame = Path {
      $0.addRect(shape.bounds.insetBy(dx: -2 * reach, dy: -2 * reach))
      $0.addPath(hole)
    }
    let place = Transform(translationX: shift.x, y: shift.y)
    let shade = DisplayItem(
      .fill(frame, .evenOdd), paint: .color(color), transform: state.transform.concatenating(place),
      clip: state.clip)
    let mask = ItemGroup.Mask(shape, transform: state.transform)
    append(DisplayItem(ItemGroup(items: [shade], mask: mask, blur: shadow.radius / 2 * scale), clip: state.clip))
  }

  /// Draws a symbol as large as fits into a rectangle.
  ///
  /// - Parameter lineWidth: the width of its lines, in units of its grid of 24 by 24.
  package mutating func draw(_ symbol: SystemSymbol, in rect: Rect, lineWidth: Double, _ resolvedStyle: ResolvedStyle) {
    let (spread, space) = resolvedStyle.paint(in: Rect(x: 0, y: 0, width: 24, height: 24))
    let plain = space.isIdentity ? spread : .color(resolvedStyle.color)
    let paint = state.filter.map { plain.filtered(by: $0) } ?? plain
    let drawn = symbol.items(
      in: rect, lineWidth: lineWidth, paint: paint, transform: state.transform, clip: state.clip)
    for item in drawn { append(item) }
  }

  /// Adds items whose coordinates are in pixels.
  package mutating func append(contentsOf more: [DisplayItem]) {
    dependsOnSight()
    for item in more { append(item, extent: .null) }
  }

  /// Adds what another painter of the same layout node has drawn.
  package mutating func append(contentsOf other: Painter) {
    // The other painter has left out what is outside the clip.
    extent = extent.union(other.extent)
    items += other.items
  }

  /// Adds the first items of another painter of the same layout node. They count as covering the area of all its items.
  package mutating func append(_ count: Int, of other: Painter) {
    extent = extent.union(other.extent)
    items.append(contentsOf: other.items[..<count])
  }

  /// Notes that the drawing depends on which part of the layout node is in sight.
  package mutating func dependsOnSight() { extent = .infinite }

  /// Adds an item, unless it is outside the clip.
  private mutating func append(_ item: DisplayItem) { append(item, extent: item.extent) }

  /// Adds an item, unless it is outside the clip.
  ///
  /// - Parameter itsExtent: the pixels that the item would change without the clip.
  private mutating func append(_ item: DisplayItem, extent itsExtent: Rect) {
    extent = extent.union(itsExtent)
    if !item.bounds.isEmpty { items.append(item) }
  }

  /// Fills a rectangle with a colour.
  package mutating func fill(_ rect: Rect, _ color: RGBA) { draw(.rect(rect), .color(color)) }

  /// Fills a rounded rectangle with a colour.
  package mutating func fill(_ rect: Rect, radius: Double, _ color: RGBA) {
    draw(.roundedRect(rect, radius: radius), .color(color))
  }

  /// Draws lines of text.
  ///
  /// - Parameter origin: the top left corner of the first line.
  package mutating func draw(_ layout: TextLayout, at origin: Point, _ color: RGBA) {
    for run in layout.runs(at: origin) { draw(.glyphs(run), .color(color)) }
  }
}

extension DisplayItem.Shape {
  /// The outline of the shape as a path; `nil` for glyphs, groups and blurred shapes.
  package var outlinePath: Path? {
    switch self {
    case .rect(let rect): Path(rect)
    case .roundedRect(let rect, let radius): Path(roundedRect: rect, cornerRadius: radius)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .fill(let path, _): path
    case .stroke(let path, let style): path.strokedPath(style)
    case .glyphs, .softRoundedRect, .group: nil
    }
  }

  /// Returns the shape with a transform applied; `nil` if it has no outline.
  package func applying(_ map: Transform) -> DisplayItem.Shape? {
    if case .fill(let path, let rule) = self { return .fill(path.applying(map), rule) }
    return outlinePath.map { .fill($0.applying(map), .nonZero) }
  }
}

extension Int {
  /// Rounds an offset in pixels and clamps it to ±4096, which is beyond every display. An offset that is not a finite
  /// number becomes 0.
  package init(shift value: Double) {
    self = value.isFinite ? Int(Swift.max(-4096, Swift.min(4096, value.rounded()))) : 0
  }
}

extension Transform {
  /// The factor by which lengths change: the square root of the factor for areas, so the geometric mean of the two
  /// axes.
  package var lengthScale: Double { abs(a * d - b * c).squareRoot() }
}
