import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Split views")
struct NavigationSplitViewTests {
  @Test("Columns are hidden by a value, what is beside comes and goes, a search is restricted")
  func columns() throws {
    struct Panel: View {
      @State private var columns = NavigationSplitViewVisibility.all
      @State private var isInspected = false
      @State private var scope = 1
      @State private var text = ""
      var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
          Text("Sidebar")
        } detail: {
          VStack {
            Button("Hide") { columns = .detailOnly }
            Button("Inspect") { isInspected.toggle() }
            Text("Scope \(scope)")
          }
          .searchable(text: $text, isPresented: .constant(true), prompt: Text("Find"))
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Some").tag(2)
          }
          .inspector(isPresented: $isInspected) { Text("Inspected") }
        }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Panel() }
    #expect(panel.contains("Sidebar") && !panel.contains("Inspected"))
    try panel.tap("Hide")
    #expect(!panel.contains("Sidebar"))
    try panel.tap("Inspect")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("Inspected").frame.minX > 500)
    try panel.tap("Some")
    #expect(panel.contains("Scope 2"))
  }

  private struct Room: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  private static let size = Size(width: 800, height: 480)

  private struct Rooms: View {
    let rooms = [Room(id: 1, name: "Kitchen"), Room(id: 2, name: "Bath")]
    @State private var room: Room?
    var body: some View {
      NavigationSplitView {
        List(rooms, selection: $room) { NavigationLink($0.name, value: $0) }
      } detail: {
        Text("Room \(room?.name ?? "none")")
      }
    }
  }

  @Test("A value link in a list with a selection selects its value by touch, knob, key and assistive technology")
  func selection() throws {
    let panel = try Harness(size: Self.size) { Rooms() }
    #expect(panel.contains("Room none"))
    try panel.tap("Bath")
    #expect(panel.contains("Room Bath"), "\(panel.labels)")
    try panel.activate("Kitchen")
    #expect(panel.contains("Room Kitchen"), "\(panel.labels)")
    let other = try Harness(size: Self.size) { Rooms() }
    try other.key(.tab)
    try other.key(.space)
    #expect(other.contains("Room Kitchen"), "\(other.labels)")
    try other.turn(by: 1)
    try other.pressKnob()
    #expect(other.contains("Room Bath"), "\(other.labels)")
    #expect(panel.reports.isEmpty && other.reports.isEmpty)
  }

  private struct Pages: View {
    @State private var room: Int?
    @State private var isHelping = false
    var body: some View {
      NavigationSplitView {
        List(selection: $room) {
          Text("Kitchen").tag(1)
          NavigationLink("About") {
            NavigationLink("More") { Text("Small print") }
          }
          NavigationLink("Program", value: "Wool")
          Button("Help") { isHelping = true }
        }
        .navigationDestination(for: String.self) { Text("Page of \($0)") }
        .navigationDestination(isPresented: $isHelping) { Button("Enough") { isHelping = false } }
      } detail: {
        Text("Room \(room ?? 0)")
      }
    }
  }

  @Test("A link to a page in a leading column replaces the content of the next column, and a selection restores it")
  func links() throws {
    let panel = try Harness(size: Self.size) { Pages() }
    try panel.tap("About")
    #expect(panel.contains("More") && panel.contains("Program") && !panel.contains("Room 0"), "\(panel.labels)")
    #expect(try panel.element("More").frame.minX > Self.size.width * 0.34)
    try panel.tap("More")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Small print"))
    try panel.tap("Program")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page of Wool") && !panel.contains("Small print"), "\(panel.labels)")
    try panel.tap("Help")
    #expect(panel.contains("Enough") && !panel.contains("Page of Wool"), "\(panel.labels)")
    try panel.tap("Enough")
    #expect(panel.contains("Room 0"), "\(panel.labels)")
    try panel.tap("About")
    try panel.tap("Kitchen")
    #expect(panel.contains("Room 1") && !panel.contains("More"), "\(panel.labels)")
  }

  @Test("A value link in a list with a selection on a stack selects its value and shows the registered page")
  func stack() throws {
    struct Panel: View {
      @State private var chosen: Int?
      var body: some View {
        Text("Chosen \(chosen ?? 0)")
        NavigationStack {
          List(1..<4, id: \.self, selection: $chosen) { NavigationLink("Row \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let panel = try Harness(size: Self.size) { Panel() }
    try panel.tap("Row 2")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Chosen 2") && panel.contains("Page 2"), "\(panel.labels)")
  }
}
