import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Navigation links")
struct NavigationLinkTests {
  @Test("A link of the older form shows its page while a value says so")
  func activeLink() throws {
    struct Panel: View {
      @State private var isActive = false
      @State private var chosen: Int?
      @State private var title = "Editable"
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("First", isActive: $isActive) {
              Button("Close") { isActive = false }.navigationTitle("Page one")
            }
            NavigationLink("Second", tag: 2, selection: $chosen) { Text("Page two") }
            Text("Chosen \(chosen ?? 0)")
          }
          .navigationTitle($title)
        }
      }
    }
    let panel = try Harness { Panel() }
    #expect(panel.contains("Editable"))
    try panel.tap("First")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page one"))
    try panel.tap("Close")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Editable") && !panel.contains("Page one"))
    try panel.tap("Second")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page two"))
    try panel.key(.escape)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Chosen 0"), "\(panel.labels)")
  }
}
