import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Charting
@testable import Looks
@testable import Runtime

@Suite("The cursor of a chart")
struct ChartCursorTests {
  private struct Day: View {
    @State var hour: Double?

    var body: some View {
      VStack {
        Chart {
          ForEach(0..<10) { LineMark(x: .value("Hour", Double($0)), y: .value("Degrees", Double($0 * 2))) }
        }
        .chartXSelection(value: $hour)
        Text(hour.map { "at \(Int($0))" } ?? "nowhere")
      }
    }
  }

  private func panel() throws -> Harness { try Harness(size: Size(width: 400, height: 300)) { Day() } }

  @Test("A finger places the cursor at the nearest value, and moves it")
  func touch() throws {
    let panel = try panel()
    #expect(panel.contains("nowhere"))
    let plan = try chart(in: panel).plan
    func place(_ hour: Double) -> Point { Point(x: plan.x.position(of: hour)! + 5, y: plan.plot.midY) }
    try panel.press(at: place(3))
    #expect(panel.contains("at 3"))
    #expect(try panel.value(of: "Degrees") == "3, Degrees 6")
    try panel.move(to: place(7))
    try panel.lift()
    #expect(panel.contains("at 7"))
  }

  @Test("With a knob alone: to the chart, press, turn from value to value, and leave")
  func knob() async throws {
    let panel = try panel()
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.turn(by: 1)
    #expect(panel.contains("at 0"))
    try panel.turn(by: 4)
    #expect(panel.contains("at 4"))
    try panel.turn(by: -20)
    #expect(panel.contains("at 0"))
  }

  @Test("With keys alone: steps, and both ends")
  func keys() throws {
    let panel = try panel()
    try panel.key(.tab)
    try panel.key(.end)
    #expect(panel.contains("at 9"))
    try panel.key(.down)
    #expect(panel.contains("at 8"))
    try panel.key(.home)
    #expect(panel.contains("at 0"))
  }

  @Test("A chart of several live series tells the extent of each")
  func severalSeries() throws {
    let (sun, house) = (TimeSeries("Sun"), TimeSeries("House"))
    for index in 0..<4 {
      sun.append(Double(index), at: Double(index))
      house.append(Double(10 - index), at: Double(index))
    }
    let panel = try Harness {
      Chart {
        LinePlot(sun)
        LinePlot(house)
      }
    }
    #expect(try panel.value(of: "Chart") == "Sun: 4 values from 0 to 3. House: 4 values from 7 to 10")
  }

  @Test("Assistive technology adjusts it, and hears the sample; before, it hears the extent")
  func semantics() throws {
    let panel = try panel()
    #expect(try panel.value(of: "Degrees") == "10 values from 0 to 18")
    try panel.adjust("Degrees", by: 1)
    try panel.adjust("Degrees", by: 2)
    #expect(try panel.value(of: "Degrees") == "2, Degrees 4")
    #expect(panel.contains("at 2"))
  }

  @Test("One finger pans, two zoom around their middle, and the panned axis keeps its length")
  func panAndZoom() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      Chart { ForEach(0..<101) { LineMark(x: .value("X", $0), y: .value("Y", $0)) } }
        .chartXVisibleDomain(length: 20)
        .chartScrollableAxes(.horizontal)
        .chartCursor()
    }
    func range() throws -> ClosedRange<Double> { try #require(chart(in: panel).plan.x.range) }
    #expect(try range() == 0...20)
    let plot = try chart(in: panel).plan.plot
    try panel.drag(from: Point(x: plot.maxX - 1, y: plot.midY), to: Point(x: plot.midX, y: plot.midY))
    let panned = try range()
    #expect(panned.lowerBound > 7)
    #expect(abs(panned.upperBound - panned.lowerBound - 20) < 1e-9)
    try panel.perform("Zoom in", on: "Y")
    let zoomed = try range()
    #expect(zoomed.upperBound - zoomed.lowerBound < 17)
    #expect(zoomed.lowerBound > panned.lowerBound && zoomed.upperBound < panned.upperBound)
    for _ in 0..<40 { try panel.perform("Zoom out", on: "Y") }
    #expect(try range() == 0...100)
  }
}
