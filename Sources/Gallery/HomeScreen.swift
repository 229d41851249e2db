import Faceplate

/// A page with a tile for each finished panel, and the panel that was chosen below the way back.
public struct HomeScreen: View {
  @State private var shown: String?
  @ScaledMetric private var tileHeight = 130.0
  @ScaledMetric private var tileWidth = 170.0
  @Environment(\.screenMetrics) private var metrics

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
    GeometryReader { space in
      let most = max(2, Int((space.size.width - metrics.margin) / (tileWidth + metrics.spacing)))
      // The tiles fill whole rows: as many columns as fit and divide their number.
      let columns = (1...most).last { HomeTile.all.count.isMultiple(of: $0) } ?? 1
      let rows = Double(HomeTile.all.count / columns)
      let height = (space.size.height - 2 * metrics.margin - (rows - 1) * metrics.spacing) / rows
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: metrics.spacing), count: columns),
          spacing: metrics.spacing
        ) {
          ForEach(HomeTile.all) { tile in
            Button {
              shown = tile.id
            } label: {
              VStack(spacing: metrics.rowSpacing) {
                Image(systemName: tile.symbol).font(.system(size: tileHeight * 0.3)).foregroundStyle(.accentColor)
                  .accessibilityHidden(true)
                Text(tile.title).font(.headline).multilineTextAlignment(.center)
              }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .card()
              .frame(height: max(tileHeight, height))
            }
            .buttonStyle(.plain)
          }
        }
        .padding(metrics.margin)
      }
    }
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
