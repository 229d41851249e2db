import Faceplate

/// A title with a state at the end of its line. The title gives way: half a state may read as its opposite.
struct StateLine<Title: View, Status: View>: View {
  private let title: Title
  private let state: Status
  @Environment(\.screenClass) private var screenClass

  /// Creates the line.
  init(@ViewBuilder title: () -> Title, @ViewBuilder state: () -> Status) {
    (self.title, self.state) = (title(), state())
  }

  var body: some View {
    HStack {
      title.font(.headline).minimumScaleFactor(0.5)
      Spacer()
      state.layoutPriority(1)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.75)
    // As in a bar, larger text would not fit on a small screen.
    .dynamicTypeSize(...(screenClass.isSmall ? DynamicTypeSize.accessibility1 : .accessibility5))
  }
}
