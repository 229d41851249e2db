import Looks
import Graphics
import Runtime
import Values

/// Everything about a chart of one size that does not depend on the next sample: the place of the plot, the scales of
/// the axes, the labels, the legend, and the shapes of the marks.
struct ChartPlan {
  /// A shape of a mark or of an axis.
  struct Drawn {
    var shape: DisplayItem.Shape
    var style: ResolvedStyle
    /// The rectangle that gradients refer to.
    var area: Rect
    /// The distance by which the shape may extend beyond the plot because of its offsets, in points.
    var reach = 0.0
  }

  /// A text at a place.
  struct Label {
    var text: String
    var layout: TextLayout
    var origin: Point
    var color: RGBA
  }

  /// A live series to draw.
  struct Trace {
    var series: TimeSeries
    var isFilled: Bool
    var style: ResolvedStyle
    var lineWidth: Double
    var isStepped: Bool
  }

  /// A view at a place of the plot.
  struct Part {
    var view: AnyView
    /// The position of the view, and the point of the view that is placed there.
    var point: Point
    var anchor: UnitPoint
    var overflow = AnnotationOverflowResolution.automatic
  }

  /// A sector of a pie: its share, and its range of values.
  struct Sector {
    var name: String
    var value: PlotValue
    var range: Range<Double>
  }

  /// A possible reading of the cursor at one place of the horizontal axis.
  struct Reading {
    var name: String
    var value: PlotValue
    var x: PlotValue
    var point: Point
    var color: RGBA
    var format: NumberFormat?
  }

  var size = Size.zero
  var plot = Rect.zero
  var x = ChartScale(), y = ChartScale()
  /// The whole range of the horizontal axis, of which ``x`` may show a part.
  var whole: ClosedRange<Double>?
  var isLive = false
  var grid: [Drawn] = []
  var marks: [Drawn] = []
  var traces: [Trace] = []
  var labels: [Label] = []
  /// The colour samples of the legend, and the symbols.
  var swatches: [Drawn] = []
  var parts: [Part] = []
  /// The readings of the marks, in their order.
  var readings: [Reading] = []
  /// The sectors of a pie, from the top clockwise.
  var sectors: [Sector] = []
  var spoken = ChartReadout()
}

/// The properties with which the values of a chart are read out: the names of its axes, and the precision of its
/// numbers.
struct ChartReadout {
  /// The digits after the decimal point of values that are read out.
  private(set) var fractionDigits = 0
  /// The distance between two labels of the horizontal axis, in its unit.
  var xStep = 0.0
  /// The names of the axes, for assistive technology.
  var xName = "", yName = ""

  /// Takes over the number of digits of an axis's labels, unless another axis has more.
  mutating func note(digits: Int) { fractionDigits = max(fractionDigits, digits) }
}

/// Makes the plan of a chart.
struct ChartPlanner {
  let data: ChartData
  let options: ChartOptions
  let viewport: ChartViewport
  let environment: EnvironmentValues
  let typesetter: LabelTypesetter
  /// The colours of the axes and their labels. Each line and each label has one of them, and each reading of the
  /// environment's palette looks for the theme.
  let palette: Palette
  /// The number of pixels of a point.
  let scale: Double
  var plan: ChartPlan

  /// The distance between the plot and the labels of an axis, and between labels, in points.
  static let gap = 6.0
  /// The least distance between the labels of a vertical axis, and of a horizontal one, in points.
  static let rowDistance = 44.0, columnDistance = 72.0
  /// The least distance between the labels of a vertical axis, as a part of the height of a line: digits are lower than a
  /// line.
  static let leastRow = 0.75
  /// The least size of a plot at which it has axes, in points.
  static let leastWidth = 90.0, leastHeight = 56.0

  init(
    _ data: ChartData, _ options: ChartOptions, _ viewport: ChartViewport, size: Size,
    in environment: EnvironmentValues,
    typesetter: LabelTypesetter
  ) {
    (self.data, self.options, self.viewport) = (data, options, viewport)
    (self.environment, self.typesetter) = (environment, typesetter)
    palette = environment.palette
    scale = max(0.25, environment.displayScale)
    plan = ChartPlan()
    plan.size = size
  }

  static func plan(
    _ data: ChartData, _ options: ChartOptions, _ viewport: ChartViewport, size: Size,
    in environment: EnvironmentValues, typesetter: LabelTypesetter
  ) -> ChartPlan {
    typesetter.prepare(in: environment)
    var planner = ChartPlanner(
      data, options, viewport, size: size, in: environment, typesetter: typesetter)
    planner.run()
    return planner.plan
  }

  private mutating func run() {
    let styles = ChartStyles(data, options, environment)
    let legendHeight = placeLegend(styles)
    let isTop = options.isLegendAbove
    var area = Rect(
      x: 0, y: isTop ? legendHeight : 0, width: plan.size.width, height: max(0, plan.size.height - legendHeight))
    if data.isPie {
      plan.plot = snapped(area)
      drawPie(styles)
      return
    }
    setDomains()
    plan.spoken.xName = name { $0.xName }
    plan.spoken.yName = name { $0.yName }
    area = placeTitles(in: area)
    placeAxes(in: area)
    drawMarks(styles)
  }

  /// The name of an axis: the first name that a mark gives.
  private func name(_ part: (ChartMark) -> Text?) -> String {
    data.marks.firstMapped(part)?.words(in: environment) ?? ""
  }

  /// Returns a rectangle with its edges on whole pixels, so that the columns of a live series are pixels.
  func snapped(_ rect: Rect) -> Rect {
    func snap(_ number: Double) -> Double { (number * scale).rounded() / scale }
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    return Rect(x: left, y: top, width: max(0, snap(rect.maxX) - left), height: max(0, snap(rect.maxY) - top))
  }
}
