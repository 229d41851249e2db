import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Summaries of elements")
struct SummaryTests {
  private struct Panel: View {
    let log: Log
    @State private var value = ""

    var body: some View {
      var meaning = Semantics(role: .gauge, label: "Course", value: value)
      meaning.summary = {
        log.note("asked")
        return "3 values"
      }
      return VStack {
        Box.black.frame(width: 20, height: 20).semantics(meaning)
        Do("Choose") { value = "2" }
      }
    }
  }

  @Test("A summary stands where there is no value, and is made for readers alone")
  func summary() throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    try panel.advance(by: .seconds(1))
    #expect(log.take().isEmpty)
    #expect(try panel.value(of: "Course") == "3 values")
    #expect(!log.take().isEmpty)
    try panel.activate("Choose")
    _ = log.take()
    #expect(try panel.value(of: "Course") == "2")
    #expect(log.take().isEmpty)
  }
}
