import Charts
import SwiftUI
import UniformTypeIdentifiers

// Things that are dragged by the names of their types, and what charts are asked for.
struct ItemProviderNames: View {
  @State private var letters = ["a", "b"]
  @State private var isTargeted = false
  @State private var angle: Double?
  var body: some View {
    VStack {
      Text("a").onDrag { NSItemProvider(object: NSString(string: "a")) }
        .onDrop(of: [.text], delegate: LetterPlace(letters: $letters))
      Text("b").onDrag {
        NSItemProvider(item: nil, typeIdentifier: "b")
      } preview: {
        Image(systemName: "doc")
      }
      Text("Drop").onDrop(of: [UTType.plainText.identifier], isTargeted: $isTargeted) { providers in
        _ = providers.first?.loadObject(ofClass: String.self) { letter, _ in letters.append(letter ?? "") }
        return true
      }
      Chart(letters, id: \.self) { letter in
        SectorMark(angle: .value("Share", 1), innerRadius: .ratio(0.6)).foregroundStyle(by: .value("Letter", letter))
      }
      .chartAngleSelection(value: $angle)
      .chartLegend(alignment: .center, spacing: 18)
      .chartBackground { chart in
        GeometryReader { geometry in
          Text("x").position(x: geometry[chart.plotAreaFrame].midX, y: geometry[chart.plotFrame!].midY)
        }
      }
      Chart {
        RuleMark(x: .value("Letter", "a")).offset(yStart: -10)
          .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
            Text("a")
          }
      }
      .chartLegend(position: .bottom, spacing: 4) { Text("Letters") }
      ShareLink("Share", item: "a", preview: SharePreview("The letter a", image: Image(systemName: "doc")))
    }
    .task { letters.append("\(CACurrentMediaTime())") }
  }
}

struct LetterPlace: DropDelegate {
  @Binding var letters: [String]
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
  func dropEntered(info: DropInfo) { letters.reverse() }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.text]).isEmpty }
}

// Rows in the order of a column, parts of one bar, and days on a calendar.
struct OrderNames: View {
  struct Task: Identifiable {
    let id: Int
    var name: String
  }
  @State private var tasks = [Task(id: 1, name: "Water"), Task(id: 2, name: "Air")]
  @State private var order = [KeyPathComparator(\Task.name)]
  @State private var chosen: Task.ID?
  @State private var some: Set<Task.ID> = []
  @State private var days: Set<DateComponents> = []

  var body: some View {
    VStack {
      Table(sortOrder: $order) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(tasks) { TableRow($0) }
      }
      .onChange(of: order) { tasks.sort(using: $0) }
      Table(selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(tasks) { TableRow($0) }
      }
      Table(selection: $some, sortOrder: $order) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(tasks) { TableRow($0) }
      }
      Chart(tasks) { BarMark(x: .value("Number", $0.id)).foregroundStyle(by: .value("Task", $0.name)) }
      MultiDatePicker("Days", selection: $days, in: Date.now...)
      MultiDatePicker(selection: $days) { Text("Days") }
    }
  }
}
