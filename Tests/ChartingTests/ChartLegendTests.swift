import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Charting
@testable import Looks
@testable import Runtime

@Suite("Legends of charts")
struct ChartLegendTests {
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

  @Test("A legend of the application's own is hidden as the chart's is, and the nearest of two is shown")
  func oneLegend() throws {
    let hidden = try bars { AnyView($0.chartLegend { Text("Legend") }.chartLegend(.hidden)) }
    #expect(!hidden.contains("Legend"))
    #expect(try chart(in: hidden).plan.swatches.isEmpty)
    let two = try bars { AnyView($0.chartLegend { Text("Inner") }.chartLegend(position: .top) { Text("Outer") }) }
    #expect(two.contains("Inner"))
    #expect(!two.contains("Outer"))
  }

  @Test(
    "A legend of the application's own is inside of the space of the chart, as far from the marks as it is asked to be")
  func ownSpace() throws {
    let panel = try bars {
      AnyView($0.chartLegend(spacing: 20) { Text("Legend").frame(width: 60, height: 20) }.frame(height: 150))
    }
    let marks = try chart(in: panel).layoutNode.stageFrame
    #expect(marks.height == 110)
    #expect(try abs(panel.element("Legend").frame.midY - marks.maxY - 30) < 1)
  }

  @Test("A distance that is asked for does not take the legend away")
  func wideSpacing() throws {
    let plan = try chart(in: bars { AnyView($0.chartLegend(spacing: 400)) }).plan
    #expect(plan.swatches.count == 2)
    #expect(plan.plot.height > 100)
  }
}
