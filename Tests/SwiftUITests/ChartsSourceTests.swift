import Charts
import FaceplateTesting
import Foundation
import SwiftUI
import Testing

private struct Reading: Identifiable {
  let id = UUID()
  let time: Date
  let room: String
  let celsius: Double
}

private enum Fuel: String, Plottable { case gas, wood }

private struct Limits: ChartContent {
  let maximum: Double

  var body: some ChartContent {
    RuleMark(y: .value("Maximum", maximum))
      .foregroundStyle(.red)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .annotation(position: .top, alignment: .leading) { Text("Limit").font(.caption) }
  }
}

private struct History: View {
  let readings: [Reading]
  let showsLimit: Bool
  @State private var selected: Date?

  var body: some View {
    Chart {
      ForEach(readings) { reading in
        LineMark(x: .value("Time", reading.time), y: .value("Temperature", reading.celsius))
          .foregroundStyle(by: .value("Room", reading.room))
          .symbol(by: .value("Room", reading.room))
          .interpolationMethod(.catmullRom)
      }
      if showsLimit { Limits(maximum: 24) }
      if let selected { RuleMark(x: .value("Selected", selected)).zIndex(-1) }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { value in
        AxisGridLine()
        AxisTick()
        if value.as(Date.self) != nil { AxisValueLabel(format: .dateTime.hour()) }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4))
    }
    .chartYScale(domain: 15...25)
    .chartForegroundStyleScale(["Hall": Color.blue, "Kitchen": Color.orange])
    .chartLegend(position: .top)
    .chartXSelection(value: $selected)
    .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
    .chartOverlay { chart in
      GeometryReader { _ in
        if let x = chart.position(forX: readings[0].time) { Circle().frame(width: 4).offset(x: x) }
      }
    }
  }
}

private struct Uses: View {
  private let amounts: [(fuel: Fuel, day: String, amount: Int)] = [(.gas, "Mo", 3), (.wood, "Mo", 2), (.gas, "Tu", 4)]

  var body: some View {
    VStack {
      Chart(amounts, id: \.amount) { item in
        BarMark(x: .value("Day", item.day), y: .value("Amount", item.amount))
          .foregroundStyle(by: .value("Fuel", item.fuel))
          .annotation(position: .overlay) { Text("\(item.amount)") }
      }
      Chart {
        ForEach(amounts, id: \.amount) { item in
          SectorMark(angle: .value("Amount", item.amount), innerRadius: .ratio(0.5), angularInset: 1)
            .foregroundStyle(by: .value("Day", item.day))
        }
        ForEach(0..<3) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
      }
      .chartLegend(.hidden)
    }
  }
}

@MainActor @Suite("Sources of Swift Charts")
struct ChartsSourceTests {
  @Test("Lines over dates with axes, legend, selection and overlay")
  func lines() throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let readings = (0..<24).flatMap { hour -> [Reading] in
      ["Hall", "Kitchen"].map { room in
        let celsius = 18 + Double(hour % 5) + Double(room.count) / 5
        return Reading(time: start.addingTimeInterval(Double(hour) * 3_600), room: room, celsius: celsius)
      }
    }
    let panel = try Harness(size: CGSize(width: 500, height: 300)) { History(readings: readings, showsLimit: true) }
    #expect(panel.reports == [])
    #expect(panel.contains("Limit"))
    try panel.adjust("Temperature", by: 1)
    #expect(try panel.value(of: "Temperature").contains("Kitchen"))
  }

  @Test("Bars by an enumeration, with annotations, and sectors")
  func bars() throws {
    let panel = try Harness(size: CGSize(width: 400, height: 400)) { Uses() }
    #expect(panel.reports == [])
    #expect(panel.contains("4"))
  }
}
