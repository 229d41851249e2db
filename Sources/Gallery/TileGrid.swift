import Faceplate

/// Tiles that fill the screen in whole rows: as many columns as fit and divide their number.
struct TileGrid: View {
  /// The identity, the title and the symbol of each tile; without a symbol it has the title alone.
  let tiles: [(id: String, title: LocalizedStringKey, symbol: String?)]
  /// The least height of a tile, in points of the usual text size.
  let least: Double
  let choose: (String) -> Void
  @ScaledMetric private var textScale = 1.0
  @Environment(\.screenMetrics) private var metrics
  @Environment(\.screenClass) private var screenClass

  var body: some View {
    GeometryReader { space in
      let most = max(2, Int((space.size.width - metrics.margin) / (170 * textScale + metrics.spacing)))
      let columns = (1...most).last { tiles.count.isMultiple(of: $0) } ?? 1
      let rows = Double(tiles.count / columns)
      let height = max(leastHeight, (space.size.height - 2 * metrics.margin - (rows - 1) * metrics.spacing) / rows)
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: metrics.spacing), count: columns),
          spacing: metrics.spacing
        ) {
          ForEach(tiles.indices, id: \.self) { index in
            Button {
              choose(tiles[index].id)
            } label: {
              face(index, height: height).frame(height: height)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(metrics.margin)
      }
    }
  }

  /// The least height of a tile. On the smallest screens two rows of tiles with symbols are seen whole.
  private var leastHeight: Double { (screenClass == .tiny ? min(least, 98) : least) * textScale }

  /// The face of a tile of a height: in a high one the symbol and the title are larger.
  private func face(_ index: Int, height: Double) -> some View {
    VStack(spacing: metrics.rowSpacing) {
      if let symbol = tiles[index].symbol {
        Image(systemName: symbol)
          .font(.system(size: max((screenClass == .tiny ? 32 : 39) * textScale, height * 0.24)))
          .foregroundStyle(.accentColor)
          .accessibilityHidden(true)
      }
      Text(tiles[index].title).font(height > 240 * textScale ? .title3.weight(.semibold) : .headline)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.75)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
  }
}
