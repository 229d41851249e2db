import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

private struct Folder: Identifiable, Hashable {
  let id: String
  var below: [Folder]?
}

private struct Folders: View {
  private let all = [Folder(id: "Water", below: [Folder(id: "Tank"), Folder(id: "Pump")]), Folder(id: "Steam")]
  var body: some View { List(all, children: \.below) { Text($0.id) } }
}

private struct Expandable: View {
  @State private var isOpen = true
  @State private var isOther = false
  var body: some View {
    List {
      Section("Basics", isExpanded: $isOpen) { ForEach(0..<2) { Text("basic \($0)") } }
      Section(isExpanded: $isOther) {
        Text("hidden")
      } header: {
        Text("Others")
      }
    }
    .listStyle(.sidebar)
  }
}

private struct Editable: View {
  @State private var items = [Folder(id: "a"), Folder(id: "b"), Folder(id: "c")]
  @State private var chosen = "a"
  var body: some View {
    VStack {
      List(selection: $chosen) {
        ForEach($items, editActions: .all) { $item in
          Text(item.id).deleteDisabled(item.id == "b").moveDisabled(item.id == "c").selectionDisabled(item.id == "c")
        }
      }
      Text("all " + items.map(\.id).joined() + " chosen " + chosen)
    }
  }
}

private struct Programs: View {
  @State private var program = "Cotton"
  var body: some View {
    NavigationStack {
      Form {
        Picker("Program", selection: $program) { ForEach(["Cotton", "Wool"], id: \.self) { Text($0).tag($0) } }
          .pickerStyle(.navigationLink)
        Text("now \(program)")
      }
    }
  }
}

@MainActor
@Suite("Lists as other sources have them")
struct ListSurfaceTests {
  @Test("All rows follow the colours and the direction of reading that come later, also lazy and selectable ones")
  func laterLook() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) {
      VStack {
        List(0..<3, id: \.self, selection: Binding<Int?>.constant(1)) { Text("Row \($0)") }
        List {
          Text("Alone")
          Section("Section") { ForEach(0..<2) { Text("Lazy \($0)") } }
        }
      }
    }
    func nodes(_ layoutNode: LayoutNode) -> [LayoutNode] { [layoutNode] + layoutNode.children.flatMap(nodes) }
    let all = nodes(panel.stage.rootLayoutNode)
    let rows = all.compactMap { $0.behavior as? RowBehavior }
    #expect(rows.count == 6)
    let looks = rows.map(\.look)
    try panel.setEnvironment {
      $0.colorScheme = .dark
      $0.layoutDirection = .rightToLeft
    }
    for (row, look) in zip(rows, looks) {
      let list = try #require(row.layoutNode.ancestry.firstMapped { $0.behavior as? ListBehavior })
      #expect(list.look.separator != look.separator && list.look.isMirrored)
      #expect(row.look == list.look && row.isMirrored)
    }
    let selectable = all.filter { $0.ancestry.contains { $0.behavior is RowBehavior } }
    let focuses = selectable.compactMap { $0.behavior as? FocusBehavior }
    #expect(focuses.count == 3)
    #expect(focuses.allSatisfy { $0.ringColor == rows[0].look.focus })
  }

  @Test("Lines with others below show and hide them")
  func outline() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) { Folders() }
    #expect(panel.contains("Steam") && !panel.contains("Tank"))
    try panel.tap("Expand")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Tank") && panel.contains("Pump"), "\(panel.labels)")
    #expect(try panel.element("Pump").frame.minY > panel.element("Tank").frame.maxY)
    #expect(try panel.element("Steam").frame.minY > panel.element("Pump").frame.maxY)
    try panel.tap("Collapse")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Tank"))
  }

  @Test("A section of a sidebar is shut and opened by its header")
  func sections() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) { Expandable() }
    #expect(panel.contains("basic 1") && !panel.contains("hidden"), "\(panel.labels)")
    try panel.tap("Others")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("hidden"))
    try panel.tap("Basics")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("basic 1"))
  }

  @Test("Rows of a bound collection are taken away, moved and chosen, but for those that are not to be")
  func edit() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) { Editable() }
    try panel.tap("b")
    #expect(panel.contains("all abc chosen b"), "\(panel.labels)")
    try panel.tap("c")
    #expect(panel.contains("all abc chosen b"))
    try panel.perform("Move down", on: "a")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("all bac chosen b"))
    for (action, row) in [("Move up", "c"), ("Delete", "b")] {
      let refusal = #expect(throws: HarnessError.self) { try panel.perform(action, on: row) }
      #expect(refusal?.description.contains("has no action “\(action)”") == true)
    }
    try panel.perform("Delete", on: "c")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("all ba chosen b"))
  }

  @Test("A picker's options on a page of their own")
  func pickerPage() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) { Programs() }
    let label = try #require(panel.labels.first { $0.hasPrefix("Program") })
    try panel.tap(label)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Wool") && !panel.contains("now Cotton"), "\(panel.labels)")
    try panel.tap("Wool")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("now Wool"), "\(panel.labels)")
  }
}
