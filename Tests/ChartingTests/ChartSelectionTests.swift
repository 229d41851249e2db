import FaceplateTesting
import Glibc
import Graphics
import Testing
import Values

@testable import Charting
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Selection on pies, and views at marks")
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

  /// Sectors whose bounds are no whole numbers, with two of one name.
  private struct Portions: View {
    var portions = [("Tea", 0.4), ("Milk", 24.4), ("Tea", 25.2), ("Rum", 50.0)]
    @State private var value: Int?
    var body: some View {
      VStack {
        Chart(Array(portions.enumerated()), id: \.offset) { _, portion in
          SectorMark(angle: .value("Share", portion.1)).foregroundStyle(by: .value("Drink", portion.0))
        }
        .chartAngleSelection(value: $value)
        Text(value.map { "at \($0)" } ?? "nothing")
        Button("Turn") { value = 30 }
      }
    }
  }

  @Test("A whole number that is selected lies in the sector, and sectors of one name are told apart")
  func whole() throws {
    let panel = try Harness(size: Size(width: 300, height: 340)) { Portions() }
    let (frame, plot) = (try chart(in: panel).layoutNode.stageFrame, try chart(in: panel).plan.plot)
    // The second sector ends at 24.8: what is just before is rounded to 25, which lies in the third one.
    let angle = 24.7 / 100 * 2 * Double.pi
    let center = frame.origin.offsetBy(dx: plot.midX, dy: plot.midY)
    try panel.tap(at: center.offsetBy(dx: 60 * sin(angle), dy: -60 * cos(angle)))
    #expect(panel.contains("at 24"), "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Chart") == "Milk 24.4")
    // A little to the left of the top is the end of all sectors.
    try panel.tap(at: center.offsetBy(dx: -0.3, dy: -60))
    #expect(panel.contains("at 99"), "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Chart") == "Rum 50")
    try panel.tap("Turn")
    #expect(try panel.value(of: "Chart") == "Tea 25.2")
  }

  @Test("Steps go through all sectors, even those without a whole number in them or with the name of another")
  func steps() throws {
    let panel = try Harness(size: Size(width: 300, height: 340)) { Portions() }
    var read: [String] = []
    for _ in 0..<5 {
      try panel.adjust("Chart", by: 1)
      read.append(try panel.value(of: "Chart"))
    }
    #expect(read == ["Tea 0.4", "Milk 24.4", "Tea 25.2", "Rum 50", "Rum 50"])
    try panel.adjust("Chart", by: -1)
    #expect(try panel.value(of: "Chart") == "Tea 25.2")
    #expect(panel.contains("at 37"), "\(panel.accessibilityDump)")
  }

  @Test("Durations are selected as durations")
  func durations() throws {
    struct Phases: View {
      @State private var time: Duration?
      var body: some View {
        VStack {
          Chart([("Wash", 60), ("Rinse", 30), ("Spin", 30)], id: \.0) { name, seconds in
            SectorMark(angle: .value("Time", Duration.seconds(seconds))).foregroundStyle(by: .value("Phase", name))
          }
          .chartAngleSelection(value: $time)
          Text(time.map { "at \($0.components.seconds)" } ?? "nothing")
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Phases() }
    try panel.adjust("Chart", by: 1)
    try panel.adjust("Chart", by: 1)
    #expect(panel.contains("at 75"), "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Chart") == "Rinse 0:30")
    try panel.adjust("Chart", by: -1)
    #expect(panel.contains("at 30"), "\(panel.accessibilityDump)")
  }

  @Test("A pie with a cursor alone reads the sector in the direction of the finger, and no line crosses it")
  func cursorAlone() throws {
    func pie(_ hasCursor: Bool) throws -> Harness {
      try Harness(size: Size(width: 300, height: 300)) {
        Chart([("Tea", 50.0), ("Milk", 25), ("Rum", 25)], id: \.0) { name, share in
          SectorMark(angle: .value("Share", share)).foregroundStyle(by: .value("Drink", name))
        }
        .chartCursor(hasCursor).chartLegend(.hidden)
      }
    }
    let panel = try pie(true)
    let plot = try chart(in: panel).plan.plot
    // Below the middle of the pie, further right than the middle of the sector at the lower left.
    try panel.tap(at: plot.center.offsetBy(dx: -10, dy: 100))
    #expect(try panel.value(of: "Chart") == "Milk 25")
    let plain = try pie(false)
    let reading = try #require(chart(in: panel).plan.readings.first { $0.name == "Milk" })
    let (x, y) = (Int(reading.point.x), Int(plot.maxY) - 20)
    #expect(panel.bitmap[x, y] == plain.bitmap[x, y])
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
