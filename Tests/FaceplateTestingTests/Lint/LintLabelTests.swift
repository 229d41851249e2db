import Charting
import Looks
import FaceplateTesting
import Graphics
import Headless
import Testing

@testable import Runtime

@MainActor
@Suite("Layout checks of the labels of charts")
struct LintLabelTests {
  private static let screen = LintScreen(480, 320, diagonal: 3.5)

  /// A chart of a day, whose vertical axis has marks at given values.
  private struct Day: View {
    var values: [Double] = [0, 20, 40]
    var color = Color(white: 0.3)
    var shift = 0.0
    /// How far the second label is moved upwards.
    var lift = 0.0

    var body: some View {
      Chart {
        LineMark(x: .value("Time", Duration.seconds(0)), y: .value("Level", 4.0))
        LineMark(x: .value("Time", Duration.seconds(86_400)), y: .value("Level", 36.0))
      }
      .chartYScale(domain: 0...40)
      .chartYAxis {
        AxisMarks(values: values) { value in
          AxisGridLine()
          AxisValueLabel().foregroundStyle(color).offset(x: shift, y: value.index == 1 ? -lift : 0)
        }
      }
    }
  }

  private func findings<Root: View>(@ViewBuilder _ root: @escaping () -> Root) throws -> [LintFinding] {
    try Harness(size: Self.screen.size, scale: Self.screen.scale, root: root).lint(on: [Self.screen])
  }

  @Test("Labels that meet are found, and marks with room are not")
  func meeting() throws {
    let found = try findings { Day(values: [0, 20, 26, 40], lift: 36) }
    #expect(found.map(\.rule) == [.textOverlap] && found.first?.subject == "20", "\(found)")
    #expect(found.first?.detail.contains("“26”") == true, "\(found)")
    #expect(try findings { Day() } == [])
    // The chart leaves out the label of a mark that is too close to another one.
    #expect(try findings { Day(values: [0, 20, 21, 40]) } == [])
  }

  @Test("A view that stands on a label is found, and one inside of the plot is not")
  func covered() throws {
    func found(_ alignment: Alignment) throws -> [LintFinding] {
      try findings { Day().overlay(alignment: alignment) { Text("Today").font(.caption) } }
    }
    let marked = try found(.topTrailing)
    #expect(
      marked.contains { $0.rule == .textOverlap && $0.subject == "40" && $0.detail.contains("“Today”") }, "\(marked)")
    #expect(try found(.center).filter { $0.subject == "40" } == [])
  }

  @Test("A label that reaches beyond its chart is found, and so is one beyond the edge of the screen")
  func outside() throws {
    let beyond = try findings { Day(shift: 12).padding(20) }
    #expect(Set(beyond.map(\.rule)) == [.outside] && beyond.count == 3, "\(beyond)")
    #expect(beyond.first?.detail.contains("beyond its chart") == true, "\(beyond)")
    let cut = try findings { Day(shift: 12) }
    #expect(Set(cut.map(\.rule)) == [.outside], "\(cut)")
    #expect(cut.first?.detail.contains("cut off") == true, "\(cut)")
  }

  @Test("A label in a colour that is close to the ground is found")
  func faint() throws {
    let found = try findings { Day(color: Color(white: 0.8)) }
    #expect(Set(found.map(\.rule)) == [.lowContrast] && found.count == 3, "\(found)")
  }

  @Test("Labels of a chart that nobody sees are not checked")
  func hidden() throws {
    #expect(
      try findings {
        ZStack {
          Text("Closed"); Day(values: [0, 20, 21, 40]).opacity(0)
        }
      }.allSatisfy { $0.rule != .textOverlap })
  }
}
