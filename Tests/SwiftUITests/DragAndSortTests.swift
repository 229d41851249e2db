import FaceplateTesting
import SwiftUI
import Testing

/// A task as an application for other systems has it.
struct Chore: Codable, Transferable, Identifiable, Hashable {
  var id: Int
  var name: String
  var minutes: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .chore)
    ProxyRepresentation(exporting: \.name)
  }
}

extension UTType {
  static let chore = UTType(exportedAs: "com.example.chore")
}

/// What another part of the application makes of a chore's JSON.
struct Duty: Codable, Transferable {
  var minutes: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .chore)
  }
}

struct ChoreBoard: View {
  @State private var chores = [Chore(id: 1, name: "Sweep", minutes: 10), Chore(id: 2, name: "Dust", minutes: 5)]
  @State private var total = 0
  @State private var note = "none"
  @State private var isTargeted = false

  var body: some View {
    VStack {
      ForEach(chores) { chore in
        Text(chore.name).padding().draggable(chore) { Label(chore.name, systemImage: "star") }
      }
      Text("Total \(total)").padding()
        .dropDestination(for: Duty.self) { duties, location in
          total += duties.map(\.minutes).reduce(0, +)
          return true
        }
      Text("Note \(note)").padding()
        .background(isTargeted ? Color.yellow : Color.clear)
        .dropDestination(for: String.self) { names, _ in
          note = names.joined()
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Circle().subtracting(Rectangle().offset(x: 20)).frame(width: 40, height: 40)
    }
  }
}

struct ChoreTable: View {
  @State private var chores = [
    Chore(id: 1, name: "Sweep", minutes: 10), Chore(id: 2, name: "Dust", minutes: 5),
    Chore(id: 3, name: "Mop", minutes: 20),
  ]
  @State private var order = [KeyPathComparator(\Chore.name)]
  @State private var selection: Chore.ID?

  var body: some View {
    Table(chores, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Minutes", value: \.minutes) { Text("\($0.minutes)") }
      TableColumn("First letter") { Text($0.name.prefix(1)) }
    }
    .onChange(of: order) { _, newOrder in chores.sort(using: newOrder) }
  }
}

@MainActor
@Suite("Drag and drop and sorted tables in sources of other systems")
struct DragAndSortTests {
  @Test("A value reaches a type that reads its JSON, and one that it is a proxy for")
  func drop() throws {
    let panel = try Harness(size: Size(width: 400, height: 480)) { ChoreBoard() }
    try panel.drag("Sweep", to: panel.element("Total 0").frame.center)
    #expect(panel.contains("Total 10"), "\(panel.accessibilityDump)")
    try panel.drag("Dust", to: panel.element("Note none").frame.center)
    #expect(panel.contains("Note Dust"), "\(panel.accessibilityDump)")
  }

  @Test("A title sorts the rows by its column, and pressed again the other way round")
  func sort() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { ChoreTable() }
    func rows() -> [String] { panel.labels.filter { $0.contains(", ") }.map { String($0.prefix { $0 != "," }) } }
    #expect(rows() == ["Sweep", "Dust", "Mop"], "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Name") == "ascending")
    try panel.tap("Minutes")
    #expect(rows() == ["Dust", "Sweep", "Mop"], "\(panel.accessibilityDump)")
    #expect(try panel.value(of: "Minutes") == "ascending")
    #expect(try panel.value(of: "Name") == "")
    try panel.tap("Minutes")
    #expect(rows() == ["Mop", "Sweep", "Dust"])
    #expect(try panel.value(of: "Minutes") == "descending")
    try panel.tap("Name")
    #expect(rows() == ["Dust", "Mop", "Sweep"])
    #expect(!panel.stage.elements.flatMap(\.flattened).contains { $0.label == "First letter" && $0.press != nil })
  }

  @Test("The knob reaches the titles")
  func knob() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { ChoreTable() }
    try panel.turn(by: 2)
    try panel.pressKnob()
    #expect(try panel.value(of: "Minutes") == "ascending")
  }
}
