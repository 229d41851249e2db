import Faceplate

/// Buttons in every style, role, size and state, and menus.
public struct ButtonsScreen: View {
  /// The screen.
  public init() {}

  /// The screen.
  public var body: some View {
    Board {
      VStack(spacing: 16) {
        TitledCard("Prominent") { row.buttonStyle(.borderedProminent) }
        TitledCard("Bordered") { row.buttonStyle(.bordered) }
        TitledCard("Borderless") { row.buttonStyle(.borderless) }
      }
    } second: {
      VStack(spacing: 16) {
        TitledCard("Sizes") {
          HStack(spacing: 10) {
            Button("Mini") {}.controlSize(.mini)
            Button("Small") {}.controlSize(.small)
            Button("Regular") {}
            Button("Large") {}.controlSize(.large)
          }
        }
        TitledCard("Shapes and menus") {
          HStack(spacing: 10) {
            Button("Capsule") {}.buttonBorderShape(.capsule)
            Button(action: {}, label: { Image(systemName: "power") }).buttonBorderShape(.circle)
            Menu("More") {
              Button("Rename") {}
              Button("Delete", role: .destructive) {}
            }
          }
        }
        TitledCard("With symbols") {
          HStack(spacing: 10) {
            Button(action: {}, label: { Label("Start", systemImage: "play.fill") }).buttonStyle(.borderedProminent)
            Button(role: .destructive, action: {}, label: { Label("Empty", systemImage: "trash") })
          }
        }
      }
    }
  }

  private var row: some View {
    HStack(spacing: 10) {
      Button("Start") {}
      Button("Delete", role: .destructive) {}
      Button("Disabled") {}.disabled(true)
    }
  }
}
