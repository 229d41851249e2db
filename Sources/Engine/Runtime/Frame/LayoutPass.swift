import Graphics

/// The state of the layout pass.
package final class LayoutPass {
  /// Whether anything asks to be laid out.
  package var isNeeded = true
  /// The number of the pass: it changes with each one.
  package fileprivate(set) var number: UInt32 = 0
  /// The pixels per point of the views that are being laid out: a display with its own scale has its own number.
  package var scale: Double
  /// The alignment guides that any view sets or reads; the others are not asked for.
  package var guidesInUse: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
  /// The transaction of the running update as far as the layout is concerned.
  package var transaction = Transaction()
  /// Whether layout nodes glide to the places that they get in this update.
  package var isAnimated = false
  /// Whether any view has ever set its z-index; until then children are drawn in their own order.
  package var hasLevels = false
  /// The observers in the order of their arrival, so that two runs do the same; `nil` in the place of one that has gone.
  private var observers: [(any GeometryObserver)?] = []
  /// The places of the present observers in ``observers``.
  private var places: [ObjectIdentifier: Int] = [:]
  package let matches = GeometryMatches()
  package let relativeFrames = RelativeFrames()
  /// The bar that moved the page last; `nil` if none has.
  weak var shiftedBar: SafeAreaBehavior?

  init(scale: Double) { self.scale = scale }

  fileprivate func observe(_ observer: any GeometryObserver, _ isObserving: Bool) {
    if let place = places.removeValue(forKey: ObjectIdentifier(observer)) { observers[place] = nil }
    if observers.count > 2 * places.count + 16 { closeGaps() }
    guard isObserving else { return }
    places[ObjectIdentifier(observer)] = observers.count
    observers.append(observer)
  }

  /// Removes the places of observers that have gone.
  private func closeGaps() {
    let present = observers.compactMap { $0 }
    observers = present
    for (place, observer) in present.enumerated() { places[ObjectIdentifier(observer)] = place }
  }

  /// Tells all observers, in the order in which they came.
  fileprivate func tellObservers() {
    for observer in observers { observer?.layoutSettled() }
  }
}

/// The layout pass: layout nodes that changed are measured again, and the change spreads upwards only as far as sizes differ.
extension Stage {
  package func layOut() {
    guard passes.layout.isNeeded else { return }
    passes.layout.isNeeded = false
    passes.layout.number &+= 1
    building { if passes.layout.transaction.isEmpty { placeAll() } else { passes.layout.transaction.run(placeAll) } }
  }

  private func placeAll() {
    _ = rootLayoutNode.settle()
    rootLayoutNode.place(at: .zero, proposal: ProposedViewSize(size))
    // Everything is placed: views that asked for their place may want something else now.
    passes.layout.tellObservers()
  }

  /// Starts or stops telling a layout node where it is after each layout.
  package func observeGeometry(_ observer: any GeometryObserver, _ isObserving: Bool) {
    passes.layout.observe(observer, isObserving)
  }

  /// The nearest point that lies between pixels.
  package func snapped(_ point: Point) -> Point {
    point.snapped(passes.layout.scale)
  }

  /// Lays out in points of which each is a number of the stage's points: corners then lie between the stage's pixels.
  /// The caller must put the former scale back afterwards.
  package func enterPoints(_ factor: Double) -> Double {
    defer { if factor != 1 { passes.layout.scale = scale * factor } }
    return passes.layout.scale
  }
}

extension Point {
  /// Returns the nearest point that lies between pixels.
  ///
  /// - Parameter scale: the number of pixels in a point.
  package func snapped(_ scale: Double) -> Point {
    Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
