import Faceplate

/// A title with a state at the end of its line. The title gives way: half a state may read as its opposite.
struct StateLine<Title: View, Status: View>: View {
  private let title: Title
  private let state: Status

  /// Creates the line.
  init(@ViewBuilder title: () -> Title, @ViewBuilder state: () -> Status) {
    (self.title, self.state) = (title(), state())
  }

  var body: some View {
    HStack {
      title.font(.headline)
      Spacer()
      state.layoutPriority(1)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.75)
  }
}
