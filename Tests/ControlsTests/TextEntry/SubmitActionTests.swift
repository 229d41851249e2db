import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Actions for submitted texts")
struct SubmitActionTests {
  private struct Fields: View {
    let log: Log
    @State private var name = "Ann"
    @State private var query = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { log.note("inner") }
        TextField("Alone", text: $name).onSubmit { log.note("own") }.submitScope()
      }
      .searchable(text: $query)
      .onSubmit(of: .search) { log.note("search") }
      .onSubmit { log.note("text") }
      .onSubmit(of: [.text, .search]) { log.note("both") }
    }
  }

  private func submitted(_ field: String) throws -> [String] {
    let log = Log()
    let panel = try Harness(size: Size(width: 300, height: 300)) { Fields(log: log) }
    try panel.tap(field)
    try panel.key(.enter)
    return log.take()
  }

  @Test("They run from the innermost to the outermost")
  func order() throws { #expect(try submitted("Name") == ["inner", "text", "both"]) }

  @Test("A search field runs those for searches")
  func search() throws { #expect(try submitted("Search") == ["search", "both"]) }

  @Test("A scope keeps a text from the actions around it")
  func scope() throws { #expect(try submitted("Alone") == ["own"]) }
}
