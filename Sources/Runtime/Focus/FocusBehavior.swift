import Graphics

/// The layout node of a view that can have the focus. Draws the ring around it.
final class FocusBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var target = FocusTarget()
  /// Whether the focus rests here only where nothing inside or around can have it.
  var isStandIn = false
  /// How turns of the knob change the value; `nil` as the panel has it.
  var rotaryMode: RotaryMode?
  var showsRing = true { didSet { if showsRing != oldValue { setNeedsPaint() } } }
  /// Whether greater values lie at the left.
  var isRightToLeft = false
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
  static let ringGap = 5.0
  static let ringWidth = 3.0

  private func ring(_ size: Size) -> (Rect, radius: Double) {
    let distance = Self.ringGap + Self.ringWidth / 2
    return (Rect(origin: .zero, size: size).insetBy(dx: -distance, dy: -distance), radius + distance)
  }

  func paint(into painter: inout Painter) {
    guard status.isVisible, showsRing, status.isEditing else { return }
    let (rect, radius) = ring(painter.size)
    painter.fill(rect, radius: radius, ringColor.multiplyingOpacity(by: 0.1))
  }

  func paintOver(into painter: inout Painter) {
    guard status.isVisible, showsRing else { return }
    let (rect, radius) = ring(painter.size)
    painter.draw(
      .stroke(Path(roundedRect: rect, cornerRadius: radius), StrokeStyle(lineWidth: Self.ringWidth)), .color(ringColor))
  }

  func stageChanged() {
    if !isOnStage { stage.focus.availabilityChanged(of: self) }
  }
}
