extension Path {
  /// The outline of what a stroke covers, to fill by the non-zero rule. Curves become lines, to 1/160 of a unit.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let recorder = OutlineRecorder()
    Stroker().stroke(self, style: style, into: recorder)
    return recorder.path
  }
}

/// Keeps an outline as a path.
private final class OutlineRecorder: OutlineSink {
  /// Only says how fine curves have to be.
  let transform = Transform(scaleX: 4, y: 4)
  let window = PixelRect(minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)
  private(set) var path = Path()

  func move(to point: Point) { path.move(to: point) }
  func line(to point: Point) { path.addLine(to: point) }
  func close() { path.closeSubpath() }
}
