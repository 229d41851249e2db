import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Badges")
struct BadgeTests {
  @Test("Rows are as low as the environment allows, and show badges at their ends")
  func rows() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      List {
        Text("First").badge(3)
        Text("Second").badge(0)
        Text("Third").badge("new")
      }
      .environment(\.defaultMinListRowHeight, 80)
    }
    let (first, second) = (try panel.element("First").frame, try panel.element("Second").frame)
    #expect(second.midY - first.midY == 80)
    #expect(try panel.element("3").frame.midY == first.midY)
    #expect(try panel.element("3").frame.maxX > 250 && panel.contains("new"))
    #expect(!panel.contains("0"))
  }

  @Test("A link's badge stands before its arrow")
  func badgedLink() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) {
      NavigationStack { List { NavigationLink("Inbox") { Text("Letters") }.badge(7) } }
    }
    let row = try #require(panel.labels.first { $0.hasPrefix("Inbox") })
    #expect(row.contains("7"), "\(panel.labels)")
    try panel.tap(row)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Letters"))
  }

  @Test("A row keeps its state when it gets a badge")
  func badgedRow() throws {
    struct Row: View {
      @State private var taps = 0
      var body: some View { Button("Taps \(taps)") { taps += 1 } }
    }
    struct Panel: View {
      @State private var unread = 0
      var body: some View {
        List {
          Row().badge(unread)
          Button("More") { unread += 1 }
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Taps 0")
    try panel.tap("More")
    #expect(panel.contains("Taps 1") && panel.contains("1"), "\(panel.labels)")
  }
}
