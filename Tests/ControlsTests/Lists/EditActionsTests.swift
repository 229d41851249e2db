import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Edit actions")
struct EditActionsTests {
  @Test("Rows that cannot be taken away, said of all of them")
  func lockedRows() throws {
    struct Panel: View {
      @State private var isLocked = true
      @State private var items = ["a", "b"]
      var body: some View {
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onDelete { items.remove(atOffsets: $0) }
            .deleteDisabled(isLocked)
          Button("Unlock") { isLocked = false }
        }
      }
    }
    let panel = try Harness { Panel() }
    let refusal = #expect(throws: HarnessError.self) { try panel.perform("Delete", on: "a") }
    #expect(refusal?.description.contains("has no action") == true)
    try panel.tap("Unlock")
    try panel.perform("Delete", on: "a")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("a") && panel.contains("b"))
  }

  @Test("A list of a bound collection is edited and selected in by the elements' own identity")
  func identified() throws {
    struct Names: View {
      @State private var names = ["Ann", "Bob", "Cid"]
      @State private var chosen: String?
      var body: some View {
        VStack {
          Text("\(names.joined(separator: " ")), \(chosen ?? "none")")
          List($names, id: \.self, editActions: .all, selection: $chosen) { Text($0.wrappedValue) }
        }
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 400)) { Names() }
    #expect(panel.contains("Ann") && panel.contains("Bob") && panel.contains("Cid"), "\(panel.labels)")
    try panel.perform("Delete", on: "Bob")
    try panel.advance(by: .seconds(1))
    try panel.tap("Cid")
    #expect(panel.contains("Ann Cid, Cid"), "\(panel.labels)")
  }
}
