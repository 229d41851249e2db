import FaceplateTesting
import Graphics
import SeededRandom
import Testing
import Values

@testable import Charting
@testable import Looks
@testable import Runtime

@Suite("Live series", .seeded)
struct TimeSeriesTests {
  private func panel(
    _ series: TimeSeries, length: Double? = nil, size: Size = Size(width: 700, height: 200)
  ) throws -> Harness {
    try Harness(size: size) {
      Chart { LinePlot(series) }
        .chartXVisibleDomain(length: length ?? 1e9)
        .chartYScale(domain: 0...100)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartCursor()
    }
  }

  /// The rows of a column of pixels that the line covers.
  private func rows(_ bitmap: Bitmap, column: Int) -> [Int] {
    (0..<bitmap.height).filter { row in
      let pixel = bitmap[column, row]
      // The accent is much bluer than it is red.
      return Int(pixel & 0xff) - Int(pixel >> 16 & 0xff) > 120
    }
  }

  @Test("One outlier among a hundred thousand samples is seen, at its full height and in its column")
  func outlier() throws {
    let series = TimeSeries("Pressure", capacity: 100_000)
    series.append(contentsOf: (0..<100_000).map { (Double($0), $0 == 61_234 ? 90.0 : 20.0) })
    let panel = try panel(series, length: 100_000)
    let plan = try chart(in: panel).plan
    let x = Int(try #require(plan.x.position(of: 61_234)))
    let tall = (0..<panel.bitmap.width).filter { rows(panel.bitmap, column: $0).count > 20 }
    #expect(tall.count == 1)
    #expect(abs(tall[0] - x) <= 1)
    let top = try #require(rows(panel.bitmap, column: tall[0]).first)
    #expect(abs(Double(top) - plan.y.position(of: 90)!) <= 2)
  }

  @Test("What is drawn sample by sample is what a fresh chart draws, byte for byte")
  func incremental() throws {
    var random = SeededGenerator(seed: 5)
    for capacity in [50, 3_000] {
      let series = TimeSeries("Level", capacity: capacity)
      let panel = try panel(series, length: 200, size: Size(width: 300, height: 120))
      var (time, value) = (0.0, 50.0)
      for index in 0..<160 {
        time += Double.random(in: 0...6, using: &random)
        value = max(0, min(100, value + Double.random(in: -9...9, using: &random)))
        series.append(Int.random(in: 0..<25, using: &random) == 0 ? .nan : value, at: time)
        if index % 50 == 40 {
          // Somebody sets the clock back or forward.
          series.move(by: .seconds(index == 90 ? -31 : 37))
          time += index == 90 ? -31 : 37
        }
        if index % 4 != 0 { continue }
        try panel.frame()
        try panel.checkAgainstFreshStage()
      }
      #expect(panel.reports == [])
    }
  }

  @Test("A line through few samples is the straight one between them")
  func sparse() throws {
    let series = TimeSeries("Level")
    series.append(0, at: 0)
    series.append(100, at: 100)
    let panel = try panel(series, length: 100, size: Size(width: 200, height: 100))
    let plan = try chart(in: panel).plan
    for share in [0.1, 0.35, 0.5, 0.8] {
      let column = Int(plan.plot.minX + plan.plot.width * share)
      let covered = rows(panel.bitmap, column: column)
      let middle = Double(covered.reduce(0, +)) / Double(max(1, covered.count)) + 0.5
      let expected = plan.y.position(of: share * 100)!
      #expect(abs(middle - expected) < 1.5, "\(share): \(middle) instead of \(expected)")
    }
  }

  @Test("The chart follows new samples, and stays where it was panned to")
  func following() throws {
    let series = TimeSeries("Level")
    for second in 0...300 { series.append(50, at: Double(second)) }
    let panel = try Harness(size: Size(width: 400, height: 200)) {
      Chart { LinePlot(series) }.chartXVisibleDomain(length: 60).chartScrollableAxes(.horizontal).chartCursor()
    }
    func range() throws -> ClosedRange<Double> { try #require(chart(in: panel).plan.x.range) }
    #expect(abs(try range().upperBound - 300) < 1)
    series.append(50, at: 310)
    try panel.frame()
    #expect(abs(try range().upperBound - 310) < 1)
    let plot = try chart(in: panel).plan.plot
    try panel.drag(from: Point(x: plot.minX + 20, y: plot.midY), to: Point(x: plot.maxX - 20, y: plot.midY))
    let panned = try range()
    #expect(panned.upperBound < 270)
    series.append(50, at: 320)
    try panel.frame()
    #expect(try range() == panned)
  }

  @Test("The cursor steps from sample to sample, or column to column where there are more samples")
  func cursor() throws {
    let series = TimeSeries("Level", format: .number.fractionDigits(1).unit("m"))
    for second in 0...20 { series.append(Double(second) / 2, at: Double(second)) }
    let panel = try panel(series, length: 20)
    try panel.adjust("Level", by: 1)
    #expect(try panel.value(of: "Level") == "0:20, Level 10.0 m")
    try panel.adjust("Level", by: -3)
    #expect(try panel.value(of: "Level") == "0:17, Level 8.5 m")
    series.append(contentsOf: (0..<90_000).map { (20 + Double($0) / 100, 5.0) })
    try panel.frame()
    let before = try panel.value(of: "Level")
    try panel.adjust("Level", by: 1)
    #expect(try panel.value(of: "Level") != before)
  }
}
