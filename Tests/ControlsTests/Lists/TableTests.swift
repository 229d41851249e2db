import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Tables")
struct TableTests {
  private struct Alarm: Identifiable {
    let id: Int
    var time: String { "\(10 + id):00" }
    var text: String { "Alarm \(id)" }
  }

  private struct Panel: View {
    @State private var chosen: Int?
    var count = 3

    var body: some View {
      VStack {
        Text("chosen \(chosen.map(String.init) ?? "none")")
        Table((0..<count).map(Alarm.init), selection: $chosen) {
          TableColumn("Time", value: \.time).width(80)
          TableColumn("What") { Text($0.text) }
        }
      }
    }
  }

  @Test("Titles and cells stand in their columns")
  func columns() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Panel() }
    #expect(panel.contains("Time, What"), "\(panel.accessibilityDump)")
    let rows = panel.labels.filter { $0.contains("Alarm") }
    #expect(rows == ["10:00, Alarm 0", "11:00, Alarm 1", "12:00, Alarm 2"], "\(panel.accessibilityDump)")
  }

  @Test("Titles stand above their columns at any width", arguments: [400, 1920] as [Double])
  func titlesAboveColumns(width: Double) throws {
    let panel = try Harness(size: Size(width: width, height: 1080)) { Panel(count: 1) }
    func places(of text: String, in node: LayoutNode) -> [Double] {
      ((node.behavior as? TextBehavior)?.text == text ? [node.stageFrame.minX] : [])
        + node.children.flatMap { places(of: text, in: $0) }
    }
    for (title, cell) in [("Time", "10:00"), ("What", "Alarm 0")] {
      let above = places(of: title, in: panel.stage.rootLayoutNode)
      let below = places(of: cell, in: panel.stage.rootLayoutNode)
      #expect(above.count == 1)
      #expect(above == below, "\(title)")
    }
  }

  @Test("Rows can be listed one by one, in loops and under conditions", arguments: [true, false])
  func rows(isLate: Bool) throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      Table(of: Alarm.self) {
        TableColumn("Time", value: \.time)
        TableColumn("What") { Text($0.text) }
      } rows: {
        TableRow(Alarm(id: 7))
        ForEach([1, 2].map(Alarm.init)) { TableRow($0) }
        if isLate { TableRow(Alarm(id: 9)) }
      }
    }
    #expect(
      panel.labels.filter { $0.contains("Alarm") }
        == ["17:00, Alarm 7", "11:00, Alarm 1", "12:00, Alarm 2"] + (isLate ? ["19:00, Alarm 9"] : []))
  }

  @Test("A row shows and hides the rows below it, by itself or by a binding")
  func disclosure() throws {
    struct Machines: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("All") { isOpen.toggle() }
          Table(of: Alarm.self) {
            TableColumn("Time", value: \.time)
            TableColumn("What") { Text($0.text) }
          } rows: {
            ForEach([1, 2].map(Alarm.init)) { alarm in
              if alarm.id == 1 {
                DisclosureTableRow(alarm) { ForEach([3, 4].map(Alarm.init)) }
              } else {
                TableRow(alarm)
              }
            }
            DisclosureTableRow(Alarm(id: 5), isExpanded: $isOpen) { TableRow(Alarm(id: 6)) }
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 500)) { Machines() }
    func shown() -> String {
      (1...6).filter { id in panel.labels.contains { $0.hasSuffix("Alarm \(id)") } }.description
    }
    #expect(shown() == "[1, 2, 5]", "\(panel.labels)")
    let buttons = panel.stage.elements.flatMap(\.flattened).filter { $0.label == "Expand" }
    let first = try #require(buttons.first).frame
    try panel.tap(at: first.center)
    #expect(shown() == "[1, 2, 3, 4, 5]", "\(panel.labels)")
    try panel.tap("All")
    #expect(shown() == "[1, 2, 3, 4, 5, 6]", "\(panel.labels)")
    try panel.tap(at: first.center)
    #expect(shown() == "[1, 2, 5, 6]", "\(panel.labels)")
  }

  @Test("A row that is listed can be chosen")
  func listedSelection() throws {
    struct Listed: View {
      @State private var chosen: Int?
      var body: some View {
        Text("chosen \(chosen.map(String.init) ?? "none")")
        Table(of: Alarm.self, selection: $chosen) {
          TableColumn("Time", value: \.time)
        } rows: {
          ForEach([4, 5].map(Alarm.init)) { TableRow($0) }
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 300)) { VStack { Listed() } }
    try panel.tap("15:00")
    #expect(panel.contains("chosen 5"))
  }

  @Test("The titles of columns can be hidden, and the rows begin at the top")
  func hiddenHeaders() throws {
    let size = Size(width: 400, height: 300)
    let shown = try Harness(size: size) { Panel() }
    let hidden = try Harness(size: size) { Panel().tableColumnHeaders(.hidden) }
    #expect(!hidden.contains("Time, What") && hidden.contains("10:00, Alarm 0"), "\(hidden.labels)")
    #expect(try hidden.element("10:00, Alarm 0").frame.minY < shown.element("10:00, Alarm 0").frame.minY)
  }

  @Test("A row is chosen by touch and by knob")
  func selection() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Panel() }
    try panel.tap("11:00, Alarm 1")
    #expect(panel.contains("chosen 1"), "\(panel.accessibilityDump)")
  }

  @Test("Only rows near what is seen are there, and the titles stay while they scroll")
  func long() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Panel(count: 5000) }
    #expect(!panel.contains("\(10 + 4000):00, Alarm 4000"))
    let title = try panel.element("Time, What").frame
    try panel.press(at: Point(x: 200, y: 250))
    try panel.move(dx: 0, dy: -150, steps: 15)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    #expect(!panel.contains("10:00, Alarm 0"))
    #expect(try panel.element("Time, What").frame == title)
  }

  @Test(
    "Columns share what is left up to their bounds",
    arguments: [
      ([(0.0, nil, Double.infinity), (0, nil, .infinity)], 212.0, [100.0, 100.0]),
      ([(80, 80, 80), (0, nil, .infinity)], 212, [80, 120]),
      ([(0, nil, 50), (0, 30, .infinity), (20, nil, 40)], 324, [50, 210, 40]),
      ([(100, nil, 100), (100, nil, 100)], 50, [100, 100]),
      ([], 100, []),
    ] as [([(Double, Double?, Double)], Double, [Double])])
  func widths(columns: [(Double, Double?, Double)], width: Double, expected: [Double]) {
    let widths = TableRowLayout.widths(
      of: columns.map { TableRowLayout.Column(least: $0.0, ideal: $0.1, most: $0.2) }, in: width)
    #expect(widths.count == expected.count && zip(widths, expected).allSatisfy { abs($0 - $1) < 0.05 }, "\(widths)")
  }

  @Test("A number in a narrow column becomes smaller before it is cut")
  func numbers() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      Table((0..<1).map(Alarm.init)) {
        TableColumn("Pieces") { _ in Text("21904").monospacedDigit() }.width(40)
        TableColumn("What", value: \.text)
      }
    }
    try panel.frame()
    let number = try #require(LintSurvey(panel.stage).texts.map(\.fit).first { $0.text == "21904" })
    #expect(number.scale < 1 && !number.isTruncated && !number.hasBrokenWords)
  }

  @Test("A title in a narrow column becomes as small as a number before it is cut")
  func titles() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      Table((0..<1).map(Alarm.init)) {
        TableColumn("Pieces per hour") { _ in Text("1") }.width(72)
        TableColumn("What", value: \.text)
      }
    }
    try panel.frame()
    let title = try #require(LintSurvey(panel.stage).texts.map(\.fit).first { $0.text == "Pieces per hour" })
    #expect(title.scale < 0.75 && !title.isTruncated)
  }
}
