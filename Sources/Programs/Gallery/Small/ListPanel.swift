import Faceplate

/// A list whose rows are added, and taken away by a swipe.
struct ListPanel: View {
  @State private var jobs = ["Water the plants", "Feed the cat", "Close the windows"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(jobs, id: \.self) { job in
          Text(job).swipeActions { Button("Done", role: .destructive) { jobs.removeAll { $0 == job } } }
        }
        Button("Add", systemImage: "plus") { jobs.append("Job \(jobs.count + 1)") }
      }
      .navigationTitle("Jobs")
    }
  }
}
