import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Menus in menus")
struct SubmenuTests {
  private struct Page: View {
    @State private var format = "none"

    var body: some View {
      VStack {
        Menu("File") {
          Button("Open") { format = "opened" }
          Menu("Export") {
            Button("Picture") { format = "picture" }
            Menu("Other") { Button("Archive") { format = "archive" } }
          }
        }
        Text("as \(format)")
        Spacer()
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/menu
  @Test("An item of a menu in a menu performs its action, and closes all menus")
  func choice() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) { Page() }
    try panel.tap("File")
    try panel.activate("Export")
    try panel.tap("Picture")
    #expect(panel.contains("as picture") && !panel.contains("Picture") && !panel.contains("Open"))
    try panel.tap("File")
    try panel.activate("Export")
    try panel.activate("Other")
    try panel.tap("Archive")
    #expect(panel.contains("as archive") && !panel.contains("Picture") && !panel.contains("Open"))
  }
}
