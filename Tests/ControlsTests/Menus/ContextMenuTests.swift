import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
  @Test("A context menu comes up when its view is held, and goes with the choice")
  func contextMenu() throws {
    struct Held: View {
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Text("Target").contextMenu { Button("Rename") { done = "renamed" } }
          Text(done)
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Held() }
    try panel.hold("Target", for: .milliseconds(700))
    try panel.tap("Rename")
    #expect(panel.contains("renamed") && !panel.contains("Rename"), "\(panel.labels)")
  }

  private struct Files: View {
    let hasAction: Bool
    @State private var chosen: Set<String> = ["B", "C"]
    @State private var done = "nothing"

    var body: some View {
      VStack {
        List(["A", "B", "C"], id: \.self, selection: $chosen) { Text("File \($0)") }
          .contextMenu(
            forSelectionType: String.self,
            menu: { files in Button("Delete \(files.count)") { done = "deleted \(files.sorted().joined())" } },
            primaryAction: hasAction ? { files in done = "opened \(files.sorted().joined())" } : nil)
        Text(done)
      }
    }
  }

  @Test("A row that is held has a menu, for all selected rows if it is one of them, and a tap performs the action")
  func rows() throws {
    let panel = try Harness(size: Size(width: 400, height: 480)) { Files(hasAction: true) }
    for (row, count, files) in [("A", 1, "A"), ("B", 2, "BC")] {
      try panel.hold("File \(row)", for: .milliseconds(700))
      try panel.tap("Delete \(count)")
      try panel.advance(by: .seconds(1))
      #expect(panel.contains("deleted \(files)") && !panel.contains("Delete \(count)"), "\(panel.labels)")
    }
    try panel.tap("File C")
    #expect(panel.contains("opened C"), "\(panel.labels)")
    #expect(try !panel.element("File A").traits.contains(.isSelected))
    #expect(try panel.element("File C").traits.contains(.isSelected))
  }

  @Test("Without an action a tap selects the row, and the menu is an action of each row for speech")
  func actionOfRows() throws {
    let panel = try Harness(size: Size(width: 400, height: 480)) { Files(hasAction: false) }
    try panel.tap("File A")
    #expect(try panel.element("File A").traits.contains(.isSelected))
    let action = try #require(try panel.element("File A").actions.first)
    #expect(action.name == "Show menu")
    action.perform()
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Delete 3"), "\(panel.labels)")
  }

  private struct Plain: View {
    @State private var chosen: Set<String> = []
    @State private var done = "nothing"

    var body: some View {
      VStack {
        List(["A", "B"], id: \.self, selection: $chosen) { Text("File \($0)") }
          .contextMenu(forSelectionType: String.self, menu: { _ in }, primaryAction: { done = "opened \($0.joined())" })
        Text(done)
      }
    }
  }

  @Test("Rows with an action and no menu offer none")
  func actionAlone() throws {
    let panel = try Harness(size: Size(width: 400, height: 480)) { Plain() }
    #expect(try panel.element("File A").actions.isEmpty)
    try panel.tap("File A")
    #expect(panel.contains("opened A"), "\(panel.labels)")
  }

  private struct Mismatch: View {
    @State private var chosen: Set<String> = []

    var body: some View {
      List(["A", "B"], id: \.self, selection: $chosen) { Text("File \($0)") }
        .contextMenu(forSelectionType: Int.self, menu: { _ in Button("Delete") {} }, primaryAction: { _ in })
    }
  }

  @Test("A menu for identities of another type leaves the list as it is")
  func otherType() throws {
    let panel = try Harness(size: Size(width: 400, height: 480)) { Mismatch() }
    #expect(try panel.element("File A").actions.isEmpty)
    try panel.tap("File A")
    #expect(try panel.element("File A").traits.contains(.isSelected))
  }
}
