import Looks
import Glibc
import Graphics
import Localization
import Runtime
import Values

/// The track of a slider with its handles.
struct SliderTrack: LayoutView {
  let state: SliderTrackState
  let values: any SliderTrackValues

  func makeBehavior(for layoutNode: LayoutNode) -> SliderTrackBehavior { SliderTrackBehavior(layoutNode) }

  func configure(_ behavior: SliderTrackBehavior, in environment: EnvironmentValues) {
    behavior.values = values
    behavior.words = environment.localizer
    behavior.isEnabled = environment.isEnabled && state.isAdjustable && !environment.isReadOnly
    behavior.movement = environment.valueMovement
    behavior.growing = environment.accessibilityReduceMotion ? nil : .easeInOut(duration: 0.3)
    behavior.letterMiddle = environment.textTraits.resolvedFont(in: environment).letterMiddle
    behavior.show(state, look: look(in: environment))
  }

  /// The colours and lengths of the track, from the theme, the appearance and the state.
  private func look(in environment: EnvironmentValues) -> SliderTrackBehavior.Look {
    let (palette, metrics) = (environment.palette, environment.theme.metrics)
    let appearance = environment.sliderLook.appearance
    let isEnabled = environment.isEnabled && state.isAdjustable
    func color(_ color: Color?, else standard: RGBA) -> RGBA { color?.resolve(in: environment) ?? standard }
    let isWhole = state.handles.count > 1 && state.span == 0...1
    let special = isWhole ? appearance.wholeRangeColor : nil
    let tint = isEnabled ? color(special, else: environment.valueColor()) : palette.disabled
    let symbols = appearance.handleSymbols.map { SystemSymbol(named: $0) ?? .missing }
    return SliderTrackBehavior.Look(
      track: color(appearance.trackColor, else: palette.track),
      span: isEnabled ? color(special ?? appearance.spanColor, else: tint) : tint,
      rim: isEnabled ? color(special ?? appearance.handleBorderColor, else: tint) : tint,
      handle: color(appearance.handleColor, else: palette.surface),
      pressed: special == nil && appearance.handleBorderColor == nil ? palette.pressed(tint) : tint,
      focus: palette.focus, mark: palette.outline,
      thickness: min(max(appearance.trackThickness ?? metrics.trackThickness, 1), SliderTrackBehavior.breadth),
      radius: (appearance.handleDiameter.map { $0 / 2 } ?? metrics.handleRadius) * state.handleScale,
      heldScale: appearance.heldHandleScale, border: max(0, appearance.handleBorderWidth), symbols: symbols,
      hasHandles: !environment.isReadOnly && !environment.sliderLook.hidesHandles,
      hasValue: environment.unknownValue == nil)
  }
}

