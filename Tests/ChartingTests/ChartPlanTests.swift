import FaceplateTesting
import Graphics
import Observation
import Testing
import Values

@testable import Charting
@testable import Looks
@testable import Runtime

/// The behavior of the only chart of a panel.
@MainActor func chart(in panel: Harness) throws -> ChartBehavior {
  func all(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(all) }
  return try #require(all(panel.stage.rootLayoutNode).compactMap { $0.behavior as? ChartBehavior }.first)
}

@Suite("The plan of a chart")
struct ChartPlanTests {
  private func panel(_ size: Size = Size(width: 400, height: 240), @ViewBuilder _ view: () -> some View) throws
    -> Harness
  {
    let view = view()
    return try Harness(size: size) { view }
  }

  @Test("Lines of a number of series: points in order, a colour and a name each in the legend")
  func lines() throws {
    let panel = try panel {
      Chart {
        ForEach(0..<6) { index in
          LineMark(x: .value("Hour", index), y: .value("Degrees", Double(index * index)))
            .foregroundStyle(by: .value("Room", "Kitchen"))
          LineMark(x: .value("Hour", index), y: .value("Degrees", 20.0))
            .foregroundStyle(by: .value("Room", "Hall"))
        }
      }
    }
    let plan = try chart(in: panel).plan
    let strokes = plan.marks.filter { if case .stroke = $0.shape { true } else { false } }
    #expect(strokes.count == 2)
    #expect(plan.swatches.count == 2)
    #expect(Set(strokes.map(\.style)).count == 2)
    // The vertical axis ends with ticks around the data; lines do not stand on zero, but these begin there.
    #expect(plan.y.range == 0...25)
    #expect(plan.x.range == 0...5)
    #expect(plan.readings.count == 12)
  }

