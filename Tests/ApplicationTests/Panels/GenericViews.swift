import Faceplate
import Foundation

struct Carousel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View where Data.Element: Equatable {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  @Binding private var selection: ID?

  init(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    self._selection = selection
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(data, id: id) { element in
          content(element)
            .onTapGesture { selection = element[keyPath: id] }
        }
      }
    }
  }
}

extension Carousel where Data.Element: Identifiable, ID == Data.Element.ID {
  init(_ data: Data, selection: Binding<ID?>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, selection: selection, content: content)
  }
}

enum Loadable<Value> {
  case loading
  case failed(any Error)
  case loaded(Value)
}

struct LoadableView<Value, Loaded: View, Placeholder: View>: View {
  let state: Loadable<Value>
  @ViewBuilder let loaded: (Value) -> Loaded
  @ViewBuilder let placeholder: () -> Placeholder

  var body: some View {
    switch state {
    case .loading: placeholder()
    case .failed(let error): Text(error.localizedDescription).foregroundStyle(.red)
    case .loaded(let value): loaded(value)
    }
  }
}

extension LoadableView where Placeholder == ProgressView<EmptyView, EmptyView> {
  init(_ state: Loadable<Value>, @ViewBuilder loaded: @escaping (Value) -> Loaded) {
    self.init(state: state, loaded: loaded) { ProgressView() }
  }
}

struct Tinted<S: Shape>: View {
  let shape: S
  let style: any ShapeStyle

  var body: some View {
    shape.fill(AnyShapeStyle(style))
  }
}

struct AnyInsettable: View {
  var shape: some Shape { RoundedRectangle(cornerRadius: 4) }
  func decorate(_ view: some View, with style: some ShapeStyle) -> some View {
    view.padding().background(style, in: shape)
  }
  func pick(_ flag: Bool) -> any View {
    flag ? Text("a") : Image(systemName: "plus")
  }
  var body: some View {
    VStack {
      decorate(Text("Decorated"), with: .yellow.opacity(0.5))
      decorate(
        Image(systemName: "plus"), with: .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      AnyView(pick(true))
      Tinted(shape: Circle(), style: .tint)
      Tinted(shape: .capsule, style: Color.red)
    }
  }
}

struct Tile: Identifiable, Equatable {
  let id: Int
  var color: Color
}

struct EntryKeyed: View {
  @State private var selection: Int?
  @State private var state: Loadable<[Int]> = .loading
  let tiles = (0..<10).map { Tile(id: $0, color: .init(hue: Double($0) / 10, saturation: 0.5, brightness: 0.9)) }

  var body: some View {
    VStack {
      Carousel(tiles, selection: $selection) { tile in
        tile.color.frame(width: 80, height: 60)
          .overlay(selection == tile.id ? RoundedRectangle(cornerRadius: 4).stroke(.primary) : nil)
          .accessibilityLabel("Tile \(tile.id)")
      }
      Text(selection.map { "Selected \($0)" } ?? "Nothing")
      LoadableView(state) { values in
        ForEach(values, id: \.self) { Text("\($0)") }
      }
      .task {
        do {
          try await Task.sleep(for: .seconds(1))
          state = .loaded([1, 2, 3])
        } catch {
          state = .failed(error)
        }
      }
      AnyInsettable()
    }
    .modifier(ConditionalModifier(isActive: selection != nil))
    .concatenated(with: Text("tail"))
  }
}

struct ConditionalModifier: ViewModifier {
  var isActive: Bool
  @ViewBuilder func body(content: Content) -> some View {
    if isActive {
      content.border(.blue)
    } else {
      content
    }
  }
}

extension View {
  func concatenated<Other: View>(with other: Other) -> TupleView<(Self, Other)> {
    TupleView((self, other))
  }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func modify<T: View>(@ViewBuilder _ transform: (Self) -> T) -> T { transform(self) }
}