/// Lays out, draws and describes the track of a slider.
final class SliderTrackBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The resolved colours, and the lengths in points, that the track is drawn with.
  struct Look: Equatable {
    var track, span, rim, handle, pressed, focus, mark: RGBA
    var thickness: Double
    var radius: Double
    var heldScale: Double
    var border: Double
    var symbols: [SystemSymbol]
    /// Whether the handles are drawn. A value that is only shown has no handle.
    var hasHandles: Bool
    /// Whether there is a value: an unknown one has neither a selected part nor handles.
    var hasValue: Bool
  }

  /// Identifies a handle to the announcer, with the value that listeners know.
  final class Source { var noted: NotedValue? }

  /// The extent of a track across, and the height of the highest bar of a histogram, in points.
  static let breadth = 48.0
  static let histogramHeight = 44.0
  /// The height of the middle of capital letters above the baseline in the surrounding font, in points.
  var letterMiddle = 0.0 { didSet { if letterMiddle != oldValue { setNeedsLayout() } } }

  private(set) var state: SliderTrackState?
  private var look: Look?
  let sources: [RangeHandle: Source] = [.lower: Source(), .upper: Source()]
  var values: (any SliderTrackValues)?
  var isEnabled = true
  /// The animations of a handle's position, and of its growth when it is grabbed or released; `nil` for an immediate
  /// change.
  var movement: Animation?, growing: Animation?
  /// The position at which a handle is drawn, and its growth: from 0 at rest to 1 while it is held.
  private struct Shown { var position = MovingNumber(), growth = MovingNumber() }
  private var lower = Shown(), upper = Shown()
  /// The language of the note that a value has reached an end.
  var words = Localizer.standard

  /// Shows a new state, and announces the values that have changed.
  func show(_ state: SliderTrackState, look: Look) {
    if state == self.state && look == self.look { return }
    let before = self.state
    (self.state, self.look) = (state, look)
    setNeedsPaint()
    if before?.axis != state.axis || before?.histogram.isEmpty != state.histogram.isEmpty { setNeedsLayout() }
    for handle in state.handles {
      if handle.handle == .lower { move(&lower, to: handle) } else { move(&upper, to: handle) }
    }
    announce(state)
  }

  /// Begins to show a handle in its new state. A handle that a finger holds follows it without animation.
  private func move(_ shown: inout Shown, to handle: SliderHandle) {
    shown.position.move(to: handle.fraction, handle.isHeld ? nil : movement, on: layoutNode)
    shown.growth.move(to: handle.isHeld ? 1 : 0, growing, on: layoutNode)
  }

  /// The position at which a handle is drawn now: 0…1.
  private func position(of handle: SliderHandle) -> Double {
    (handle.handle == .lower ? lower : upper).position.shown(at: stage.now)
  }

  private var axis: SliderAxis { state?.axis ?? SliderAxis() }

  // MARK: Geometry

  /// The text baseline of a horizontal track: text beside it is centred at the handles.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    guard key.isTextBaseline, !axis.isVertical else { return nil }
    return sizeThatFits(proposal).height - Self.breadth / 2 + letterMiddle
  }

  func measure(_ proposal: ProposedViewSize) -> Size {
    let least = 4 * SliderAxis.inset
    let breadth = Self.breadth + (state?.histogram.isEmpty == false ? Self.histogramHeight : 0)
    return axis.isVertical
      ? Size(width: breadth, height: max(proposal.height ?? 240, least))
      : Size(width: max(proposal.width ?? 240, least), height: breadth)
  }

  /// The part of the frame that the track occupies: below the histogram of a horizontal track, or beside that of a
  /// vertical one.
  private func band(in size: Size) -> Rect {
    guard state?.histogram.isEmpty == false else { return Rect(origin: .zero, size: size) }
    return axis.isVertical
      ? Rect(x: size.width - Self.breadth, y: 0, width: Self.breadth, height: size.height)
      : Rect(x: 0, y: size.height - Self.breadth, width: size.width, height: Self.breadth)
  }

  /// The centre of a handle at a fraction, in the frame's coordinates.
  private func center(at fraction: Double, in size: Size) -> Point {
    let band = band(in: size)
    return axis.point(at: fraction, in: band.size).offsetBy(dx: band.minX, dy: band.minY)
  }

  func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  // MARK: Picture

  func paint(into painter: inout Painter) {
    guard let state, let look else { return }
    paintHistogram(state, look, &painter)
    let band = band(in: painter.size)
    let half = look.thickness / 2
    func bar(_ from: Double, _ to: Double, _ overhang: Double) -> Rect {
      axis.bar(from: from, to: to, thickness: look.thickness, overhang: overhang, in: band.size)
        .offsetBy(dx: band.minX, dy: band.minY)
    }
    painter.fill(bar(0, 1, half), radius: half, look.track)
    paintTicks(state, look, &painter)
    guard look.hasValue else { return }
    let span = state.span(at: position)
    if state.handles.count > 1 || state.origin > 0 {
      painter.fill(bar(span.lowerBound, span.upperBound, 0), look.span)
    } else if span.upperBound > 0 {
      // The rounded start of the bar is drawn once and the handle covers its end, so a drag repaints only a
      // short bar.
      painter.fill(bar(0, 0, half), radius: half, look.span)
      painter.fill(bar(0, span.upperBound, 0), look.span)
    }
    if look.hasHandles {
      for handle in state.handles { paint(handle, look, &painter) }
    } else {
      paintEnds(of: span, state, look, band, &painter)
    }
  }

  /// Rounds the ends of the selected part where no handle covers them.
  private func paintEnds(
    of span: ClosedRange<Double>, _ state: SliderTrackState, _ look: Look, _ band: Rect, _ painter: inout Painter
  ) {
    let ends = state.handles.count > 1 || state.origin > 0 ? [span.lowerBound, span.upperBound] : [span.upperBound]
    for end in ends where span.upperBound > span.lowerBound {
      painter.draw(
        .ellipse(Rect(center: center(at: end, in: painter.size), radius: look.thickness / 2)), .color(look.span))
    }
  }

  private func paintTicks(_ state: SliderTrackState, _ look: Look, _ painter: inout Painter) {
    for tick in state.ticks {
      let center = center(at: tick, in: painter.size)
      let (across, along) = (look.thickness + 8, 2.0)
      let size = Size(width: axis.isVertical ? across : along, height: axis.isVertical ? along : across)
      painter.fill(
        painter.onPixels(
          Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)),
        look.mark)
    }
  }

  private func paintHistogram(_ state: SliderTrackState, _ look: Look, _ painter: inout Painter) {
    if state.histogram.isEmpty { return }
    let span = state.span(at: position)
    let count = Double(state.histogram.count)
    for (index, height) in state.histogram.enumerated() where height > 0 {
      let (low, high) = (Double(index) / count, Double(index + 1) / count)
      let (start, end) = (center(at: low, in: painter.size), center(at: high, in: painter.size))
      let length = height * Self.histogramHeight
      let reach = look.thickness / 2 + 3
      let isChosen = look.hasValue && span.contains((low + high) / 2)
      let bar =
        axis.isVertical
        ? Rect(
          x: start.x - reach - length, y: min(start.y, end.y), width: length, height: abs(start.y - end.y))
        : Rect(x: min(start.x, end.x), y: start.y - reach - length, width: abs(end.x - start.x), height: length)
      // Bars begin and end between pixels, and leave one point free: all gaps look alike.
      let gap = Size(width: axis.isVertical ? 0 : 1, height: axis.isVertical ? 1 : 0)
      let place = painter.onPixels(bar)
      let drawn = Rect(
        x: place.minX, y: place.minY, width: max(1, place.width - gap.width), height: max(1, place.height - gap.height))
      painter.fill(drawn, isChosen ? look.span.multiplyingOpacity(by: 0.5) : look.track)
    }
  }

  private func paint(_ handle: SliderHandle, _ look: Look, _ painter: inout Painter) {
    let center = center(at: position(of: handle), in: painter.size)
    let growth = (handle.handle == .lower ? lower : upper).growth.shown(at: stage.now)
    let scale = 1 + (look.heldScale - 1) * growth
    let radius = max(2, min(look.radius * scale, SliderAxis.inset))
    let rim = handle.isHeld ? look.pressed : handle.isFocused ? look.focus : look.rim
    func draw(_ radius: Double, _ inset: Double, _ color: RGBA) {
      let shape = cut(handle, at: center, radius: radius, inset: inset, in: painter.size)
      painter.draw(shape ?? .ellipse(Rect(center: center, radius: radius)), .color(color))
    }
    draw(radius, 1, rim)
    draw(max(radius - look.border, 2), 1 + look.border, look.handle)
    let symbols = look.symbols
    guard let symbol = handle.handle == .lower ? symbols.first : symbols.last else { return }
    painter.draw(symbol, in: Rect(center: center, radius: radius * 0.5), lineWidth: 3, ResolvedStyle(rim))
  }

  /// The part of a handle that is drawn where it overlaps the other one: both are cut at the line halfway between them.
  ///
  /// - Parameter inset: the distance from the middle between the two handles, in points.
  /// - Returns: the shape; `nil` for the whole handle.
  private func cut(
    _ handle: SliderHandle, at center: Point, radius: Double, inset: Double, in size: Size
  ) -> DisplayItem.Shape? {
    guard let state, state.handles.count > 1, let other = state.handles.first(where: { $0.handle != handle.handle })
    else { return nil }
    let far = self.center(at: position(of: other), in: size)
    // Handles at the same place are still cut: the lower one shows its half towards the start.
    let sign: Double = handle.handle == .lower ? -1 : 1
    let along = self.center(at: 1, in: size).direction(from: self.center(at: 0, in: size))
    let distance = center.distance(to: far) / 2 - inset
    guard distance < radius else { return nil }
    let half = acos(max(-1, min(1, -distance / radius)))
    let outward = atan2(along.y * sign, along.x * sign)
    let part = Path {
      $0.addArc(
        center: center, radius: radius, startAngle: Angle(radians: outward - half), delta: Angle(radians: 2 * half))
      $0.closeSubpath()
    }
    return .fill(part, .nonZero)
  }

  // MARK: Meaning

  var elements: [SemanticsElement] {
    guard let state, state.hasElements else { return [] }
    return state.handles.map { handle in
      var element = layoutNode.element(
        Semantics(
          role: .slider, label: handle.name, value: handle.value, isEnabled: isEnabled, minimum: handle.minimum,
          maximum: handle.maximum,
          adjust: isEnabled ? { [weak self] in _ = self?.values?.adjust(handle.handle, by: $0) } : nil),
        children: [])
      element.hint = handle.hint
      let center = center(at: handle.fraction, in: frame.size)
        .offsetBy(dx: element.frame.minX, dy: element.frame.minY)
      element.frame = Rect(center: center, radius: HandleReach.targetRadius)
      return element
    }
  }
}
