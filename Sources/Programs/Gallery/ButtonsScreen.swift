import Faceplate

/// Buttons in every style, role, size and state, and menus.
///
/// No button has an action; the screen serves to compare their looks.
public struct ButtonsScreen: View {
  @Environment(\.screenClass) private var screenClass

  /// Creates the screen with its sample values.
  public init() {}

  /// The content of the screen, arranged for its size.
  public var body: some View {
    AdaptiveColumns(columnWidth: screenClass == .small ? 260 : nil) {
      Card("Styles") {
        row.buttonStyle(.borderedProminent)
        row.buttonStyle(.bordered)
        row.buttonStyle(.borderless)
      }
      Card("With symbols") {
        FlowLayout {
          Button(action: {}, label: { Label("Start", systemImage: "play.fill") }).buttonStyle(.borderedProminent)
          Button(role: .destructive, action: {}, label: { Label("Empty", systemImage: "trash") })
          Button(action: {}, label: { Label("Wash", systemImage: "drop.fill") }).disabled(true)
        }
      }
    } second: {
      Card("Sizes") {
        FlowLayout {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
        }
        FlowLayout {
          Button("Large") {}.controlSize(.large)
          Button("Extra large") {}.controlSize(.extraLarge)
        }
      }
      Card("Shapes and menus") {
        FlowLayout {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button(action: {}, label: { Image(systemName: "power") }).buttonStyle(.bordered)
            .buttonBorderShape(.circle)
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
    let isNarrow = screenClass.isSmall
    let arrangement = isNarrow ? AnyLayout(FlowLayout()) : AnyLayout(HStackLayout(spacing: 10))
    return arrangement {
      Button("Start") {}
      Button("Delete", role: .destructive) {}
      Button("Disabled") {}.disabled(true)
    }
    .buttonSizing(isNarrow ? .automatic : .flexible)
  }
}
