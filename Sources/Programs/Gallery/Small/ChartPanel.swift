import Faceplate

/// A chart of a week.
struct ChartPanel: View {
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let energy = [4.2, 3.8, 5.1, 4.4, 6.0, 7.3, 6.8]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Energy in kWh").font(.headline)
      Chart {
        ForEach(0..<7) { day in
          BarMark(x: .value("Day", Self.days[day]), y: .value("Energy", Self.energy[day]))
        }
        RuleMark(y: .value("Limit", 6.5)).foregroundStyle(.red)
      }
      // A finger, the knob and keys go from day to day.
      .chartCursor()
    }
    .padding(16)
  }
}
