extension DisplayList {
  /// Fills the inside of a path on top of everything so far.
  ///
  ///     var list = DisplayList(background: .white)
  ///     list.fill(Path(ellipseIn: Rect(x: 20, y: 20, width: 60, height: 40)), with: .color(RGBA(hex: 0x1e88e5)))
  ///
  /// - Parameter transform: From the path's space to pixels.
  public mutating func fill(
    _ path: Path, with paint: Paint, rule: FillRule = .nonZero, transform: Transform = .identity
  ) {
    append(DisplayItem(.fill(path, rule), paint: paint, transform: transform))
  }

  /// Draws the outline of a path on top of everything so far.
  ///
  /// - Parameter transform: From the path's space to pixels; it widens the line, too.
  public mutating func stroke(
    _ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle(), transform: Transform = .identity
  ) {
    append(DisplayItem(.stroke(path, style), paint: paint, transform: transform))
  }

  /// Sets text on top of everything so far, its top left corner at a point.
  public mutating func text(_ layout: TextLayout, at corner: Point, with paint: Paint) {
    for run in layout.runs(at: corner) { append(DisplayItem(.glyphs(run), paint: paint)) }
  }
}
