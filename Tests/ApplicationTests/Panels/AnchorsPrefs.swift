import Faceplate
import Foundation

struct SizePreferenceKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

struct MaxWidthKey: PreferenceKey {
  typealias Value = CGFloat?
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometryProxy in
        Color.clear
          .preference(key: SizePreferenceKey.self, value: geometryProxy.size)
      }
    )
    .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
  }

  @ViewBuilder
  func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct EqualWidthLabels: View {
  let titles: [String]
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .padding(8)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width, alignment: .leading)
          .border(.secondary, width: 1)
      }
    }
    .onPreferenceChange(MaxWidthKey.self) { width = $0 }
  }
}

struct TabItem: Identifiable, Equatable {
  let id: Int
  let title: String
}

struct TabPreference: Equatable {
  let id: Int
  let anchor: Anchor<CGRect>
}

struct TabPreferenceKey: PreferenceKey {
  static let defaultValue: [TabPreference] = []
  static func reduce(value: inout [TabPreference], nextValue: () -> [TabPreference]) {
    value.append(contentsOf: nextValue())
  }
}

struct SegmentBar: View {
  let items: [TabItem]
  @Binding var selection: TabItem.ID

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        Button(item.title) {
          withAnimation(.easeInOut(duration: 0.2)) { selection = item.id }
        }
        .buttonStyle(.borderless)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .anchorPreference(key: TabPreferenceKey.self, value: .bounds) {
          [TabPreference(id: item.id, anchor: $0)]
        }
        .accessibilityAddTraits(item.id == selection ? [.isSelected] : [])
      }
    }
    .backgroundPreferenceValue(TabPreferenceKey.self) { preferences in
      GeometryReader { proxy in
        if let selected = preferences.first(where: { $0.id == selection }) {
          let rect = proxy[selected.anchor]
          Capsule()
            .fill(Color.accentColor.opacity(0.2))
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

struct ParallaxHeader<Content: View>: View {
  private let content: (CGFloat) -> Content
  private let minHeight: CGFloat

  init(minHeight: CGFloat = 120, @ViewBuilder content: @escaping (CGFloat) -> Content) {
    self.minHeight = minHeight
    self.content = content
  }

  var body: some View {
    GeometryReader { geometry in
      let frame = geometry.frame(in: .named("scroll"))
      let stretch = max(0, frame.minY)
      content(stretch)
        .frame(width: geometry.size.width, height: minHeight + stretch)
        .offset(y: -stretch)
    }
    .frame(height: minHeight)
  }
}

struct AnchorsScreen: View {
  @State private var selection = 0
  @State private var size: CGSize = .zero
  @State private var globalY: CGFloat = 0
  private let items = [TabItem(id: 0, title: "One"), TabItem(id: 1, title: "Two")]

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.vertical) {
        LazyVStack(spacing: 10) {
          ParallaxHeader { stretch in
            LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
              .overlay(Text("Stretch \(stretch, specifier: "%.1f")"))
          }
          SegmentBar(items: items, selection: $selection)
          EqualWidthLabels(titles: ["A", "Longer title", "B"])
          Text("Size \(Int(size.width)) × \(Int(size.height))")
          Text(selection == 0 ? "Short" : "Quite a bit longer")
            .readSize { size = $0 }
            .if(selection == 1) { $0.bold() }
          ForEach(0..<30) { row in
            Text("Row \(row)")
              .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
              .id(row)
          }
          Button("Top") { withAnimation { reader.scrollTo(0, anchor: .top) } }
        }
      }
      .coordinateSpace(.named("scroll"))
      .scrollIndicators(.hidden)
    }
    .padding(.horizontal)
    .background {
      GeometryReader { proxy in
        let y = proxy.frame(in: .global).minY
        Color.clear.onChange(of: y, initial: true) { _, new in globalY = new }
      }
    }
  }
}
