import Glibc
import Graphics
import Runtime
import Values

/// A symbol that points of a chart are drawn with.
@preconcurrency @MainActor public protocol ChartSymbolShape: Sendable {
  /// Returns the outline of the symbol in a square.
  func path(in rect: Rect) -> Path
  /// The side of the square in which the symbol looks as large as a circle of diameter 1.
  var perceptualUnitRect: Rect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  public var perceptualUnitRect: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }
}

/// The symbols that charts have.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  /// The symbols in the order in which they are assigned to values.
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let kind: Kind

  /// Returns the outline of the symbol in a square.
  public nonisolated func path(in rect: Rect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: Self.polygon(3, in: rect.offsetBy(dx: 0, dy: rect.height * 0.08), scale: 1.2)
    case .diamond: Self.polygon(4, in: rect, scale: 1.15)
    case .pentagon: Self.polygon(5, in: rect, scale: 1.1)
    case .plus: Self.bars(2, turned: 0, in: rect)
    case .cross: Self.bars(2, turned: .pi / 4, in: rect)
    case .asterisk: Self.bars(3, turned: .pi / 2, in: rect)
    }
  }

  /// A regular polygon with a corner at the top.
  private static func polygon(_ corners: Int, in rect: Rect, scale: Double) -> Path {
    let radius = rect.width / 2 * scale
    return Path {
      $0.addLines(
        (0..<corners).map { corner in
          let angle = Double(corner) / Double(corners) * 2 * .pi - .pi / 2
          return rect.center.offsetBy(dx: radius * cos(angle), dy: radius * sin(angle))
        })
      $0.closeSubpath()
    }
  }

  /// Bars through the centre.
  private static func bars(_ count: Int, turned start: Double, in rect: Rect) -> Path {
    Path {
      let (length, half) = (rect.width / 2, max(0.75, rect.width * 0.14))
      for bar in 0..<count {
        let angle = start + Double(bar) / Double(count) * .pi
        let (along, across) = ((x: cos(angle), y: sin(angle)), (x: -sin(angle), y: cos(angle)))
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { side, edge in
          rect.center.offsetBy(
            dx: along.x * length * side + across.x * half * edge, dy: along.y * length * side + across.y * half * edge)
        }
        $0.addLines(corners)
        $0.closeSubpath()
      }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A filled circle, which the first of several series gets.
  public nonisolated static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square with horizontal and vertical sides.
  public nonisolated static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public nonisolated static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square turned by 45°: one corner points up.
  public nonisolated static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A regular pentagon, a little larger than the square, as it looks smaller.
  public nonisolated static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// An upright cross.
  public nonisolated static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public nonisolated static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star of three bars.
  public nonisolated static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol with its type erased.
@preconcurrency @MainActor public struct AnyChartSymbolShape: ChartSymbolShape {
  private let outline: @MainActor @Sendable (Rect) -> Path

  /// Creates a symbol from another.
  public init<S: ChartSymbolShape>(_ symbol: S) { outline = { symbol.path(in: $0) } }

  /// Returns the outline of the symbol in a square.
  public func path(in rect: Rect) -> Path { outline(rect) }
}
