import Controls
import Looks
import Glibc
import Graphics
import Runtime
import Values

/// A dial of all directions, such as that of the wind or of a ship.
///
///     Compass("Wind", heading: .degrees(225))
///
/// The needle turns the shorter way. The letters of the directions are those of the compass in English, as on charts.
@preconcurrency @MainActor public struct Compass: View {
  private let title: Text
  private let degrees: Double
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden

  private init(_ title: Text, _ heading: Angle) {
    let turn = heading.degrees.remainder(dividingBy: 360)
    (self.title, degrees) = (title, turn.isFinite ? (turn < 0 ? turn + 360 : turn) : 0)
  }

  /// Creates a dial with a title.
  ///
  /// - Parameter heading: the direction, clockwise from north. One that is not finite counts as north.
  public init(_ titleKey: LocalizedStringKey, heading: Angle) { self.init(Text(titleKey), heading) }

  /// Creates a dial with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, heading: Angle) { self.init(Text(title), heading) }

  /// The dial with its direction in numbers.
  public var body: some View {
    VStack(spacing: 4) {
      CompassVisual(degrees: degrees)
      // Beside other instruments the dial is as wide as its figures at least.
      Text(verbatim: text).monospacedDigit().fontWeight(.semibold).lineLimit(1).fixedSize()
      if !areLabelsHidden {
        title.font(.footnote).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.8)
      }
    }
    .semantics(Semantics(role: .gauge, value: text), children: .ignore, label: title)
  }

  static let points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

  private var text: String {
    let whole = Int(degrees.rounded()) % 360
    return "\(whole)° \(Self.points[Int((degrees / 45).rounded()) % 8])"
  }
}

/// The rose and the needle of a compass.
private struct CompassVisual: LayoutView {
  let degrees: Double

  func makeBehavior(for layoutNode: LayoutNode) -> CompassBehavior { CompassBehavior(layoutNode) }

  func configure(_ behavior: CompassBehavior, in environment: EnvironmentValues) {
    let palette = environment.palette
    if behavior.typesetter.prepare(in: environment) { behavior.setNeedsPaint() }
    behavior.movement = environment.valueMovement
    behavior.look = .init(
      degrees: degrees, rim: palette.track, mark: palette.secondaryText, text: palette.text,
      needle: Color.accentColor.resolve(in: environment), card: palette.surface)
  }
}

/// Draws a compass.
private final class CompassBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var degrees = 0.0
    var rim = RGBA.clear, mark = RGBA.clear, text = RGBA.clear, needle = RGBA.clear, card = RGBA.clear
  }

  let typesetter = LabelTypesetter()
  var movement: Animation?
  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      // The angle counts on beyond a whole turn, so that the needle turns the shorter way.
      let before = heading.target ?? look.degrees
      heading.move(to: before + (look.degrees - before).remainder(dividingBy: 360), movement, on: layoutNode)
    }
  }
  private var heading = MovingNumber()

  func measure(_ proposal: ProposedViewSize) -> Size {
    // In a column that scrolls, a wide dial is no higher than usual.
    let side = max(40, min(proposal.width ?? proposal.height ?? 140, proposal.height ?? 140))
    return Size(width: side, height: side)
  }

  func paint(into painter: inout Painter) {
    let radius = min(painter.size.width, painter.size.height) / 2 - 1
    let center = painter.bounds.center
    func place(_ degrees: Double, _ distance: Double) -> Point {
      let angle = (degrees - 90) * .pi / 180
      return center.offsetBy(dx: distance * cos(angle), dy: distance * sin(angle))
    }
    let width = radius * 0.05
    painter.draw(
      .stroke(Path(ellipseIn: Rect(center: center, radius: radius - width / 2)), StrokeStyle(lineWidth: width)),
      .color(look.rim))
    for mark in 0..<36 {
      let isMain = mark.isMultiple(of: 9)
      let path = Path {
        $0.addLines([place(Double(mark) * 10, radius * 0.93), place(Double(mark) * 10, radius * (isMain ? 0.8 : 0.87))])
      }
      painter.draw(
        .stroke(path, StrokeStyle(lineWidth: isMain ? 2 : 1)), .color(isMain ? look.text : look.mark))
    }
    if radius > 36 {
      for point in 0..<4 {
        guard let letter = typesetter.layout(Compass.points[point * 2]) else { continue }
        let middle = place(Double(point) * 90, radius * 0.66)
        painter.draw(
          letter, at: Point(x: middle.x - letter.size.width / 2, y: middle.y - letter.size.height / 2),
          point == 0 ? look.text : look.mark)
      }
    }
    let turn = heading.shown(at: stage.now)
    func half(_ tip: Double, _ color: RGBA) {
      let path = Path {
        $0.addLines([
          place(turn + tip, radius * 0.54), place(turn + 90, radius * 0.12), place(turn - 90, radius * 0.12),
        ])
        $0.closeSubpath()
      }
      painter.draw(.fill(path, .nonZero), .color(color))
    }
    half(180, look.rim)
    half(0, look.needle)
    painter.draw(.ellipse(Rect(center: center, radius: radius * 0.05)), .color(look.card))
  }
}
