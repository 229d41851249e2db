import Graphics

/// What a range slider's track shows.
struct RangeTrackState: Equatable {
  var lower: Double
  var upper: Double
  var title: String
  var lowerText: String
  var upperText: String
  var held: Set<RangeHandle>
  var focused: RangeHandle?
  var isAdjustable: Bool
}

/// The track of a range slider with its two handles.
struct RangeTrack: BoxView {
  let state: RangeTrackState
  let adjust: (RangeHandle, Int) -> Bool

  func makeBox(for node: Node) -> RangeTrackBox { RangeTrackBox(node: node) }

  func configure(_ box: RangeTrackBox, in environment: EnvironmentValues) {
    let palette = environment.palette
    let isEnabled = environment.isEnabled && state.isAdjustable
    box.adjust = adjust
    box.isEnabled = isEnabled
    box.show(
      state,
      look: .init(
        track: palette.track, tint: isEnabled ? Color.accentColor.resolve(in: environment) : palette.disabled,
        handle: palette.surface, pressed: palette.tintPressed, focus: palette.focus))
  }
}

final class RangeTrackBox: Box {
  struct Look: Equatable {
    var track, tint, handle, pressed, focus: RGBA
  }

  /// Half the width of a handle, of one that is held, and of the area around one that a finger can grab.
  static let radius = 15.0
  static let heldRadius = 18.0
  static let grabRadius = 30.0
  /// Thickness of the track.
  static let thickness = 6.0
  static let height = 48.0

  private var state = RangeTrackState(
    lower: 0, upper: 1, title: "", lowerText: "", upperText: "", held: [], isAdjustable: true)
  private var look = Look(track: .clear, tint: .clear, handle: .clear, pressed: .clear, focus: .clear)
  var adjust: (RangeHandle, Int) -> Bool = { _, _ in false }
  var isEnabled = true

  func show(_ state: RangeTrackState, look: Look) {
    if state == self.state && look == self.look { return }
    (self.state, self.look) = (state, look)
    setNeedsPaint()
  }

  // MARK: Geometry

  /// How far a handle's middle can move, in points.
  static func travel(width: Double) -> Double { max(1, width - 2 * heldRadius) }

  /// Where between the ends a place is: 0…1 on the track, beyond outside.
  static func fraction(at x: Double, width: Double) -> Double { (x - heldRadius) / travel(width: width) }

  private func center(_ handle: RangeHandle, in size: Size) -> Point {
    let fraction = handle == .lower ? state.lower : state.upper
    return Point(x: Self.heldRadius + fraction * Self.travel(width: size.width), y: size.height / 2)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: max(proposal.width ?? 240, 4 * Self.heldRadius), height: Self.height)
  }

  override func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  // MARK: Picture

  override func paint(into painter: inout Painter) {
    let (low, high) = (center(.lower, in: painter.size), center(.upper, in: painter.size))
    let half = Self.thickness / 2
    let track = Rect(
      x: Self.heldRadius - half, y: low.y - half, width: Self.travel(width: painter.size.width) + Self.thickness,
      height: Self.thickness)
    painter.fill(track, radius: half, look.track)
    painter.fill(Rect(minX: low.x, minY: track.minY, maxX: high.x, maxY: track.maxY), look.tint)
    // The handle that was moved last lies on top; with both at the far end that must be the lower one.
    let order: [RangeHandle] = state.lower > 0.5 ? [.upper, .lower] : [.lower, .upper]
    for handle in order { paint(handle, at: handle == .lower ? low : high, into: &painter) }
  }

  private func paint(_ handle: RangeHandle, at center: Point, into painter: inout Painter) {
    let isHeld = state.held.contains(handle)
    let radius = isHeld ? Self.heldRadius : Self.radius
    func disc(_ radius: Double) -> DisplayItem.Shape {
      .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    painter.draw(disc(radius), .color(isHeld ? look.pressed : state.focused == handle ? look.focus : look.tint))
    painter.draw(disc(radius - 4), .color(look.handle))
  }

  // MARK: Meaning

  override func elements() -> [SemanticsElement] {
    [RangeHandle.lower, .upper].map { handle in
      let isLower = handle == .lower
      let name = isLower ? "Minimum" : "Maximum"
      var element = element(
        Semantics(
          role: .slider, label: state.title.isEmpty ? name : "\(state.title) \(name.lowercased())",
          value: isLower ? state.lowerText : state.upperText, isEnabled: isEnabled,
          adjust: isEnabled ? { [weak self] in _ = self?.adjust(handle, $0) } : nil), children: [])
      let center = center(handle, in: frame.size)
      element.frame = Rect(
        x: element.frame.minX + center.x - Self.heldRadius, y: element.frame.minY + center.y - Self.heldRadius,
        width: 2 * Self.heldRadius, height: 2 * Self.heldRadius)
      return element
    }
  }
}
