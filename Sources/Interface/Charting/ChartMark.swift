import Looks
import Graphics
import Runtime
import Values

/// One mark of a chart.
struct ChartMark {
  /// The form of a mark.
  enum Kind: Hashable {
    case line, area, bar, point, rule, rectangle, sector
    /// A live series as a line, or as the area below it.
    case series(isFilled: Bool)
  }

  var kind: Kind
  /// The places on the axes; `nil` if the mark has the whole width or height.
  var x: ChartSpan?, y: ChartSpan?
  /// The names of what is measured.
  var xName: Text?, yName: Text?
  /// The name of the series, which joins points to a line.
  var series: String?
  /// The thickness of a bar, or the extents of a rectangle.
  var width = MarkDimension.automatic, height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The share of a sector, and its radii.
  var sector: SectorShape?
  /// The source of a live series.
  var source: TimeSeries?
  var look = MarkLook()

  init(_ kind: Kind) { self.kind = kind }

  /// The group of marks that form one line and have the same colour.
  var group: String {
    series ?? look.keys.group ?? ""
  }
}

/// The share of a sector of a pie chart, and its radii.
struct SectorShape {
  /// The share, and its number.
  var value: PlotValue
  var angle: Double { max(0, value.number ?? 0) }
  var innerRadius = MarkDimension.automatic, outerRadius = MarkDimension.automatic
  /// The distance between sectors, in points.
  var inset = 0.0
}

/// The appearance of a mark; `nil` for the properties that are not set.
struct MarkLook {
  /// A value that determines the appearance, with its name.
  struct Key {
    let name: Text
    let value: PlotValue
  }

  /// The values that determine the appearance of a mark and its position beside others.
  struct Keys {
    var style: Key?
    var symbol: Key?
    var dash: Key?
    var position: Key?

    /// The name of the marks with the same appearance; `nil` if no value determines it.
    var group: String? { style?.value.text ?? symbol?.value.text ?? dash?.value.text }
  }

  /// The offsets of a mark, as a whole and at its ends.
  struct Shift {
    var offset = Size.zero
    var ends = EndOffsets()

    /// The ends of a mark that are moved.
    func moved(from start: Point, to end: Point) -> (start: Point, end: Point) {
      (
        start.offsetBy(dx: offset.width + ends.xStart, dy: offset.height + ends.yStart),
        end.offsetBy(dx: offset.width + ends.xEnd, dy: offset.height + ends.yEnd)
      )
    }

    /// The rectangle between the ends of a mark, after they were moved.
    func rect(from start: Point, to end: Point) -> Rect {
      let (start, end) = moved(from: start, to: end)
      return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y).standardized
    }
  }

  /// A view at a mark.
  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: Double
    let overflow: AnnotationOverflowResolution
    let content: AnyView
  }

  /// The offsets of a mark's ends in points, in addition to that of the mark itself. The start is the one of its
  /// values, such as the foot of a bar. A mark with the whole width or height of the plot starts at the left or at the
  /// top.
  struct EndOffsets: Equatable {
    var xStart = 0.0, xEnd = 0.0, yStart = 0.0, yEnd = 0.0

    /// The greatest distance by which the mark extends beyond its place.
    var reach: Double { max(abs(xStart), abs(xEnd), abs(yStart), abs(yEnd)) }
  }

  var style: ((EnvironmentValues) -> ResolvedStyle)?
  var keys = Keys()
  var symbol: AnyChartSymbolShape?
  /// The area of a symbol, in square points.
  var symbolSize: Double?
  var lineStyle: StrokeStyle?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var cornerRadius: Double?
  var shift = Shift()
  var zIndex: Double?
  var annotations: [Annotation] = []
  var label: Text?, value: Text?
  var isHidden = false
}

extension PlotValue {
  /// A text that identifies a value; the name of a category.
  nonisolated var text: String {
    switch self {
    case .number(let number), .date(let number), .elapsed(let number): NumberFormat.number.grouped(false).text(number)
    case .category(let name): name
    }
  }
}

extension ChartContent {
  /// Returns the content with a change to the appearance of its marks. Properties that a mark has set itself are kept.
  func styled(_ change: @escaping (inout MarkLook) -> Void) -> ChartGroup {
    ChartGroup { marks in
      let first = marks.items.count
      Self._collect(self, into: &marks)
      for index in marks.items.indices[first...] { change(&marks.items[index].look) }
    }
  }
}
