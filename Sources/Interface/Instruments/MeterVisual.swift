import Looks
import Graphics
import Runtime
import Values

/// The face of an instrument: its scale, its zones and its pointer.
nonisolated protocol MeterFace: Hashable, Sendable {
  /// The size without a proposal, in points.
  var usualSize: Size { get }
  /// Whether width and height are equal.
  var isSquare: Bool { get }
  /// The height that a horizontal instrument has in any space, in points; `nil` for one that fills it.
  var height: Double? { get }
  /// The distance of the numbers at the scale for a size of the face, as a number of points along the scale.
  func scaleLength(_ size: Size) -> Double
  /// Draws the face.
  @MainActor func paint(_ meter: MeterPicture, into painter: inout Painter)
}

extension MeterPicture {
  /// The places of the numbers of the ticks; `nil` for a number that has none.
  ///
  /// - Parameters:
  ///   - pivot: the place that no number may cover.
  ///   - place: the place of a number, by the fraction of its tick and its size.
  func labels(besides pivot: Rect = .zero, at place: (Double, Size) -> Point) -> [Point?] {
    let labels = ticks.map { tick in tick.text.map { Rect(origin: place(tick.fraction, $0.size), size: $0.size) } }
    return Self.apart(labels, besides: pivot).map { $0?.origin }
  }

  /// Leaves out the numbers that would cover another one. The ends of the scale come first: they tell its range. The
  /// numbers between them stay at equal distances where that leaves any.
  nonisolated static func apart(_ labels: [Rect?], besides pivot: Rect) -> [Rect?] {
    let last = labels.count - 1
    let steps = last > 1 ? (1..<last).filter { last.isMultiple(of: $0) } : []
    let clear = labels.map { label in label.flatMap { $0.intersects(pivot) ? nil : $0 } }
    for step in steps {
      let shown = stride(from: 0, through: last, by: step).compactMap { clear[$0] }
      guard shown.indices.allSatisfy({ index in !shown[..<index].contains { $0.intersects(shown[index]) } }) else {
        continue
      }
      return clear.indices.map { $0.isMultiple(of: step) ? clear[$0] : nil }
    }
    var taken = [pivot]
    var places = [Rect?](repeating: nil, count: labels.count)
    let all = labels.indices
    for index in Array(all.prefix(1)) + all.dropFirst().suffix(1) + all.dropFirst().dropLast() {
      guard let label = labels[index], !taken.contains(where: { $0.intersects(label) }) else { continue }
      taken.append(label)
      places[index] = label
    }
    return places
  }
}

extension MeterPicture {
  /// The round numbers of a scale, and their format.
  ///
  /// - Parameters:
  ///   - count: the greatest number of them.
  ///   - isDuration: whether they are the seconds of durations.
  nonisolated static func scale(
    _ range: ClosedRange<Double>, count: Int, isDuration: Bool
  ) -> (values: [Double], format: NumberFormat) {
    if isDuration { return (TimeTicks(range, count: count, isElapsed: true).values, .duration) }
    let ticks = AxisTicks(inside: range, count: count)
    return (ticks.values, .number.fractionDigits(ticks.fractionDigits))
  }
}

extension MeterFace {
  nonisolated var isSquare: Bool { false }
  nonisolated var height: Double? { nil }
}

/// The picture of an instrument at a moment.
@MainActor struct MeterPicture {
  /// A number at the scale.
  struct Tick {
    let fraction: Double
    /// The number; `nil` for a mark without one.
    let text: TextLayout?
  }

  /// The resolved colours of an instrument.
  struct Colors: Equatable {
    var track = RGBA.clear, text = RGBA.clear, secondary = RGBA.clear, card = RGBA.clear, outline = RGBA.clear
    /// The colour of the pointer or of what is filled: that of the zone, unless that is normal.
    var value = RGBA.clear
    var normal = RGBA.clear, warning = RGBA.clear, alarm = RGBA.clear

    func zone(_ kind: MeterZone.Kind) -> RGBA {
      switch kind {
      case .normal: normal
      case .warning: warning
      case .alarm: alarm
      }
    }
  }

  /// The position that is shown: 0…1; `nil` for an unknown value.
  var value: Double?
  var setPoint: Double?
  var zones: [MeterStyleConfiguration.Zone]
  var ticks: [Tick]
  var colors: Colors
  /// Whether larger values are on the left.
  var isReversed: Bool

