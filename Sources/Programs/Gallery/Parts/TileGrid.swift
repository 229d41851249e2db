import Faceplate

/// Tiles that fill the screen in whole rows: as many columns as fit and divide their number.
struct TileGrid: View {
  /// The identity, the title and the symbol of each tile; without a symbol it has only the title.
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
      let columns = columns(upTo: most, in: space.size)
      let (width, height) = tile(columns, in: space.size)
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: metrics.spacing), count: columns),
          spacing: metrics.spacing
        ) {
          ForEach(tiles.indices, id: \.self) { index in
            Button {
              choose(tiles[index].id)
            } label: {
              face(index, width: width, height: height).frame(height: height)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(metrics.margin)
      }
    }
  }

  /// The least height of a tile. On the smallest screens two rows of tiles with symbols must fit.
  private var leastHeight: Double { (screenClass == .tiny ? min(least, 98) : least) * textScale }

  /// The number of columns that divides the number of tiles and makes the tiles closest to squares, which suit a symbol
  /// above a title best.
  private func columns(upTo most: Int, in size: CGSize) -> Int {
    (1...most).filter { tiles.count.isMultiple(of: $0) }.min { distance($0, size) < distance($1, size) } ?? 1
  }

  /// The deviation of the tiles from squares for a number of columns: 0 for squares.
  private func distance(_ columns: Int, _ size: CGSize) -> Double {
    let (width, height) = tile(columns, in: size)
    return max(width / height, height / width) - 1
  }

  /// The size of a tile, in points.
  private func tile(_ columns: Int, in size: CGSize) -> (width: Double, height: Double) {
    func share(_ length: Double, _ count: Int) -> Double {
      (length - 2 * metrics.margin - Double(count - 1) * metrics.spacing) / Double(count)
    }
    return (share(size.width, columns), max(leastHeight, share(size.height, tiles.count / columns)))
  }

  /// The face of a tile. In a large tile the symbol and the title are larger.
  private func face(_ index: Int, width: Double, height: Double) -> some View {
    VStack(spacing: metrics.rowSpacing) {
      if let symbol = tiles[index].symbol {
        Image(systemName: symbol)
          .font(.system(size: max((screenClass == .tiny ? 32 : 39) * textScale, min(width, height) * 0.24)))
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
