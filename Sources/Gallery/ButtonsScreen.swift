import Faceplate

/// Buttons in every style, role, size and state, and menus.
///
/// No button has an action; the screen serves to compare their looks.
public struct ButtonsScreen: View {
  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    Board {
      TitledCard("Prominent, bordered, borderless") {
        row.buttonStyle(.borderedProminent)
        row.buttonStyle(.bordered)
        row.buttonStyle(.borderless)
      }
      TitledCard("With symbols") {
        HStack(spacing: 10) {
          Button(action: {}, label: { Label("Start", systemImage: "play.fill") }).buttonStyle(.borderedProminent)
          Button(role: .destructive, action: {}, label: { Label("Empty", systemImage: "trash") })
          Button(action: {}, label: { Label("Wash", systemImage: "drop.fill") }).disabled(true)
        }
      }
    } second: {
      TitledCard("Sizes") {
        HStack(spacing: 10) {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
        }
        HStack(spacing: 10) {
          Button("Large") {}.controlSize(.large)
          Button("Extra large") {}.controlSize(.extraLarge)
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
    }
  }

  /// The same three buttons, whose style the caller sets.
  private var row: some View {
    HStack(spacing: 10) {
      Button("Start") {}
      Button("Delete", role: .destructive) {}
      Button("Disabled") {}.disabled(true)
    }
  }
}
