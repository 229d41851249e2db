import Looks
import Runtime
import Values

/// The bar of tabs below the pages of a tab view.
struct TabBar: View {
  @Binding var items: [TabItemEntry]
  let chosen: Int
  let choose: (Int) -> Void

  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass

  var body: some View {
    VStack(spacing: 0) {
      BarLine()
      HStack(spacing: 0) {
        ForEach(0..<items.count) { index in
          Button(action: { choose(index) }) {
            items[index].label
              .labelStyle(TabLabelStyle())
              .modifier(TabStack())
              // The ring of a pressed tab, which is inside as well, leaves the symbol and the title alone.
              .padding(.vertical, PressedRing.width + 1)
              .frame(maxWidth: .infinity, minHeight: metrics.tabBarHeight, maxHeight: .infinity)
              .overlay(alignment: .top) { badge(items[index].badge).offset(x: 22, y: 6) }
              .contentShape(Rectangle())
          }
          .buttonStyle(TabButtonStyle())
          .foregroundStyle(index == chosen ? Color.tint(.text) : .theme(\.secondaryText))
          .accessibilityAddTraits(index == chosen ? .isSelected : [])
          // The bar reaches to the edges of the screen: the ring is inside.
          .focusFrame(radius: 10, gap: -5)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .dynamicTypeSize(...largest)
    .background(BarStyle())
  }

  /// The largest size of the titles. On a small screen, larger tabs would be cut at both edges, and leave too little of the
  /// page. On the smallest screens, only titles of five tabs below the usual size fit side by side in one size.
  private var largest: DynamicTypeSize {
    if screenClass == .tiny, items.count > 4 { return .medium }
    return screenClass.isSmall ? .xxxLarge : .accessibility5
  }

  @ViewBuilder private func badge(_ text: Text?) -> some View {
    if let text {
      text.font(.caption2).fontWeight(.semibold).foregroundStyle(.theme(\.onDanger))
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(Capsule().fill(.theme(\.danger)))
    }
  }
}

/// The whole tab is highlighted while it is pressed, because the finger covers its label.
private struct TabButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background {
      ControlBackground(
        fill: configuration.isPressed ? .theme(\.controlPressed) : .clear, outline: .clear,
        isPressed: configuration.isPressed
      )
      .padding(PressedRing.width)
    }
  }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(TabStack.iconFont).accessibilityHidden(true)
      configuration.title.font(TabStack.titleFont).lineLimit(1).shrinkingTexts(to: 0.75)
    }
  }
}

/// Stacks the icon and the title of a tab item that are separate views instead of a label. The bar has one size of symbols,
/// whatever font they are given.
private struct TabStack: ViewModifier {
  static let iconFont = Font.title3, titleFont = Font.caption

  func body(content: Content) -> some View {
    VStack(spacing: 3) { content }
      .font(Self.titleFont)
      .imageScale(.large)
      .environment(Self.iconFont) { $0.symbolFont = $1 }
  }
}

/// The dots that show the current page. Knob, keys and assistive technology turn the page by adjusting them.
struct PageDots: View {
  let index: Int
  let model: PageModel
  @Binding var items: [TabItemEntry]
  /// Whether a dot is shown for one page alone.
  let isForOnePage: Bool
  let choose: (Int) -> Void
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.hasPageDotsBackground }) private var hasBackground
  @Environment({ $0.motionTokens }) private var motion

  private var count: Int { max(model.tags.count, items.count) }

  var body: some View {
    if count > 1 || isForOnePage { dots }
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(0..<count) { page in
        Circle().fill(page == index ? .theme(\.text) : .theme(\.disabled)).frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(Capsule().fill(.theme(\.surface)).opacity(hasBackground ? 0.8 : 0))
    .focusTarget(focus, radius: 16)
    .semantics(
      Semantics(
        role: .slider, label: words("Page"), value: words("\(index + 1) of \(count)"), amount: { [index] in index },
        adjust: { _ = turn(by: $0) }),
      children: .ignore
    )
    .padding(.bottom, 8)
  }

  private var focus: FocusTarget {
    var target = FocusTarget()
    target.editing.adjust = { _, places in turn(by: places) }
    return target
  }

  /// Turns the page by a number of places.
  ///
  /// - Returns: Whether the page changed.
  private func turn(by places: Int) -> Bool {
    let next = min(max(index + places, 0), count - 1)
    if next != index { withAnimation(motion.page) { choose(next) } }
    return next != index
  }
}
