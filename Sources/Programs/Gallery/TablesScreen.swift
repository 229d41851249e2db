import Faceplate

/// Machines of a hall: columns side by side, a table that sorts, a search, a pull that reads again, and sums in a grid.
public struct TablesScreen: View {
  /// A machine of the hall.
  struct Machine: Identifiable, Equatable {
    let id: String
    let hall: String
    var pieces: Int
    var faults: Int
  }

  @State private var machines = TablesScreen.sample
  @State private var hall: String? = "Hall 1"
  @State private var words = ""
  @State private var order: (path: PartialKeyPath<Machine>, isAscending: Bool) = (\Machine.id, true)
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass
  @Environment(\.screenSize) private var screen
  @Environment(\.dynamicTypeSize) private var textSize

  private static let halls = ["Hall 1", "Hall 2"]
  private static let sample = [
    Machine(id: "Press 1", hall: "Hall 1", pieces: 1_204, faults: 0),
    Machine(id: "Press 2", hall: "Hall 1", pieces: 986, faults: 3),
    Machine(id: "Oven", hall: "Hall 1", pieces: 412, faults: 1),
    Machine(id: "Robot", hall: "Hall 1", pieces: 2_190, faults: 0),
    Machine(id: "Lathe", hall: "Hall 2", pieces: 77, faults: 0),
    Machine(id: "Mill", hall: "Hall 2", pieces: 131, faults: 2),
  ]

  /// Creates the screen with its sample values.
  public init() {}

  /// The halls, and the machines of one.
  public var body: some View {
    // Two columns side by side need room for the three of the table.
    if isShort || isNarrow {
      NavigationStack { machinesOfHall }
    } else {
      NavigationSplitView {
        List(Self.halls, id: \.self, selection: $hall) { Text($0).tag($0) }
          .navigationTitle("Halls")
      } detail: {
        machinesOfHall
      }
    }
  }

  private var isShort: Bool { screenClass.isSmall }

  /// Whether large text needs the whole width for the table.
  private var isNarrow: Bool { textSize > .xLarge && (screen?.width ?? 800) < 600 }

  private var machinesOfHall: some View {
    VStack(spacing: metrics.rowSpacing) {
      if isNarrow, !isShort {
        Picker("Halls", selection: $hall) {
          ForEach(Self.halls, id: \.self) { Text($0).tag(String?.some($0)) }
        }
        .pickerStyle(.segmented)
      }
      table
      // On a short screen the sums would leave no room for the table's rows.
      if !isShort { sums.card().fixedSize(horizontal: false, vertical: true) }
      // Fill the space that a few rows leave empty on an upright screen.
      if screenClass == .tall { Card("Pieces") { bars }.growsInColumn() }
    }
    .padding(metrics.margin)
    .searchable(text: $words, prompt: "Machine")
    .navigationTitle(hall ?? "")
  }

  private var shown: [Machine] {
    machines.filter { $0.hall == hall && (words.isEmpty || $0.id.lowercased().hasPrefix(words.lowercased())) }
      .sorted { Self.isBefore($0, $1, order.path) == order.isAscending }
  }

  private static func isBefore(_ one: Machine, _ other: Machine, _ path: PartialKeyPath<Machine>) -> Bool {
    switch path {
    case \Machine.pieces: (one.pieces, one.id) < (other.pieces, other.id)
    case \Machine.faults: (one.faults, one.id) < (other.faults, other.id)
    default: one.id < other.id
    }
  }

  private var table: some View {
    // Foundation's comparators could store the same order, but this program does not link Foundation.
    Table(shown) {
      TableColumn("Name", value: \.id)
      TableColumn("Pieces", value: \.pieces) { Text("\($0.pieces)").monospacedDigit() }
      TableColumn("Faults", value: \.faults) { Text("\($0.faults)").monospacedDigit() }
    }
    ._sorted(
      by: TableSorting(
        isAscending: { $0.anyPath == order.path ? order.isAscending : nil },
        choose: { order = ($0.anyPath, $0.anyPath == order.path ? !order.isAscending : true) })
    )
    .refreshable {
      for index in machines.indices { machines[index].pieces += 10 }
    }
  }

  private var bars: some View {
    Chart(shown) { machine in
      BarMark(x: .value("Name", machine.id), y: .value("Pieces", machine.pieces))
    }
  }

  private var sums: some View {
    Grid(alignment: .leading, horizontalSpacing: 3 * metrics.spacing, verticalSpacing: metrics.rowSpacing / 2) {
      GridRow {
        Text("Pieces").foregroundStyle(.secondary)
        Text("Faults").foregroundStyle(.secondary)
      }
      .font(.footnote)
      GridRow {
        Text("\(shown.reduce(0) { $0 + $1.pieces })")
        Text("\(shown.reduce(0) { $0 + $1.faults })")
      }
      .font(.title3.monospacedDigit())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
