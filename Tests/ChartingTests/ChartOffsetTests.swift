import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Charting
@testable import Looks
@testable import Runtime

@Suite("Offsets of the ends of marks")
struct ChartOffsetTests {
  /// A vertical axis of categories, or from 0 to 10.
  private struct Vertical: ViewModifier {
    let categories: [String]
    func body(content: Content) -> some View {
      if categories.isEmpty { content.chartYScale(domain: 0...10) } else { content.chartYScale(domain: categories) }
    }
  }

  /// The shape of the only mark of a chart whose axes go from 0 to 10.
  private func drawn(_ content: some ChartContent, _ categories: [String] = []) throws -> ChartPlan.Drawn {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      Chart { content }.chartXScale(domain: 0...10).modifier(Vertical(categories: categories))
    }
    return try #require(chart(in: panel).plan.marks.first)
  }

  /// How far the edges of a mark are moved: left, top, right, bottom.
  private func moved(
    _ plain: some ChartContent, _ changed: some ChartContent, _ categories: [String] = []
  ) throws -> [Double] {
    func edges(_ content: some ChartContent) throws -> [Double] {
      let mark = try drawn(content, categories)
      let rect =
        switch mark.shape {
        case .stroke(let path, _): path.boundingRect
        default: mark.area
        }
      return [rect.minX, rect.minY, rect.maxX, rect.maxY]
    }
    return try zip(edges(plain), edges(changed)).map { ($1 - $0).rounded(toMultipleOf: 1e-6) }
  }

  private let zone = RectangleMark(
    xStart: .value("x", 2.0), xEnd: .value("x", 4.0), yStart: .value("y", 2.0), yEnd: .value("y", 4.0))
  private let bar = BarMark(x: .value("x", 5.0), y: .value("y", 6.0))
  private let lying = BarMark(x: .value("x", 5.0), y: .value("y", "One"))
  private let part = RuleMark(x: .value("x", 5.0), yStart: .value("y", 2.0), yEnd: .value("y", 8.0))
  private let upright = RuleMark(x: .value("x", 5.0))
  private let across = RuleMark(y: .value("y", 5.0))

  @Test("The start of a mark is that of its values, the end is the other one")
  func values() throws {
    // The start of an upright mark is its lower end, where its values begin.
    #expect(try moved(zone, zone.offset(yStart: 3)) == [0, 0, 0, 3])
    #expect(try moved(zone, zone.offset(yEnd: -4)) == [0, -4, 0, 0])
    #expect(try moved(zone, zone.offset(xStart: -5)) == [-5, 0, 0, 0])
    #expect(try moved(zone, zone.offset(xEnd: 7)) == [0, 0, 7, 0])
    #expect(try moved(zone, zone.offset(x: 2, yStart: 3, yEnd: 1)) == [2, 1, 2, 3])
    #expect(try moved(zone, zone.offset(xStart: 1, xEnd: 2, y: 3)) == [1, 3, 2, 3])
    #expect(try moved(zone, zone.offset(xStart: 1, xEnd: -2, yStart: 4, yEnd: -3)) == [1, -3, -2, 4])
    #expect(try moved(bar, bar.offset(yStart: 3)) == [0, 0, 0, 3])
    #expect(try moved(bar, bar.offset(yEnd: -4)) == [0, -4, 0, 0])
    #expect(try moved(bar, bar.offset(yStart: 3).offset(x: 1, y: 2)) == [1, 2, 1, 5])
    #expect(try moved(lying, lying.offset(xStart: 3), ["One"]) == [3, 0, 0, 0])
    #expect(try moved(lying, lying.offset(xEnd: 7), ["One"]) == [0, 0, 7, 0])
    #expect(try moved(part, part.offset(yStart: 3)) == [0, 0, 0, 3])
    #expect(try moved(part, part.offset(yEnd: -4)) == [0, -4, 0, 0])
  }

  @Test("What has the whole height or width starts at the top or at the left")
  func whole() throws {
    #expect(try moved(upright, upright.offset(yStart: -10)) == [0, -10, 0, 0])
    #expect(try moved(upright, upright.offset(yEnd: 6)) == [0, 0, 0, 6])
    #expect(try moved(across, across.offset(xStart: -10)) == [-10, 0, 0, 0])
    #expect(try moved(across, across.offset(xEnd: 6)) == [0, 0, 6, 0])
    let column = RectangleMark(xStart: .value("x", 2.0), xEnd: .value("x", 4.0))
    #expect(try moved(column, column.offset(yStart: -10)) == [0, -10, 0, 0])
    let around = RectangleMark(x: .value("x", 5.0), width: .fixed(20))
    #expect(try moved(around, around.offset(yStart: -10)) == [0, -10, 0, 0])
    #expect(try moved(RectangleMark(x: .value("x", 5.0), width: .fixed(10)), around) == [-5, 0, 5, 0])
    let level = RectangleMark(y: .value("y", 5.0), height: .fixed(20))
    #expect(try moved(RectangleMark(y: .value("y", 5.0), height: .fixed(10)), level) == [0, -5, 0, 5])
  }

  @Test("Bars of one value alone have the whole height, or make up one bar")
  func single() throws {
    func plan(@ChartContentBuilder _ content: () -> ChartGroup) throws -> ChartPlan {
      let group = content()
      return try chart(in: Harness(size: Size(width: 300, height: 200)) { Chart { group } }).plan
    }
    let days = try plan {
      BarMark(x: .value("Day", "One"))
      BarMark(x: .value("Day", "Two"))
    }
    #expect(days.marks.map(\.area.height) == [days.plot.height, days.plot.height])
    #expect(days.marks[0].area.maxX < days.marks[1].area.minX)
    #expect(abs(days.marks[0].area.width - 0.7 * days.plot.width / 2) < 1e-9)
    let shares = try plan {
      BarMark(x: .value("Share", 2.0)).foregroundStyle(by: .value("Kind", "One"))
      BarMark(x: .value("Share", 6.0)).foregroundStyle(by: .value("Kind", "Two"))
    }
    #expect(shares.marks.count == 2)
    #expect(abs(shares.marks[0].area.maxX - shares.marks[1].area.minX) < 1e-9)
    #expect(abs(3 * shares.marks[0].area.width - shares.marks[1].area.width) < 1e-9)
    #expect(shares.marks[0].area.minY == shares.marks[1].area.minY)
    let upright = try plan {
      BarMark(y: .value("Share", 2.0)).foregroundStyle(by: .value("Kind", "One"))
      BarMark(y: .value("Share", 6.0)).foregroundStyle(by: .value("Kind", "Two"))
    }
    #expect(abs(upright.marks[0].area.minY - upright.marks[1].area.maxY) < 1e-9)
    let rows = try plan { BarMark(y: .value("Day", "One")) }
    #expect(rows.marks.map(\.area.width) == [rows.plot.width])
  }

  @Test("A bar without a length has one where an end is moved")
  func stub() throws {
    let none = BarMark(x: .value("x", 5.0), yStart: .value("y", 3.0), yEnd: .value("y", 3.0))
    #expect(try drawn(none).area.height == 0)
    #expect(try drawn(none.offset(yEnd: -2)).area.height == 2)
  }

  @Test("A moved end is seen beyond the plot, and other marks still end there")
  func clip() throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      Chart {
        BarMark(x: .value("x", 2.0), y: .value("y", 30.0)).foregroundStyle(.red)
        RuleMark(x: .value("x", 8.0)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 6)).offset(yStart: -10)
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10).padding(40)
    }
    let behavior = try chart(in: panel)
    let (plan, origin) = (behavior.plan, behavior.layoutNode.stageFrame.origin)
    func color(_ x: Double, _ above: Double) throws -> UInt32 {
      let place = try #require(plan.x.position(of: x))
      return panel.bitmap[Int(origin.x + place), Int(origin.y + plan.plot.minY - above)]
    }
    #expect(try color(2, 7) == color(5, 7))
    #expect(try color(8, 7) == color(2, -7))
    #expect(try color(8, 7) != color(5, 7))
  }

  @Test("A rule at an interval stands in its middle")
  func interval() throws {
    let rule = RuleMark(x: .value("x", 4.0..<6.0))
    #expect(try moved(upright, rule) == [0, 0, 0, 0])
    let lying = RuleMark(y: .value("y", 4.0..<6.0))
    #expect(try moved(across, lying) == [0, 0, 0, 0])
  }
}

extension Double {
  fileprivate func rounded(toMultipleOf unit: Double) -> Double { (self / unit).rounded() * unit }
}
