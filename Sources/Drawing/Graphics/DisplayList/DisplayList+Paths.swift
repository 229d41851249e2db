extension DisplayList {
  /// Appends an item that fills a path.
  ///
  ///     var list = DisplayList(background: .white)
  ///     list.fill(Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 40)), with: .color(RGBA(hex: 0x1e88e5)))
  ///
  /// - Parameters:
  ///   - path: The path to fill.
  ///   - paint: The paint to fill it with.
  ///   - rule: The rule for the regions that count as inside.
  ///   - transform: The transform from the path's space to pixels.
  public mutating func fill(
    _ path: Path, with paint: Paint, rule: FillRule = .nonZero, transform: Transform = .identity
  ) {
    append(DisplayItem(.fill(path, rule), paint: paint, transform: transform))
  }

  /// Appends an item that strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path to stroke.
  ///   - paint: The paint to stroke it with.
  ///   - style: The line width, caps, joins and dashes.
  ///   - transform: The transform from the path's space to pixels. It scales the line width, too.
  public mutating func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle(), transform: Transform = .identity
  ) {
    append(DisplayItem(.stroke(path, style), paint: paint, transform: transform))
  }

  /// Appends the glyphs of a text layout, with its top left corner at a point in pixels.
  public mutating func text(_ layout: TextLayout, at corner: Point, with paint: Paint) {
    for run in layout.runs(at: corner) {
      if run.isColored {
        for item in run.images(opacity: paint.opacity, transform: .identity) { append(item) }
      } else {
        append(DisplayItem(.glyphs(run), paint: paint))
      }
    }
  }
}
