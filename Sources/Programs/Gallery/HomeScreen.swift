import Faceplate

/// A page with a tile for each finished panel, or the chosen panel below a line that leads back.
public struct HomeScreen: View {
  @State private var shown: String?

  /// Creates the page.
  public init() {}

  /// The tiles, or a panel.
  public var body: some View {
    if let tile = HomeTile.all.first(where: { $0.id == shown }),
      let screen = GalleryScreens.all.first(where: { $0.name == tile.id })
    {
      PanelFrame(title: tile.title, leave: { shown = nil }) { screen.makeRoot() }
    } else if shown == "" {
      AllPages { shown = nil }
    } else {
      tiles
    }
  }

  private var tiles: some View {
    TileGrid(tiles: HomeTile.all.map { ($0.id, $0.title, $0.symbol) }, least: 130) { shown = $0 }
  }
}

/// A finished panel of the gallery, by the name of its screen.
struct HomeTile: Identifiable {
  let id: String
  let title: LocalizedStringKey
  let symbol: String

  static let all = [
    HomeTile(id: "bake", title: "Oven", symbol: "oven"),
    HomeTile(id: "laundry", title: "Washing machine", symbol: "washer"),
    HomeTile(id: "climate", title: "Thermostat", symbol: "thermometer.medium"),
    HomeTile(id: "station", title: "Pump station", symbol: "drop"),
    HomeTile(id: "room", title: "Room", symbol: "lightbulb"),
    HomeTile(id: "order", title: "Ordering kiosk", symbol: "cart"),
    HomeTile(id: "small", title: "Small panels", symbol: "square.grid.2x2"),
    HomeTile(id: "", title: "All pages", symbol: "list.bullet"),
  ]
}

/// The list of all pages of the gallery, and the one that was chosen.
private struct AllPages: View {
  let leave: () -> Void
  @State private var shown: String?

  var body: some View {
    if let screen = GalleryScreens.all.first(where: { $0.name == shown }) {
      PanelFrame(title: LocalizedStringKey(screen.name), leave: { shown = nil }) { screen.makeRoot() }
    } else {
      PanelFrame(title: "All pages", leave: leave) {
        List {
          ForEach(GalleryScreens.all.filter { $0.name != "home" }, id: \.name) { screen in
            Button {
              shown = screen.name
            } label: {
              VStack(alignment: .leading, spacing: 2) {
                Text(screen.name).font(.headline)
                Text(screen.title).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
              }
              .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }
}