  @Test("No label is over another one, at either side of the plot", arguments: [AxisMarkPosition.leading, .trailing])
  func labelsApart(side: AxisMarkPosition) throws {
    for width in [140.0, 200, 280, 400, 640] {
      let panel = try panel(Size(width: width, height: 180)) {
        Chart {
          LineMark(x: .value("Time", Duration.seconds(0)), y: .value("Level", 0.0))
          LineMark(x: .value("Time", Duration.seconds(3_600)), y: .value("Level", 4.0))
        }
        .chartYAxis { AxisMarks(position: side) }
      }
      let plan = try chart(in: panel).plan
      let frames = plan.labels.map { Rect(origin: $0.origin, size: $0.layout.size) }
      #expect(frames.count > 3)
      for (index, frame) in frames.enumerated() {
        #expect(frame.minX >= -0.5 && frame.maxX <= width + 0.5)
        for other in frames[(index + 1)...] { #expect(!frame.intersects(other), "\(width): \(frame), \(other)") }
      }
    }
  }

  @Test("The lower of two labels is left out where a low plot has no room for both, but keeps its line")
  func lowPlot() throws {
    func plan(height: Double) throws -> ChartPlan {
      let panel = try panel(Size(width: 400, height: height)) {
        Chart {
          BarMark(x: .value("Day", "Mo"), y: .value("Energy", 6.0))
          BarMark(x: .value("Day", "Tu"), y: .value("Energy", 9.0))
        }
        .dynamicTypeSize(.accessibility3)
      }
      return try chart(in: panel).plan
    }
    let (low, high) = (try plan(height: 62), try plan(height: 240))
    func numbers(_ plan: ChartPlan) -> [String] { plan.labels.map(\.text).filter { Int($0) != nil } }
    #expect(low.plot.height < low.labels[0].layout.size.height * ChartPlanner.leastRow)
    #expect(numbers(low) == ["10"])
    #expect(low.grid.filter { $0.area.width == low.plot.width }.count == 2)
    #expect(numbers(high).first == "0" && numbers(high).last == "10")
  }

  @Test("Bars of one place and several colours stand on each other, and the axis has room for all")
  func stacks() throws {
    let panel = try panel {
      Chart {
        BarMark(x: .value("Day", "Mo"), y: .value("Energy", 3)).foregroundStyle(by: .value("Use", "Heat"))
        BarMark(x: .value("Day", "Mo"), y: .value("Energy", 5)).foregroundStyle(by: .value("Use", "Water"))
        BarMark(x: .value("Day", "Tu"), y: .value("Energy", -2)).foregroundStyle(by: .value("Use", "Heat"))
      }
    }
    let plan = try chart(in: panel).plan
    let bars = plan.marks.map(\.area)
    #expect(bars.count == 3)
    #expect(abs(bars[0].minY - bars[1].maxY) < 1e-9)
    #expect(bars[2].minY > bars[0].minY)
    #expect(plan.y.range == -2...8)
    #expect(abs(bars[0].height / bars[1].height - 3.0 / 5) < 1e-9)
  }

  @Test("A bar along the horizontal axis lies, and one between two values does so, too")
  func lyingBars() throws {
    let panel = try panel {
      Chart {
        BarMark(x: .value("Energy", 10), y: .value("Day", "Mo"))
        BarMark(xStart: .value("From", 2), xEnd: .value("To", 4), y: .value("Day", "Tu"))
      }
    }
    let bars = try chart(in: panel).plan.marks.map(\.area)
    #expect(bars[0].width > bars[0].height)
    #expect(abs(bars[1].width / bars[0].width - 0.2) < 1e-9)
    #expect(bars[1].minY > bars[0].maxY)
  }

  @Test("Rules, zones and points are where the scale has their values")
  func rules() throws {
    let panel = try panel {
      Chart {
        RectangleMark(yStart: .value("Low", 40), yEnd: .value("High", 60)).foregroundStyle(.green.opacity(0.2))
        RuleMark(y: .value("Limit", 80)).foregroundStyle(.red)
        RuleMark(x: .value("Now", 5))
        PointMark(x: .value("Time", 10), y: .value("Value", 50)).symbol(.square).symbolSize(100)
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...100)
    }
    let plan = try chart(in: panel).plan
    let plot = plan.plot
    #expect(plan.marks.count == 4)
    #expect(plan.marks[0].area.width == plot.width)
    #expect(abs(plan.marks[0].area.height - plot.height / 5) < 1e-9)
    #expect(abs(plan.marks[3].area.center.x - plot.maxX) < 1e-9)
    #expect(abs(plan.marks[3].area.center.y - plot.midY) < 1e-9)
    #expect(plan.marks[3].area.width == 10)
  }

  @Test("Sectors share the circle as their values share the sum")
  func sectors() throws {
    let panel = try panel {
      Chart {
        SectorMark(angle: .value("Share", 1), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Name", "One"))
        SectorMark(angle: .value("Share", 3), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Name", "Three"))
      }
    }
    let plan = try chart(in: panel).plan
    #expect(plan.marks.count == 2)
    #expect(plan.grid.isEmpty)
    // The middle of the first quarter is at the upper right.
    #expect(plan.readings[0].point.x > plan.plot.midX)
    #expect(plan.readings[0].point.y < plan.plot.midY)
  }

  @Test("Marks of an axis are those that the application writes")
  func axes() throws {
    let panel = try panel {
      Chart { LineMark(x: .value("A", 0), y: .value("B", 0)) }
        .chartXScale(domain: 0...4)
        .chartYScale(domain: 0...100)
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0.0, 50, 100]) { value in
            AxisGridLine()
            AxisValueLabel { if let number = value.as(Double.self) { Text("\(number, specifier: "%.0f") °C") } }
          }
        }
    }
    let plan = try chart(in: panel).plan
    #expect(plan.grid.count == 3)
    #expect(plan.labels.count == 3)
    #expect(plan.parts.isEmpty)
    #expect(plan.labels.allSatisfy { $0.origin.x + $0.layout.size.width < plan.plot.minX })
    let widest = try #require(plan.labels.map(\.layout.size.width).max())
    #expect(plan.plot.minX >= widest)
  }

  @Test("The labels of an axis are written as its language writes numbers, with a format as without")
  func conventions() throws {
    for hasFormat in [false, true] {
      let panel = try panel {
        Chart { LineMark(x: .value("A", 0), y: .value("B", 0)) }
          .chartYScale(domain: 0...1)
          .chartXAxis(.hidden)
          .chartYAxis {
            AxisMarks(values: [0.0, 0.5]) { _ in
              if hasFormat { AxisValueLabel(format: .number.fractionDigits(1)) } else { AxisValueLabel() }
            }
          }
      }
      try panel.setEnvironment { $0.numberConventions = .german }
      #expect(try chart(in: panel).plan.labels.map(\.text) == ["0,0", "0,5"])
    }
  }

