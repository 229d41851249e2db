import FaceplateTesting
import SwiftUI
import Testing

private struct SortedRow: Identifiable {
  let id: Int
  var name: String
}

/// Rows that are listed one by one, in the order of the column that was chosen.
private struct SortedRows: View {
  @State var chores = [SortedRow(id: 1, name: "Water"), SortedRow(id: 2, name: "Air"), SortedRow(id: 3, name: "Mow")]
  @State private var order = [KeyPathComparator(\SortedRow.id)]
  @State private var one: SortedRow.ID?
  @State private var some: Set<SortedRow.ID> = []
  let kind: Int

  var body: some View {
    VStack {
      switch kind {
      case 0:
        Table(sortOrder: $order) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(chores) { TableRow($0) }
        }
      case 1:
        Table(selection: $one, sortOrder: $order) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(chores) { TableRow($0) }
        }
      default:
        Table(selection: $some, sortOrder: $order) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(chores) { TableRow($0) }
        }
      }
      Text("Chosen \(one ?? some.first ?? 0)")
    }
    .onChange(of: order) { chores.sort(using: $0) }
  }
}

@MainActor
@Suite("Tables of rows that are listed one by one")
struct SortedRowsTests {
  @Test("The title of a column sorts the rows, and a row can be chosen where there is a selection", arguments: 0..<3)
  func sorted(kind: Int) throws {
    let panel = try Harness(size: CGSize(width: 400, height: 300)) { SortedRows(kind: kind) }
    func order() throws -> [String] {
      try ["Water", "Air", "Mow"].sorted { try panel.element($0).frame.minY < panel.element($1).frame.minY }
    }
    #expect(try order() == ["Water", "Air", "Mow"])
    try panel.tap("Name")
    #expect(try order() == ["Air", "Mow", "Water"])
    try panel.tap("Mow")
    #expect(panel.contains(kind == 0 ? "Chosen 0" : "Chosen 3"), "\(panel.accessibilityDump)")
  }
}
