import Faceplate

/// Two groups of views: side by side where a panel is wide, one above the other where it is tall.
struct Board<First: View, Second: View>: View {
  @ViewBuilder let first: First
  @ViewBuilder let second: Second

  var body: some View {
    GeometryReader { space in
      let isWide = space.size.width >= space.size.height
      let layout =
        isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
      layout {
        first
        second
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(16)
  }
}

/// The ground of a group of controls.
struct Card: View {
  var body: some View { RoundedRectangle(cornerRadius: 18).fill(.theme(\.surface)) }
}

extension View {
  /// Puts views on a card.
  func card() -> some View { padding(16).background(Card()) }
}

/// A card with a heading.
struct TitledCard<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }
}