  @Test("An axis of durations has marks at round durations")
  func durations() throws {
    let panel = try panel {
      Chart { LineMark(x: .value("A", 0), y: .value("B", 0)) }
        .chartYScale(domain: 0...1200)
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: .durations, format: .duration) }
    }
    let texts = try chart(in: panel).plan.labels.map(\.text)
    #expect(texts.count > 2)
    #expect(texts.first == "0 s" && texts.last == "20 min")
    #expect(texts.allSatisfy { $0 == "0 s" || $0.hasSuffix(" min") })
  }

  @Test("A label that is no text is a view beside the plot")
  func viewLabels() throws {
    let panel = try panel {
      Chart { LineMark(x: .value("A", 0), y: .value("B", 0)) }
        .chartYScale(domain: 0...100)
        .chartYAxis { AxisMarks(values: [0.0, 100]) { _ in AxisValueLabel { Circle().frame(width: 8, height: 8) } } }
    }
    let plan = try chart(in: panel).plan
    #expect(plan.parts.count == 2)
    #expect(plan.parts.allSatisfy { $0.point.x > plan.plot.maxX })
  }

  @Test("A small chart gives its space to the marks")
  func small() throws {
    let panel = try panel(Size(width: 80, height: 50)) {
      Chart { LineMark(x: .value("A", 0), y: .value("B", 1)) }
    }
    let plan = try chart(in: panel).plan
    #expect(plan.labels.isEmpty)
    #expect(plan.plot.size == Size(width: 80, height: 50))
  }

  @Test("Categories run in the reading direction, numbers always to the right")
  func rightToLeft() throws {
    let panel = try panel {
      VStack {
        Chart {
          BarMark(x: .value("Day", "Mo"), y: .value("Energy", 3))
          BarMark(x: .value("Day", "Tu"), y: .value("Energy", 3))
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let bars = try chart(in: panel).plan.marks.map(\.area)
    #expect(bars[0].minX > bars[1].maxX)
  }

  @Test("Marks stay inside their plot where a line that comes above moves the chart")
  func moved() throws {
    let above = Above(hasLine: false)
    let moved = try panel { Below(above: above) }
    above.hasLine = true
    try moved.frame()
    #expect(try moved.png() == panel { Below(above: Above(hasLine: true)) }.png())
  }

  /// Whether a line stands above a chart.
  @Observable fileprivate final class Above {
    var hasLine: Bool
    init(hasLine: Bool) { self.hasLine = hasLine }
  }

  private struct Below: View {
    let above: Above

    var body: some View {
      VStack(spacing: 0) {
        if above.hasLine { Color.red.frame(height: 40) }
        Chart { ForEach(0..<6) { BarMark(x: .value("Hour", "\($0)"), y: .value("Litres", Double($0 + 1))) } }
          .frame(width: 300, height: 150)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("Values that are not finite leave gaps, and nothing traps")
  func nasty() throws {
    let values = [1.0, .nan, 2, .infinity, -.infinity, 1e308, -1e308, 3]
    let panel = try panel {
      Chart {
        ForEach(0..<values.count) { index in
          LineMark(x: .value("A", index), y: .value("B", values[index])).interpolationMethod(.monotone)
          BarMark(x: .value("A", index), y: .value("B", values[index]))
          AreaMark(x: .value("A", values[index]), y: .value("B", index))
          PointMark(x: .value("A", values[index]), y: .value("B", values[index]))
          RuleMark(x: .value("A", values[index]))
          SectorMark(angle: .value("A", values[index]))
        }
      }
      .chartCursor()
    }
    try panel.check()
    #expect(panel.reports == [])
  }
}

extension Harness {
  /// Draws a finger from one point to another in a straight line.
  func drag(from start: Point, to end: Point) throws {
    try press(at: start)
    try move(dx: end.x - start.x, dy: end.y - start.y, steps: 8)
    try lift()
  }
}
