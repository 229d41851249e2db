import Graphics

/// The layout node of a view that can have the focus. Draws the ring around it.
package final class FocusBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var target = FocusTarget()
  /// Whether the focus rests here only where nothing inside or around can have it.
  package var isStandIn = false
  /// How turns of the knob change the value; `nil` as the panel has it.
  package var rotaryMode: RotaryMode?
  package var showsRing = true { didSet { if showsRing != oldValue { setNeedsPaint() } } }
  /// Whether greater values lie at the left.
  package var isRightToLeft = false
  package var onStatus: (FocusStatus) -> Void = { _ in }
  package var radius = 10.0 { didSet { if radius != oldValue { setNeedsPaint() } } }
  package var ringColor = RGBA.black { didSet { if ringColor != oldValue { setNeedsPaint() } } }
  package var isEnabled = true {
    didSet { if isEnabled != oldValue { stage.focus.availabilityChanged(of: self) } }
  }

  package var status = FocusStatus() {
    didSet {
      if status == oldValue { return }
      setNeedsPaint()
      onStatus(status)
    }
  }

  /// Gap between the view and the ring, and the ring's width, in points.
  package static let ringGap = 5.0
  package static let ringWidth = 3.0

  private func ring(_ size: Size) -> (Rect, radius: Double) {
    let distance = Self.ringGap + Self.ringWidth / 2
    return (Rect(origin: .zero, size: size).insetBy(dx: -distance, dy: -distance), radius + distance)
  }

  package func paint(into painter: inout Painter) {
    guard status.isVisible, showsRing, status.isEditing else { return }
    let (rect, radius) = ring(painter.size)
    painter.fill(rect, radius: radius, ringColor.multiplyingOpacity(by: 0.1))
  }

  package func paintOver(into painter: inout Painter) {
    guard status.isVisible, showsRing else { return }
    let (rect, radius) = ring(painter.size)
    painter.draw(
      .stroke(Path(roundedRect: rect, cornerRadius: radius), StrokeStyle(lineWidth: Self.ringWidth)), .color(ringColor))
  }

  package func stageChanged() {
    if !isOnStage { stage.focus.availabilityChanged(of: self) }
  }
}
