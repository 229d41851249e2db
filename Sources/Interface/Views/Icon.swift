import Graphics

/// A symbol drawn with round strokes on a grid of 24 units, in the foreground colour.
struct Icon: BoxView {
  /// What is drawn.
  enum Symbol {
    case plus, minus, chevronUp, chevronDown, chevronRight, check, cross

    var path: Path {
      switch self {
      case .plus:
        Path {
          $0.addLines([Point(x: 5, y: 12), Point(x: 19, y: 12)])
          $0.addLines([Point(x: 12, y: 5), Point(x: 12, y: 19)])
        }
      case .minus: Path { $0.addLines([Point(x: 5, y: 12), Point(x: 19, y: 12)]) }
      case .chevronRight: Path { $0.addLines([Point(x: 8.5, y: 5), Point(x: 15.5, y: 12), Point(x: 8.5, y: 19)]) }
      case .cross:
        Path {
          $0.addLines([Point(x: 6, y: 6), Point(x: 18, y: 18)])
          $0.addLines([Point(x: 18, y: 6), Point(x: 6, y: 18)])
        }
      case .check: Path { $0.addLines([Point(x: 5, y: 12.5), Point(x: 10, y: 17.5), Point(x: 19, y: 7)]) }
      case .chevronUp: Path { $0.addLines([Point(x: 5, y: 15.5), Point(x: 12, y: 8.5), Point(x: 19, y: 15.5)]) }
      case .chevronDown: Path { $0.addLines([Point(x: 5, y: 8.5), Point(x: 12, y: 15.5), Point(x: 19, y: 8.5)]) }
      }
    }
  }

  let symbol: Symbol
  /// The side of the grid in points.
  var size = 24.0
  /// The stroke's width in units of the grid.
  var weight = 2.5

  func makeBox(for node: Node) -> IconBox { IconBox(node: node) }

  func configure(_ box: IconBox, in environment: EnvironmentValues) {
    box.icon = self
    box.ink = environment.foregroundInk()
  }
}

final class IconBox: Box {
  var icon = Icon(symbol: .plus) {
    didSet {
      if sameBytes(icon, oldValue) { return }
      setNeedsLayout()
      setNeedsPaint()
    }
  }
  var ink = Ink(.black) { didSet { if ink != oldValue { setNeedsPaint() } } }

  override func measure(_ proposal: ProposedViewSize) -> Size { Size(width: icon.size, height: icon.size) }

  override func paint(into painter: inout Painter) {
    let scale = icon.size / 24
    let path = icon.symbol.path.applying(Transform(scaleX: scale, y: scale))
    let style = StrokeStyle(lineWidth: icon.weight * scale, lineCap: .round, lineJoin: .round)
    painter.draw(.stroke(path, style), ink)
  }

  override func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }
}
