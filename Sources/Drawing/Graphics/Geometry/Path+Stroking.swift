extension Path {
  /// The outline of a stroke, to be filled with the non-zero rule. Curves are flattened with an error of at most
  /// 1/160 unit.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let recorder = OutlineRecorder()
    Stroker().stroke(self, style: style, into: recorder)
    return recorder.path
  }
}

/// Records an outline as a path.
private final class OutlineRecorder: OutlineSink {
  /// The transform, which only decides how finely curves are flattened.
  let transform = Transform(scaleX: 4, y: 4)
  let window = PixelRect(minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)
  private(set) var path = Path()

  func move(to point: Point) { path.move(to: point) }
  func line(to point: Point) { path.addLine(to: point) }
  func close() { path.closeSubpath() }
}
