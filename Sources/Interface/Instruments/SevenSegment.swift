import Controls
import Looks
import Graphics
import Runtime
import Values

/// A number in digits of seven segments, as instruments have.
///
///     SevenSegment("Weight", value: 12.5, digits: 5, format: .number.fractionDigits(1))
///
/// Segments that are off are faintly seen. A number that needs more digits than there are is shown as dashes. A duration has a
/// colon between its hours, minutes and seconds.
@preconcurrency @MainActor public struct SevenSegment: View {
  private let title: Text
  private let value: Double
  private let digits: Int
  private let format: NumberFormat
  @Environment({ $0.numberConventions }) private var conventions

  /// Creates a display with a title, which is read out.
  ///
  /// - Parameters:
  ///   - value: the number; one that is not finite is shown as dashes.
  ///   - digits: the number of digits, 1…12. A minus sign takes one.
  ///   - format: the format of the number. Its unit or currency is read out and not shown, groups are not separated.
  public init(
    _ titleKey: LocalizedStringKey, value: Double, digits: Int = 4, format: NumberFormat = .number.fractionDigits(0...3)
  ) {
    (title, self.value, self.format) = (Text(titleKey), value, format)
    self.digits = max(1, min(12, digits))
  }

  /// Creates a display with a title, which is read out.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: Double, digits: Int = 4, format: NumberFormat = .number.fractionDigits(0...3)
  ) {
    (self.title, self.value, self.format) = (Text(title), value, format)
    self.digits = max(1, min(12, digits))
  }

  /// The digits, or dashes where the number does not fit.
  public var body: some View {
    SegmentVisual(cells: SegmentCell.cells(plain, count: digits))
      .semantics(Semantics(role: .text, value: format.text(value, in: conventions)), children: .ignore, label: title)
  }

  /// The number without units and groups.
  private var plain: String {
    guard format.style == .duration else {
      var bare = format.grouped(false).suffix("").prefix("")
      if case .currency = bare.style { bare.style = .currency(symbol: "") }
      return bare.text(value)
    }
    let seconds = value.rounded()
    guard seconds.magnitude < 1e9 else { return NumberFormat.placeholder }
    return (seconds < 0 ? "-" : "") + Duration.seconds(seconds.magnitude).countdownText
  }
}

/// A digit with its point, or with the colon after it.
nonisolated struct SegmentCell: Hashable {
  /// The segments that are lit, one bit each: top, upper right, lower right, bottom, lower left, upper left, middle.
  var segments: UInt8 = 0
  var hasPoint = false, hasColon = false

  private static let patterns: [Character: UInt8] = [
    "0": 0b0111111, "1": 0b0000110, "2": 0b1011011, "3": 0b1001111, "4": 0b1100110, "5": 0b1101101, "6": 0b1111101,
    "7": 0b0000111, "8": 0b1111111, "9": 0b1101111, "-": 0b1000000, "−": 0b1000000,
  ]

  /// Returns the cells of a number with a point, to the right; dashes if it does not fit or is none.
  static func cells(_ text: String, count: Int) -> [SegmentCell] {
    var cells: [SegmentCell] = []
    for character in text {
      if let pattern = patterns[character] {
        cells.append(SegmentCell(segments: pattern))
      } else if character == ".", !cells.isEmpty {
        cells[cells.count - 1].hasPoint = true
      } else if character == ":", !cells.isEmpty {
        cells[cells.count - 1].hasColon = true
      } else {
        cells = []
        break
      }
    }
    if cells.isEmpty || cells.count > count { return Array(repeating: SegmentCell(segments: 0b1000000), count: count) }
    return Array(repeating: SegmentCell(), count: count - cells.count) + cells
  }
}

/// The picture of digits of seven segments.
private struct SegmentVisual: LayoutView {
  let cells: [SegmentCell]

  func makeBehavior(for layoutNode: LayoutNode) -> SegmentBehavior { SegmentBehavior(layoutNode) }

