import Graphics

/// The box of a view that can have the focus. Draws the ring around it.
final class FocusBox: Box {
  var target = FocusTarget()
  var onStatus: (FocusStatus) -> Void = { _ in }
  var radius = 10.0 { didSet { if radius != oldValue { setNeedsPaint() } } }
  var ringColor = RGBA.black { didSet { if ringColor != oldValue { setNeedsPaint() } } }
  var isEnabled = true {
    didSet { if isEnabled != oldValue { stage.focus.availabilityChanged(of: self) } }
  }

  var status = FocusStatus() {
    didSet {
      if status == oldValue { return }
      setNeedsPaint()
      onStatus(status)
    }
  }

  /// Gap between the view and the ring, and the ring's width, in points.
  static let ringGap = 2.0
  static let ringWidth = 3.0

  override func paintOver(into painter: inout Painter) {
    guard status.isVisible else { return }
    let distance = Self.ringGap + Self.ringWidth / 2
    let ring = painter.bounds.insetBy(dx: -distance, dy: -distance)
    if status.isEditing { painter.fill(ring, radius: radius + distance, ringColor.multiplyingOpacity(by: 0.16)) }
    painter.draw(
      .stroke(Path(roundedRect: ring, cornerRadius: radius + distance), StrokeStyle(lineWidth: Self.ringWidth)),
      .color(ringColor))
  }

  override func stageChanged() {
    if !isOnStage { stage.focus.availabilityChanged(of: self) }
  }
}