  /// The zone at a position; `nil` outside of zones.
  func zone(at fraction: Double) -> MeterZone.Kind? { zones.last { $0.range.contains(fraction) }?.kind }
}

/// The moving picture of an instrument.
struct MeterVisual<Face: MeterFace>: LayoutView {
  let configuration: MeterStyleConfiguration
  let face: Face

  func makeBehavior(for layoutNode: LayoutNode) -> MeterBehavior<Face> { MeterBehavior(layoutNode, face) }

  func configure(_ behavior: MeterBehavior<Face>, in environment: EnvironmentValues) {
    let palette = environment.palette
    let zone = configuration.zone.flatMap { $0 == .normal ? nil : $0 }
    let colors = MeterPicture.Colors(
      track: palette.track, text: palette.text, secondary: palette.secondaryText, card: palette.surface,
      outline: palette.outline,
      value: zone?.color(in: environment) ?? Color.accentColor.resolve(in: environment),
      normal: MeterZone.Kind.normal.color(in: environment), warning: MeterZone.Kind.warning.color(in: environment),
      alarm: MeterZone.Kind.alarm.color(in: environment))
    if behavior.typesetter.prepare(in: environment) { behavior.forgetTicks() }
    behavior.movement = environment.valueMovement
    behavior.face = face
    behavior.look = .init(
      value: configuration.isKnown ? configuration.value : nil, setPoint: configuration.setPoint,
      zones: configuration.zones, range: configuration.range, isDuration: configuration.isDuration,
      conventions: environment.numberConventions, colors: colors, isReversed: environment.isRightToLeft)
  }
}

/// Measures and draws an instrument.
final class MeterBehavior<Face: MeterFace>: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode, _ face: Face) { (self.layoutNode, self.face) = (layoutNode, face) }

  struct Look: Equatable {
    var value: Double?
    var setPoint: Double?
    var zones: [MeterStyleConfiguration.Zone] = []
    var range = 0.0...1.0
    var isDuration = false
    var conventions = NumberConventions.posix
    var colors = MeterPicture.Colors()
    var isReversed = false
  }

  var face: Face { didSet { if face != oldValue { setNeedsLayout() } } }
  let typesetter = LabelTypesetter()
  /// The animation of the pointer; `nil` if it changes its place at once.
  var movement: Animation?
  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      if let value = look.value {
        position.move(to: value, oldValue.value == nil ? nil : movement, on: layoutNode)
      }
      let isSameScale = look.range == oldValue.range && look.isDuration == oldValue.isDuration
      if !isSameScale || look.conventions != oldValue.conventions { known = nil }
    }
  }

  /// Sets the numbers of the scale again, in another font.
  func forgetTicks() {
    known = nil
    setNeedsPaint()
  }

  private var position = MovingNumber()
  /// The ticks of a length of the scale.
  private var known: (length: Double, ticks: [MeterPicture.Tick])?

  func measure(_ proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions(by: face.usualSize)
    if face.isSquare {
      // In a column that scrolls, a wide instrument is no higher than usual.
      let side = max(40, min(proposal.width ?? size.height, proposal.height ?? face.usualSize.height))
      return Size(width: side, height: side)
    }
    return Size(width: max(40, size.width), height: face.height ?? max(40, size.height))
  }

  func paint(into painter: inout Painter) {
    let picture = MeterPicture(
      value: look.value.map { _ in position.shown(at: stage.now) }, setPoint: look.setPoint, zones: look.zones,
      ticks: ticks(face.scaleLength(painter.size)), colors: look.colors, isReversed: look.isReversed)
    face.paint(picture, into: &painter)
  }

  /// The round numbers of the scale, as many as its length has room for.
  private func ticks(_ length: Double) -> [MeterPicture.Tick] {
    if let known, known.length == length { return known.ticks }
    let count = max(2, min(12, Int(length / 44)))
    let (values, format) = MeterPicture.scale(look.range, count: count, isDuration: look.isDuration)
    let span = look.range.upperBound - look.range.lowerBound
    let all = values.map {
      MeterPicture.Tick(
        fraction: ($0 - look.range.lowerBound) / span, text: typesetter.layout(format.text($0, in: look.conventions)))
    }
    known = (length, all)
    return all
  }
}
