import Graphics
import Runtime
import Values

/// The scroll indicators: thin bars that show the position while a scroll view moves.
struct ScrollIndicators {
  /// The axes along which bars are shown.
  var axes: Axis.Set = [.horizontal, .vertical]
  /// The colour of the bars.
  var color = RGBA.black
  private var lastTouch: Duration?
  private(set) var opacity = 0.0

  /// The time for which the bars stay fully visible, and the duration of their fade.
  static let stay = Duration.milliseconds(700), fade = Duration.milliseconds(250)
  /// The thickness of a bar, its distance from the edges, and its minimum length, in points.
  static let thickness = 4.0, margin = 3.0, leastLength = 24.0
  /// The opacity of a bar that is not fading.
  static let strongest = 0.45

  /// Shows the bars because the position has changed.
  mutating func touched(at time: Duration) {
    lastTouch = time
    opacity = 1
  }

  func isShown(at time: Duration) -> Bool { opacity > 0 }
  var isFading: Bool { opacity > 0 && opacity < 1 }

  /// Updates the opacity for a time.
  ///
  /// - Returns: Whether it changed.
  mutating func advance(to time: Duration) -> Bool {
    guard let lastTouch else { return false }
    let before = opacity
    opacity = max(0, min(1, 1 - (time - lastTouch - Self.stay) / Self.fade))
    if opacity == 0 { self.lastTouch = nil }
    return opacity != before
  }

  /// The time at which the opacity changes next; `nil` while the bars are hidden.
  func nextFrame(after time: Duration) -> Duration? {
    guard let lastTouch else { return nil }
    return max(lastTouch + Self.stay, time) + ScrollMotions.frame
  }

  /// Draws the bar of one axis.
  func paint(_ axis: Axis, _ motion: ScrollMotion, in window: Rect, isMirrored: Bool, into painter: inout Painter) {
    guard axes.contains(axis), opacity > 0, motion.limit > 0 else { return }
    let track = (axis == .horizontal ? window.width : window.height) - 2 * Self.margin
    let whole = motion.limit + motion.viewport
    // Beyond an end of the content the bar shrinks at that end.
    let beyond = max(0, -motion.position, motion.position - motion.limit)
    let length = max(Self.leastLength, track * motion.viewport / whole - beyond)
    var start = (track - length) * max(0, min(1, motion.position / motion.limit)) + Self.margin
    if axis == .horizontal, isMirrored { start = window.width - start - length }
    let far = (axis == .horizontal ? window.height : window.width) - Self.margin - Self.thickness
    let side = axis == .vertical && isMirrored ? Self.margin : far
    let corner = Point(axis, along: start, across: side).offsetBy(dx: window.minX, dy: window.minY)
    let bar = Rect(origin: corner, size: Size(axis, along: length, across: Self.thickness))
    painter.fill(bar, radius: Self.thickness / 2, color.multiplyingOpacity(by: opacity * Self.strongest))
  }
}
