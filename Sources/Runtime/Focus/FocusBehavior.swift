import Graphics

/// The layout behavior of a view that can have the focus. It draws the focus ring.
package final class FocusBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// What keys and the knob do in the view.
  package var target = FocusTarget()
  /// Whether the view can have the focus only if no view inside or around it can.
  package var isStandIn = false
  /// How the knob changes the value; `nil` for the default of the panel.
  package var rotaryMode: RotaryMode?
  /// Whether the ring is drawn.
  package var showsRing = true { didSet { if showsRing != oldValue { setNeedsPaint() } } }
  /// Whether larger values are on the left.
  package var isRightToLeft = false
  /// Called with the new status when it changes.
  package var onStatus: (FocusStatus) -> Void = { _ in }
  /// The corner radius of the view, in points; that of the ring is larger by their distance.
  package var radius = 10.0 { didSet { if radius != oldValue { setNeedsPaint() } } }
  /// The colour of the ring.
  package var ringColor = RGBA.black { didSet { if ringColor != oldValue { setNeedsPaint() } } }
  /// Whether the view can have the focus.
  package var isEnabled = true {
    didSet { if isEnabled != oldValue { stage.focus.availabilityChanged(of: self) } }
  }

  /// How the focus shows on the view. It is set by the ``FocusEngine``.
  package var status = FocusStatus() {
    didSet {
      if status == oldValue { return }
      setNeedsPaint()
      onStatus(status)
    }
  }

  /// The gap between the view and the ring, and the width of the ring, in points.
  package static let ringGap = 5.0
  package static let ringWidth = 3.0

  /// Returns the centre line of the ring around a view of a size, and its corner radius.
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
