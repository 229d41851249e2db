import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Runtime

@Suite("Selection on pies, legends and views at marks")
struct ChartSelectionTests {
  private struct Pie: View {
    @State private var value: Double?
    var body: some View {
      VStack {
        Chart([("Tea", 50.0), ("Milk", 25), ("Rum", 25)], id: \.0) { name, share in
          SectorMark(angle: .value("Share", share)).foregroundStyle(by: .value("Drink", name))
        }
        .chartAngleSelection(value: $value)
        Text(value.map { "at \(Int($0.rounded()))" } ?? "nothing")
      }
    }
  }

  @Test("A finger selects the value in its direction, counted from the top clockwise over all sectors")
  func finger() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { Pie() }
    let plot = try chart(in: panel).plan.plot
    let frame = try chart(in: panel).layoutNode.stageFrame
    let center = frame.origin.offsetBy(dx: plot.midX, dy: plot.midY)
    try panel.tap(at: center.offsetBy(dx: 40, dy: 0))
    #expect(panel.contains("at 25"), "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Chart") == "Tea 50")
    try panel.tap(at: center.offsetBy(dx: -30, dy: -30))
    #expect(panel.contains("at 88"), "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Chart") == "Rum 25")
  }

  @Test("The knob goes from the middle of one sector to that of the next")
  func knob() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { Pie() }
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.turn(by: 1)
    #expect(panel.contains("at 25"), "\(panel.accessibilityDump)")
    try panel.turn(by: 1)
    #expect(panel.contains("at 63"), "\(panel.accessibilityDump)")
    try panel.turn(by: 1)
    #expect(panel.contains("at 88"), "\(panel.accessibilityDump)")
  }

  private func bars(_ change: (AnyView) -> AnyView = { $0 }) throws -> Harness {
    let view = change(
      AnyView(
        Chart(["Tea", "Milk"], id: \.self) { name in
          BarMark(x: .value("Drink", name), y: .value("Cups", 3.0)).foregroundStyle(by: .value("Drink", name))
        }))
    return try Harness(size: Size(width: 300, height: 200)) { view }
  }

  @Test("The entries of a legend stand where they are asked to, as far from the marks as they are asked to")
  func legend() throws {
    func place(_ change: (AnyView) -> AnyView) throws -> (x: Double, end: Double, plot: Rect) {
      let plan = try chart(in: bars(change)).plan
      let swatch = try #require(plan.swatches.first).area
      let last = try #require(plan.labels.filter { $0.text == "Milk" }.max { $0.origin.y < $1.origin.y })
      return (swatch.minX, last.origin.x + last.layout.size.width, plan.plot)
    }
    let usual = try place { $0 }
    let middle = try place { AnyView($0.chartLegend(position: .bottom, alignment: .center, spacing: 30)) }
    let end = try place { AnyView($0.chartLegend(alignment: .trailing)) }
    #expect(usual.x == 0)
    #expect(abs(middle.x - (300 - middle.end)) < 1)
    #expect(abs(end.end - 300) < 1)
    #expect(usual.plot.maxY - middle.plot.maxY >= 20)
    let above = try place { AnyView($0.chartLegend(position: .topTrailing)) }
    #expect(above.plot.minY > usual.plot.minY)
  }

  @Test("A legend of the application's own takes the place of the chart's")
  func ownLegend() throws {
    func panel(_ position: AnnotationPosition) throws -> Harness {
      try bars { AnyView($0.chartLegend(position: position) { Text("Legend").frame(width: 60, height: 20) }) }
    }
    let below = try panel(.bottom)
    #expect(try chart(in: below).plan.swatches.isEmpty)
    #expect(try below.element("Legend").frame.minY >= chart(in: below).layoutNode.stageFrame.maxY)
    let above = try panel(.top)
    #expect(try above.element("Legend").frame.maxY <= chart(in: above).layoutNode.stageFrame.minY)
    let before = try panel(.leading)
    #expect(try before.element("Legend").frame.maxX <= chart(in: before).layoutNode.stageFrame.minX)
    let after = try panel(.trailing)
    #expect(try after.element("Legend").frame.minX >= chart(in: after).layoutNode.stageFrame.maxX)
  }

  @Test("A view at a mark stays inside of the chart or the plot, or stands out of it")
  func overflow() throws {
    func left(_ overflow: AnnotationOverflowResolution) throws -> (view: Double, plot: Double) {
      let panel = try Harness(size: Size(width: 300, height: 200)) {
        Chart {
          RuleMark(x: .value("Hour", 0.0))
            .annotation(position: .top, overflowResolution: overflow) {
              Color.red.accessibilityElement().accessibilityLabel("Now").frame(width: 100, height: 20)
            }
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartYAxis { AxisMarks(position: .leading) }
      }
      return try (panel.element("Now").frame.minX, chart(in: panel).plan.plot.minX)
    }
    #expect(try left(.automatic).view == 0)
    let plot = try left(.init(x: .fit(to: .plot), y: .disabled))
    #expect(plot.view == plot.plot)
    #expect(try left(.init(x: .disabled, y: .fit)).view < 0)
  }

  @Test("The ends of rules and rectangles are moved by themselves")
  func ends() throws {
    func area(_ change: (RectangleMark) -> ChartGroup) throws -> Rect {
      let mark = change(
        RectangleMark(
          xStart: .value("x", 2.0), xEnd: .value("x", 4.0), yStart: .value("y", 2.0), yEnd: .value("y", 4.0)))
      let panel = try Harness(size: Size(width: 300, height: 200)) {
        Chart { mark }.chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      }
      return try #require(chart(in: panel).plan.marks.first).area
    }
    let usual = try area { $0.styled { _ in } }
    let moved = try area { $0.styled { $0.ends = .init(xStart: -5, xEnd: 7, yStart: -3, yEnd: 4) } }
    #expect(abs(usual.minX - moved.minX - 5) < 1e-9)
    #expect(abs(moved.maxX - usual.maxX - 7) < 1e-9)
    #expect(abs(usual.minY - moved.minY - 3) < 1e-9)
    #expect(abs(moved.maxY - usual.maxY - 4) < 1e-9)
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      Chart { RuleMark(x: .value("x", 5.0)).offset(yStart: -10) }.chartXScale(domain: 0...10).chartYScale(
        domain: 0...10)
    }
    #expect(try chart(in: panel).plan.reach == 10)
  }

  @Test("A view over a chart knows where the plot is in its own space")
  func plotFrame() throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        Chart { PointMark(x: .value("x", 1.0), y: .value("y", 2.0)) }
          .chartOverlay { proxy in
            GeometryReader { geometry in
              Color.clear.accessibilityElement()
                .accessibilityLabel(
                  "\(Int(geometry[proxy.plotAreaFrame].maxX)) \(Int(geometry[proxy.plotFrame!].maxY))")
            }
          }
      }
    }
    let plot = try chart(in: panel).plan.plot
    #expect(panel.contains("\(Int(plot.maxX)) \(Int(plot.maxY))"), "\(panel.accessibilityDump)")
  }
}
