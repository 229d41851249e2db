import Faceplate

struct FlowTags<Data: RandomAccessCollection, Tag: View>: View where Data.Element: Hashable {
  let data: Data
  let spacing: CGFloat
  @ViewBuilder let tag: (Data.Element) -> Tag
  @State private var availableWidth: CGFloat = 10
  @State private var sizes: [Data.Element: CGSize] = [:]

  init(_ data: Data, spacing: CGFloat = 8, @ViewBuilder tag: @escaping (Data.Element) -> Tag) {
    self.data = data
    self.spacing = spacing
    self.tag = tag
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
        .frame(height: 1)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { availableWidth = $0 }
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: spacing) {
            ForEach(row, id: \.self) { element in
              tag(element).fixedSize().onGeometryChange(for: CGSize.self) {
                $0.size
              } action: {
                sizes[element] = $0
              }
            }
          }
        }
      }
    }
  }

  private var rows: [[Data.Element]] {
    var rows: [[Data.Element]] = [[]]
    var remaining = availableWidth
    for element in data {
      let width = sizes[element, default: CGSize(width: availableWidth, height: 1)].width
      if remaining - (width + spacing) >= 0 {
        rows[rows.count - 1].append(element)
      } else {
        rows.append([element])
        remaining = availableWidth
      }
      remaining -= width + spacing
    }
    return rows
  }
}

struct Tally: View, Equatable {
  let count: Int
  let action: () -> Void
  nonisolated static func == (left: Tally, right: Tally) -> Bool { left.count == right.count }
  var body: some View { Button("Tally \(count)", action: action) }
}

private struct BoundsKey: PreferenceKey {
  typealias Value = CGRect?
  static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) {
    guard let next = nextValue() else { return }
    value = value?.union(next) ?? next
  }
}

struct TabBarItem: Hashable {
  let symbol, title: String
  let tint: Color
}

struct FloatingTabBar<Content: View>: View {
  @Binding var selection: TabBarItem
  let items: [TabBarItem]
  @ViewBuilder let content: () -> Content
  @Namespace private var bar

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom) {
        HStack {
          ForEach(items, id: \.self) { item in
            VStack(spacing: 2) {
              Image(systemName: item.symbol).symbolVariant(selection == item ? .fill : .none)
              Text(item.title).font(.caption2)
            }
            .foregroundStyle(selection == item ? item.tint : .gray)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .background(
              ZStack {
                if selection == item {
                  RoundedRectangle(cornerRadius: 10)
                    .fill(item.tint.opacity(0.2))
                    .matchedGeometryEffect(id: "tab", in: bar)
                }
              }
            )
            .onTapGesture { withAnimation(.easeInOut) { selection = item } }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(selection == item ? [.isButton, .isSelected] : .isButton)
          }
        }
        .padding(6)
        .background(.bar, in: RoundedRectangle(cornerRadius: 14))
        .padding(.horizontal)
      }
  }
}

struct MiscScreen: View {
  static let items = [
    TabBarItem(symbol: "house", title: "Home", tint: .red), TabBarItem(symbol: "heart", title: "Likes", tint: .blue),
  ]
  @State private var selection = MiscScreen.items[0]
  @State private var count = 0
  @State private var bounds: CGRect?
  @State private var isPrivate = false
  @State private var notes = "First line\nSecond line"

  var body: some View {
    FloatingTabBar(selection: $selection, items: Self.items) {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          FlowTags(["Swift", "Linux", "Touch", "Knob", "Panels", "Kiosk"]) { word in
            Text(word).padding(6).background(.orange.opacity(0.3), in: Capsule())
          }
          Tally(count: count / 2) { count += 1 }.equatable()
          Text("**Bold**, *italic*, `code`, ~~gone~~ and [a link](https://example.org) with \(count) of _two_")
          Text("Card 1234 5678").privacySensitive().redacted(reason: isPrivate ? .privacy : [])
          Toggle("Private", isOn: $isPrivate)
          TextEditor(text: $notes).frame(height: 90).scrollContentBackground(.hidden)
          Text(selection.title)
            .background(
              GeometryReader { Color.clear.preference(key: BoundsKey.self, value: $0.frame(in: .named("area"))) })
          Text(bounds.map { "Width \(Int($0.width))" } ?? "No bounds")
          Text(Date(timeIntervalSince1970: 0), style: .date)
          Text(timerInterval: Date.now...Date.now.addingTimeInterval(90), countsDown: true)
        }
        .padding()
      }
      .coordinateSpace(name: "area")
      .onPreferenceChange(BoundsKey.self) { bounds = $0 }
    }
  }
}
