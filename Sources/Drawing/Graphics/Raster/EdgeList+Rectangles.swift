extension EdgeList {
  /// Adds a rectangle as a closed contour.
  func add(_ rect: Rect) {
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with elliptical corners as a closed contour.
  func add(_ rect: Rect, cornerWidth w: Double, cornerHeight h: Double) {
    let (cw, ch) = (w * (1 - Path.kappa), h * (1 - Path.kappa))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: Point(x: l + w, y: t))
    line(to: Point(x: r - w, y: t))
    curve(Point(x: r - cw, y: t), Point(x: r, y: t + ch), Point(x: r, y: t + h))
    line(to: Point(x: r, y: b - h))
    curve(Point(x: r, y: b - ch), Point(x: r - cw, y: b), Point(x: r - w, y: b))
    line(to: Point(x: l + w, y: b))
    curve(Point(x: l + cw, y: b), Point(x: l, y: b - ch), Point(x: l, y: b - h))
    line(to: Point(x: l, y: t + h))
    curve(Point(x: l, y: t + ch), Point(x: l + cw, y: t), Point(x: l + w, y: t))
    close()
  }
}
