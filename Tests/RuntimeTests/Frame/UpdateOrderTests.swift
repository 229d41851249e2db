import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("The order of refreshing")
struct UpdateOrderTests {
  private struct Row: View {
    let name: String
    @Binding var value: Int
    let log: Log

    var body: some View {
      let _ = log.note(name)
      Bar("\(name) \(value)")
    }
  }

  private struct Rows: View {
    let log: Log
    @State private var value = 0
    @State private var hasFirst = false

    var body: some View {
      VStack {
        if hasFirst { Row(name: "first", value: $value, log: log) }
        ForEach(0..<12) { Row(name: "\($0)", value: $value, log: log) }
        HStack {
          // One level deeper than the rows above.
          VStack { Row(name: "deep", value: $value, log: log) }
        }
        Do("Change") { value += 1 }
        Do("Insert") { hasFirst = true }
      }
    }
  }

  @Test("Siblings that read one value are refreshed in their order, whenever they came")
  func siblings() throws {
    let log = Log()
    let panel = try BarePanel(size: Size(width: 400, height: 800)) { Rows(log: log) }
    let rows = (0..<12).map { "\($0)" } + ["deep"]
    #expect(log.take() == rows)
    try panel.activate("Change")
    #expect(log.take() == rows)
    try panel.activate("Insert")
    #expect(log.take() == ["first"])
    try panel.activate("Change")
    // A `ForEach` is a level of its own: the row beside it comes first for that reason, too.
    #expect(log.take() == ["first"] + rows)
  }

  @Test("Those of one depth come in the order of the tree also where their parents differ", arguments: [3, 6])
  func cousins(_ groups: Int) throws {
    struct Groups: View {
      let count: Int
      let log: Log
      @State private var value = 0

      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { group in
            HStack {
              ForEach(0..<3) { Row(name: "\(group).\($0)", value: $value, log: log) }
            }
          }
          Do("Change") { value += 1 }
        }
      }
    }
    let log = Log()
    let panel = try BarePanel(size: Size(width: 400, height: 800)) { Groups(count: groups, log: log) }
    let built = log.take()
    #expect(built == (0..<groups).flatMap { group in (0..<3).map { "\(group).\($0)" } })
    try panel.activate("Change")
    #expect(log.take() == built)
  }

  @Test("A few of many siblings come in their order, too")
  func fewOfMany() throws {
    struct Many: View {
      let log: Log
      @State private var value = 0

      var body: some View {
        VStack {
          ForEach(0..<100) { number in
            if number % 12 == 5 { Row(name: "\(number)", value: $value, log: log) } else { Bar("\(number)") }
          }
          Do("Change") { value += 1 }
        }
      }
    }
    let log = Log()
    let panel = try BarePanel(size: Size(width: 400, height: 800)) { Many(log: log) }
    let built = log.take()
    #expect(built == stride(from: 5, to: 100, by: 12).map { "\($0)" })
    try panel.activate("Change")
    #expect(log.take() == built)
  }

  @Test("A node that shows other pages waits once, however many updates are stopped")
  func stopped() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let now = count
        let _ = count = now + 1
        Bar("\(now % 7)")
      }
    }
    let stage = Stage(
      size: Size(width: 100, height: 100), scale: 1, fonts: try BarePanel.fonts(), appearance: BareAppearance()
    ) { Restless() }
    for _ in 0..<4 {
      stage.pageChanged(of: stage.rootNode)
      #expect(!stage.flushDirtyNodes())
    }
    #expect(stage.passes.update.nodesWithOtherPages.count == 1)
  }
}
