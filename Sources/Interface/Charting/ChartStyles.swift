import Looks
import Graphics
import Runtime
import Values

/// The colours and the symbols that the values of a chart have, and the entries of its legend.
struct ChartStyles {
  /// A value that the legend names.
  struct Entry {
    let name: String
    let style: ResolvedStyle
    let symbol: AnyChartSymbolShape?
  }

  /// The standard colours: each has a contrast of at least 3:1 against the surface of its scheme (WCAG 2.2, 1.4.11).
  fileprivate static let colors = [
    Color(light: 0x0B5FDB, dark: 0x6BA6FF), Color(light: 0xB45309, dark: 0xF5A524),
    Color(light: 0x047857, dark: 0x34D399),
    Color(light: 0x8B2FC9, dark: 0xC792FF), Color(light: 0xBE123C, dark: 0xFF7A90),
    Color(light: 0x0E7490, dark: 0x3FD0E8),
    Color(light: 0x5F6B7A, dark: 0xA9B4C2), Color(light: 0x7A5C00, dark: 0xE3C34A),
  ]
  /// The dashes that distinguish lines, in points.
  private static let dashes: [[Double]] = [[], [6, 4], [2, 3], [10, 4, 2, 4], [12, 4]]

  private let options: ChartOptions
  private let environment: EnvironmentValues
  /// The values that determine colours, symbols and dashes, in the order in which they occur.
  private var colored: [String] = [], marked: [String] = [], dashed: [String] = []

  init(_ data: ChartData, _ options: ChartOptions, _ environment: EnvironmentValues) {
    (self.options, self.environment) = (options, environment)
    colored = options.styleScale?.domain ?? []
    marked = options.symbolScale?.domain ?? []
    for mark in data.marks {
      Self.add(mark.look.keys.style, to: &colored)
      Self.add(mark.look.keys.symbol, to: &marked)
      Self.add(mark.look.keys.dash, to: &dashed)
    }
  }

  private static func add(_ key: MarkLook.Key?, to names: inout [String]) {
    if let name = key?.value.text, !names.contains(name) { names.append(name) }
  }

  private func style(named name: String) -> ResolvedStyle {
    let index = colored.firstIndex(of: name) ?? 0
    if let styles = options.styleScale?.styles, !styles.isEmpty { return styles[index % styles.count](environment) }
    return ResolvedStyle(Color.chartSeries(index).resolve(in: environment))
  }

  /// The colour of a mark, with its opacity.
  func style(of mark: ChartMark) -> ResolvedStyle {
    let style =
      mark.look.style?(environment)
      ?? mark.look.keys.style.map { self.style(named: $0.value.text) }
      ?? ResolvedStyle(Color.accentColor.resolve(in: environment))
    return mark.look.opacity < 1 ? style.faded(by: mark.look.opacity) : style
  }

  private func symbol(named name: String) -> AnyChartSymbolShape {
    let index = marked.firstIndex(of: name) ?? 0
    if let symbols = options.symbolScale?.symbols, !symbols.isEmpty { return symbols[index % symbols.count] }
    let all = BasicChartSymbolShape.Kind.allCases
    return AnyChartSymbolShape(BasicChartSymbolShape(kind: all[index % all.count]))
  }

  /// The symbol of a mark; `nil` if it has none.
  func symbol(of mark: ChartMark) -> AnyChartSymbolShape? {
    mark.look.symbol ?? mark.look.keys.symbol.map { symbol(named: $0.value.text) }
  }

  /// The stroke of the line of a mark.
  func stroke(of mark: ChartMark, usual: Double) -> StrokeStyle {
    if let style = mark.look.lineStyle { return style }
    let dash = mark.look.keys.dash.flatMap { key in dashed.firstIndex(of: key.value.text) }
    return StrokeStyle(
      lineWidth: usual, lineCap: .round, lineJoin: .round, dash: dash.map { Self.dashes[$0 % Self.dashes.count] } ?? [])
  }

  /// The entries of the legend: the values that determine colours or, without these, symbols.
  var entries: [Entry] {
    let sharesNames = marked == colored
    if !colored.isEmpty {
      return colored.map {
        Entry(name: $0, style: style(named: $0), symbol: sharesNames && !marked.isEmpty ? symbol(named: $0) : nil)
      }
    }
    let accent = ResolvedStyle(Color.accentColor.resolve(in: environment))
    return marked.map { Entry(name: $0, style: accent, symbol: symbol(named: $0)) }
  }
}

extension ChartPlanner {
  /// The side of a colour sample, and the distance between entries, in points.
  private static let swatch = 10.0, entryDistance = 14.0

  /// Places the legend at its side of the chart; returns its height, in points.
  mutating func placeLegend(_ styles: ChartStyles) -> Double {
    let entries = styles.entries
    if options.legend == .hidden || options.legendContent != nil || entries.isEmpty
      || (entries.count < 2 && options.legend == .automatic)
    {
      return 0
    }
    let line = max(typesetter.lineHeight, Self.swatch)
    var (x, row) = (0.0, 0.0)
    var places: [(entry: ChartStyles.Entry, layout: TextLayout, x: Double, row: Double)] = []
    for entry in entries {
      guard let layout = typesetter.layout(entry.name) else { continue }
      let width = Self.swatch + 5 + layout.size.width
      if x > 0, x + width > plan.size.width { (x, row) = (0, row + 1) }
      places.append((entry, layout, x, row))
      x += width + Self.entryDistance
    }
    // A legend that would take more than a third of the chart is left out, to leave its height to the marks. Its
    // distance from the marks is shortened first.
    let (rows, third) = ((row + 1) * (line + 3), plan.size.height / 3)
    if rows + Self.gap > third { return 0 }
    let gap = min(max(0, options.legendSpacing ?? Self.gap), third - rows)
    let height = rows + gap
    let top = options.isLegendAbove ? 0 : plan.size.height - height + gap
    let ends = Dictionary(
      places.map { ($0.row, $0.x + Self.swatch + 5 + $0.layout.size.width) }, uniquingKeysWith: { max($0, $1) })
    for place in places {
      let room = max(0, plan.size.width - (ends[place.row] ?? 0)) * options.legendShare
      draw(place.entry, place.layout, at: Point(x: room + place.x, y: top + place.row * (line + 3)), line)
    }
    return height
  }

  /// Adds an entry of the legend. Its row runs in the reading direction.
  private mutating func draw(_ entry: ChartStyles.Entry, _ layout: TextLayout, at origin: Point, _ line: Double) {
    let isReversed = environment.isRightToLeft
    let left = isReversed ? plan.size.width - origin.x - Self.swatch : origin.x
    let square = Rect(x: left, y: origin.y + (line - Self.swatch) / 2, width: Self.swatch, height: Self.swatch)
    let shape: DisplayItem.Shape =
      entry.symbol.map { .fill($0.path(in: square), .nonZero) } ?? .roundedRect(square, radius: 3)
    plan.swatches.append(.init(shape: shape, style: entry.style, area: square))
    let textX = isReversed ? left - 5 - layout.size.width : square.maxX + 5
    plan.labels.append(
      .init(
        text: entry.name, layout: layout, origin: Point(x: textX, y: origin.y + (line - layout.size.height) / 2),
        color: palette.secondaryText))
  }
}

extension Color {
  /// The standard colour of a series of a chart, counted from 0.
  package static func chartSeries(_ index: Int) -> Color { ChartStyles.colors[index % ChartStyles.colors.count] }
}
