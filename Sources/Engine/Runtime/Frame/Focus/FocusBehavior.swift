import Graphics
import Values

/// The layout behavior of a view that can have the focus. It draws the focus ring.
package final class FocusBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The effects of keys and the knob on the view.
  package var target = FocusTarget()
  /// Whether the view can have the focus only if no view inside or around it can.
  package var isStandIn = false
  /// The way in which the knob changes the value; `nil` for the default of the panel.
  package var rotaryMode: RotaryMode?
  /// Whether the ring is drawn.
  package var showsRing = true { didSet { if showsRing != oldValue { ringChanged() } } }
  /// Whether larger values are on the left.
  package var isRightToLeft = false
  /// Called with the new status when it changes.
  package var onStatus: (FocusStatus) -> Void = { _ in }
  /// The corner radius of the view, in points; the ring's radius is larger by the distance between the two.
  package var radius = 10.0 { didSet { if radius != oldValue { setNeedsPaint() } } }
  /// The colour of the ring.
  package var ringColor = RGBA.black { didSet { if ringColor != oldValue { ringChanged() } } }
  /// Whether the view can have the focus.
  package var isEnabled = true {
    didSet { if isEnabled != oldValue { stage.focus.availabilityChanged(of: self) } }
  }

  /// The appearance of the focus on the view. The ``FocusEngine`` sets it.
  package var status = FocusStatus() {
    didSet {
      if status == oldValue { return }
      ringChanged()
      onStatus(status)
    }
  }

  /// The view around this one that draws the ring; `nil` if this view draws the ring itself, or there is no ring.
  private weak var focusFrame: FocusFrameBehavior?

  /// The ring that is to be seen; `nil` if there is none.
  private var ring: FocusRing? {
    status.isVisible && showsRing ? FocusRing(color: ringColor, isFilled: status.isEditing) : nil
  }

  /// The centre line of the ring on the stage, whether the ring is visible or not.
  package var ringLine: Rect {
    guard let focusFrame else { return FocusRing.centerLine(around: layoutNode.stageFrame, gap: FocusRing.gap) }
    return FocusRing.centerLine(around: focusFrame.layoutNode.stageFrame, gap: focusFrame.gap)
  }

  /// The ring's way from the previously focused view.
  private var way = FocusRingWay()

  /// The centre line of the ring as it is shown now, on the stage.
  package var shownRingLine: Rect {
    let (layoutNode, gap, way) = focusFrame.map { ($0.layoutNode, $0.gap, $0.way) } ?? (layoutNode, FocusRing.gap, way)
    let line = FocusRing.centerLine(around: Rect(origin: .zero, size: layoutNode.frame.size), gap: gap)
    return way.shown(line).applying(layoutNode.stageTransform)
  }

  /// Shows how the ring comes from where it was shown.
  package func ringComes(from line: Rect) {
    guard status.isVisible, showsRing, let environment = layoutNode.node?.environment else { return }
    let animation = stage.environment.appearance.animation(of: .focus, in: environment)
    if let focusFrame {
      focusFrame.way.begin(from: line, animation, on: focusFrame.layoutNode)
    } else {
      way.begin(from: line, animation, on: layoutNode)
    }
  }

  /// Shows or hides the ring.
  private func ringChanged() {
    if status.isVisible, focusFrame == nil {
      let ancestry = sequence(first: layoutNode) { $0.parent }
      focusFrame = ancestry.firstMapped { $0.behavior as? FocusFrameBehavior }
    }
    if let focusFrame { focusFrame.ring = ring } else { setNeedsPaint() }
    if !status.isVisible { focusFrame = nil }
  }

  package func paint(into painter: inout Painter) {
    if focusFrame == nil { ring?.fill(&painter, radius: radius, gap: FocusRing.gap) }
  }

  package func paintOver(into painter: inout Painter) {
    if focusFrame == nil { ring?.stroke(&painter, radius: radius, gap: FocusRing.gap, way) }
  }

  package func stageChanged() {
    if !isOnStage { stage.focus.availabilityChanged(of: self) }
  }
}
