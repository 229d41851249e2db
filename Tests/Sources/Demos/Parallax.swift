import SwiftUI

struct ScrollOffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue = CGFloat.zero
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value += nextValue()
  }
}

struct ParallaxView: View {
  @State private var offset: CGFloat = 0
  private let headerHeight: CGFloat = 260

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        GeometryReader { geo in
          let minY = geo.frame(in: .named("scroll")).minY
          LinearGradient(colors: [.mint, .teal, .blue], startPoint: .top, endPoint: .bottom)
            .overlay(
              Image(systemName: "mountain.2.fill")
                .resizable()
                .scaledToFit()
                .padding(40)
                .foregroundColor(.white.opacity(0.6))
            )
            .frame(width: geo.size.width, height: headerHeight + (minY > 0 ? minY : 0))
            .clipped()
            .offset(y: minY > 0 ? -minY : -minY / 2)
            .blur(radius: minY < 0 ? min(-minY / 20, 8) : 0)
            .preference(key: ScrollOffsetKey.self, value: minY)
        }
        .frame(height: headerHeight)

        LazyVStack(alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
          ForEach(1..<6) { section in
            Section {
              ForEach(1..<5) { row in
                ArticleRow(number: section * 10 + row)
                Divider()
              }
            } header: {
              Text("Chapter \(section)")
                .font(.title2)
                .bold()
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Material.bar)
            }
          }
        }
        .background(Color.white)
      }
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(ScrollOffsetKey.self) { value in
      offset = value
    }
    .overlay(alignment: .top) {
      Text("Mountains")
        .font(.headline)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(.thinMaterial)
        .opacity(Double(min(max(-offset - 150, 0) / 100, 1)))
    }
    .ignoresSafeArea(edges: .top)
  }
}

struct ArticleRow: View {
  let number: Int
  @State private var isFavorite = false

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(String(format: "%02d", number))
        .font(.system(.title, design: .serif).italic())
        .foregroundColor(.secondary)
      VStack(alignment: .leading, spacing: 4) {
        Text("A walk in the hills")
          .font(.headline)
        Text("It rained in the morning, yet the view from the **top** was clear. Read *more* about it.")
          .font(.subheadline)
          .foregroundColor(.secondary)
          .lineLimit(2)
          .truncationMode(.tail)
      }
      Spacer(minLength: 20)
      Image(systemName: "heart")
        .symbolVariant(isFavorite ? .fill : .none)
        .foregroundColor(.red)
        .onTapGesture(count: 2) { isFavorite.toggle() }
    }
    .padding(.horizontal)
  }
}

struct ParallaxView_Previews: PreviewProvider {
  static var previews: some View {
    ParallaxView()
      .environment(\.colorScheme, .light)
      .environment(\.sizeCategory, .large)
  }
}
