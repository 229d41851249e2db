import Graphics

/// The places of the views around a bar before the bar came or went.
///
/// A person aims at what is on the screen. When a bar appears unasked and moves the page, a touch that follows at once
/// would hit another view than the one it was meant for.
struct PageShift {
  /// The time in which touches on views that have moved, or in a layer that has taken the place of another, have no effect.
  static let quietTime = Duration.milliseconds(500)

  /// The end of that time.
  let end: Duration
  /// The frames of the views with gestures before the shift, relative to the node of the bar.
  private var frames: [ObjectIdentifier: Rect] = [:]

  /// Notes the present places of the views below a node, which is about to be laid out again.
  init(of layoutNode: LayoutNode, at time: Duration) {
    end = time + Self.quietTime
    note(layoutNode, at: .zero)
  }

  private mutating func note(_ layoutNode: LayoutNode, at origin: Point) {
    for child in layoutNode.behavior.shownChildren {
      let frame = child.frame.offsetBy(dx: origin.x, dy: origin.y)
      if child.behavior is GestureBehavior { frames[ObjectIdentifier(child)] = frame }
      note(child, at: frame.origin)
    }
  }

  /// Returns whether a touched view is at another place than before the shift, or was not there.
  ///
  /// - Parameter path: the touched layout node and its ancestors up to the node of the bar, deepest first.
  func hasMoved(_ path: [LayoutNode]) -> Bool {
    guard let index = path.firstIndex(where: { $0.behavior is GestureBehavior }) else { return false }
    let origin = path[index...].reduce(Point.zero) { $0.offsetBy(dx: $1.frame.minX, dy: $1.frame.minY) }
    return frames[ObjectIdentifier(path[index])] != Rect(origin: origin, size: path[index].frame.size)
  }
}

extension Stage {
  /// Whether a touch on a view is without effect: a bar has just moved the view, or has just appeared, or the layer around
  /// the view has just taken the place of another one.
  func isMisled(on path: [LayoutNode]) -> Bool {
    if let layer = path.firstMapped({ $0.behavior.modalLayer }), layer.quietUntil > now { return true }
    guard let bar = passes.layout.shiftedBar, let shift = bar.shift else { return false }
    if shift.end <= now { bar.shift = nil }
    guard shift.end > now, let index = path.firstIndex(where: { $0 === bar.layoutNode }) else { return false }
    return shift.hasMoved(Array(path[..<index]))
  }

  /// The time at which touches on views that a bar has just moved, or in a layer that has just taken the place of another,
  /// have an effect again; `nil` if they have one.
  package var endOfShift: Duration? {
    [passes.layout.shiftedBar?.shift?.end, modalLayers.last?.quietUntil].compactMap { $0 }.filter { $0 > now }.max()
  }
}

extension View {
  /// Shows a bar at the top edge that comes and goes by itself and must be seen.
  ///
  /// The bar stays in sight while the on-screen keyboard moves the page up. For half a second after it has come or gone,
  /// touches on views that it has moved, and on the bar itself, have no effect. Keys, the knob and other programs are
  /// not affected.
  package func steadyBar<Bar: View>(@ViewBuilder content: () -> Bar) -> some View {
    SafeAreaInset(
      edge: .top, alignment: .center, spacing: nil, isSteady: true,
      inside: TupleView((ZStack { self }, ZStack { content() })))
  }
}
