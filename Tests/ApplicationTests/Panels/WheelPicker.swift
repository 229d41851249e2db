import Faceplate

struct RulerSlider: View {
  struct Config: Equatable {
    var count: Int
    var steps = 10
    var spacing: CGFloat = 8
    var multiplier = 10
    var showsText = true
  }

  let config: Config
  @Binding var value: CGFloat
  @State private var isLoaded = false

  var body: some View {
    GeometryReader { geometry in
      let inset = geometry.size.width / 2
      ScrollView(.horizontal) {
        HStack(spacing: config.spacing) {
          let total = config.steps * config.count
          ForEach(0...total, id: \.self) { index in
            let remainder = index % config.steps
            Divider()
              .background(remainder == 0 ? Color.primary : .gray)
              .frame(width: 0, height: remainder == 0 ? 20 : 10, alignment: .center)
              .frame(maxHeight: 20, alignment: .bottom)
              .overlay(alignment: .bottom) {
                if remainder == 0 && config.showsText {
                  Text("\((index / config.steps) * config.multiplier)")
                    .font(.caption)
                    .fontWeight(.semibold)
                    .textScaleFixed()
                    .fixedSize()
                    .offset(y: 20)
                }
              }
          }
        }
        .frame(height: geometry.size.height)
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(
        id: .init(
          get: {
            let position: Int? = isLoaded ? (Int(value) * config.steps) / config.multiplier : nil
            return position
          },
          set: { newValue in
            if let newValue { value = (CGFloat(newValue) / CGFloat(config.steps)) * CGFloat(config.multiplier) }
          })
      )
      .overlay(alignment: .center) {
        Rectangle().frame(width: 1, height: 40).padding(.bottom, 20)
      }
      .safeAreaPadding(.horizontal, inset)
      .onAppear { if !isLoaded { isLoaded = true } }
    }
    .onChange(of: config) { _, _ in value = 0 }
  }
}

extension View {
  fileprivate func textScaleFixed() -> some View { dynamicTypeSize(.large) }
}

struct DrumPicker<Item: Hashable, Row: View>: View {
  let items: [Item]
  @Binding var selection: Item
  var rowHeight: CGFloat = 40
  @ViewBuilder var row: (Item) -> Row
  @State private var dragOffset: CGFloat = 0

  private var index: Int { items.firstIndex(of: selection) ?? 0 }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.15)).frame(height: rowHeight)
      ForEach(Array(zip(items.indices, items)), id: \.1) { position, item in
        let distance = CGFloat(position - index) * rowHeight + dragOffset
        row(item)
          .frame(height: rowHeight)
          .opacity(max(0, 1 - abs(distance) / (rowHeight * 2.5)))
          .rotation3DEffect(.degrees(-Double(distance / rowHeight) * 20), axis: (x: 1, y: 0, z: 0))
          .offset(y: distance)
          .accessibilityHidden(position != index)
      }
    }
    .frame(height: rowHeight * 5)
    .clipped()
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { dragOffset = $0.translation.height }
        .onEnded { value in
          let rows = Int((value.predictedEndTranslation.height / rowHeight).rounded())
          let target = min(max(index - rows, 0), items.count - 1)
          withAnimation(.interpolatingSpring(stiffness: 200, damping: 25)) {
            selection = items[target]
            dragOffset = 0
          }
        }
    )
    .accessibilityElement(children: .combine)
    .accessibilityAdjustableAction { direction in
      let target = direction == .increment ? index + 1 : index - 1
      if items.indices.contains(target) { selection = items[target] }
    }
  }
}

struct WheelScreen: View {
  @State private var weight: CGFloat = 50
  @State private var fruit = "Pear"

  var body: some View {
    VStack {
      Text(verbatim: "\(Int(weight)) kg")
      RulerSlider(config: .init(count: 10), value: $weight).frame(height: 60)
      DrumPicker(items: ["Apple", "Pear", "Plum", "Cherry"], selection: $fruit) { Text($0).font(.title3) }
      Text("Chosen: \(fruit)")
    }
  }
}