  func configure(_ behavior: SegmentBehavior, in environment: EnvironmentValues) {
    behavior.height = environment.controlMetrics.touchHeight
    behavior.look = .init(
      cells: cells, lit: ForegroundStyle().resolvedStyle(in: environment).color,
      dark: environment.palette.track.multiplyingOpacity(by: 0.45))
  }
}

/// Measures and draws digits of seven segments.
private final class SegmentBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var cells: [SegmentCell] = []
    var lit = RGBA.clear, dark = RGBA.clear
  }

  var height = 44.0 { didSet { if height != oldValue { setNeedsLayout() } } }
  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      if look.cells.count != oldValue.cells.count { setNeedsLayout() }
    }
  }

  /// The distance between digits, as a share of their height.
  private static let pitch = 0.68

  func measure(_ proposal: ProposedViewSize) -> Size {
    let count = Double(look.cells.count)
    var high = proposal.height.map { max(12, min($0, 400)) } ?? height
    if let width = proposal.width { high = min(high, max(12, width / (count * Self.pitch))) }
    return Size(width: high * Self.pitch * count, height: high)
  }

  func paint(into painter: inout Painter) {
    let high = painter.size.height
    for (index, cell) in look.cells.enumerated() {
      // Numbers are read from left to right in every language.
      let digit = Rect(
        x: (Double(index) * Self.pitch + 0.05) * high, y: high * 0.04, width: high * 0.46, height: high * 0.92)
      for segment in 0..<7 {
        let isLit = cell.segments >> UInt8(segment) & 1 == 1
        painter.draw(.fill(Self.segment(segment, in: digit), .nonZero), .color(isLit ? look.lit : look.dark))
      }
      let point = Point(x: digit.maxX + high * 0.075, y: digit.maxY - high * 0.05)
      painter.draw(.ellipse(Rect(center: point, radius: high * 0.05)), .color(cell.hasPoint ? look.lit : look.dark))
      if !cell.hasColon { continue }
      for share in [0.35, 0.65] {
        let dot = Point(x: point.x, y: digit.minY + digit.height * share)
        painter.draw(.ellipse(Rect(center: dot, radius: high * 0.05)), .color(look.lit))
      }
    }
  }

  /// The outline of a segment: a bar with pointed ends.
  private static func segment(_ index: Int, in digit: Rect) -> Path {
    let half = digit.width * 0.12, gap = digit.width * 0.03
    let (left, right) = (digit.minX + half, digit.maxX - half)
    let (top, middle, bottom) = (digit.minY + half, digit.midY, digit.maxY - half)
    let ends: (Point, Point) =
      switch index {
      case 0: (Point(x: left, y: top), Point(x: right, y: top))
      case 1: (Point(x: right, y: top), Point(x: right, y: middle))
      case 2: (Point(x: right, y: middle), Point(x: right, y: bottom))
      case 3: (Point(x: left, y: bottom), Point(x: right, y: bottom))
      case 4: (Point(x: left, y: middle), Point(x: left, y: bottom))
      case 5: (Point(x: left, y: top), Point(x: left, y: middle))
      default: (Point(x: left, y: middle), Point(x: right, y: middle))
      }
    let (from, to) = ends
    let isLevel = from.y == to.y
    let (along, across) = isLevel ? (Point(x: 1, y: 0), Point(x: 0, y: 1)) : (Point(x: 0, y: 1), Point(x: 1, y: 0))
    func corner(_ base: Point, _ forward: Double, _ side: Double) -> Point {
      base.offsetBy(dx: along.x * forward + across.x * side, dy: along.y * forward + across.y * side)
    }
    return Path {
      $0.addLines([
        corner(from, gap, 0), corner(from, gap + half, half), corner(to, -gap - half, half), corner(to, -gap, 0),
        corner(to, -gap - half, -half), corner(from, gap + half, -half),
      ])
      $0.closeSubpath()
    }
  }
}
