import Looks
import Runtime
import Values

/// One page of a navigation stack between its bars.
struct NavigationPage<Content: View>: View {
  let depth: Int
  let content: Content

  @State private var traits = NavigationTraits()
  @State private var editMode = EditMode.inactive
  /// The scroll view of the page, behind which a large title goes.
  @State private var scrolling = ScrollFollower()
  @State private var isTitleGone = false
  @Environment({ $0.navigation }) private var model
  @Environment({ $0.dismiss }) private var dismissAll
  @Environment({ $0.isPresented }) private var isInSheet

  var body: some View {
    VStack(spacing: 0) {
      PageTop(bars: bars, isTitleGone: $isTitleGone)
      ImplicitStack { content }
        // Content that is too large is clipped at the end of the page; it must not displace the bar.
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .modifier(PreferenceAction<NavigationTraitsKey> { traits = $0 })
        .scrollFollower(scrolling)
        .safeAreaInset(edge: .top) { PageLargeTitle(bars: bars, scrolling: scrolling, isTitleGone: $isTitleGone) }
      PageBottom(bars: bars)
    }
    .transformPreference(NavigationTraitsKey.self) { $0 = NavigationTraits() }
    .environment(\.dismiss, depth > 0 ? DismissAction { model?.pop() } : dismissAll)
    .environment(depth > 0 || isInSheet) { $0.isPresented = $1 }
    .environment($editMode) { $0.editMode = $1 }
  }

  private var bars: PageBars { PageBars(depth: depth, isInSheet: isInSheet, traits: $traits) }
}

/// The contents of a page's bars. Only the bars read the traits: a page that read them would build its content again, which
/// reports them.
private struct PageBars: DynamicProperty {
  let depth: Int
  let isInSheet: Bool
  @Binding var traits: NavigationTraits
  @Environment({ $0.navigation }) var model
  @Environment({ $0.screenSize }) private var screen
  @Environment({ $0.verticalSizeClass }) private var verticalSizeClass
  @Environment({ $0.bannerHeight }) private var bannerHeight
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass

  init(depth: Int, isInSheet: Bool, traits: Binding<NavigationTraits>) {
    (self.depth, self.isInSheet) = (depth, isInSheet)
    _traits = traits
  }

  /// Goes back; `nil` on the root and where the page hides its back button.
  var back: (() -> Void)? {
    guard depth > 0, !(traits.hidesBack ?? false) else { return nil }
    return { model?.pop() }
  }

  /// Whether the title has its own line.
  var isLarge: Bool {
    guard let title = traits.title, title != Text(verbatim: ""), verticalSizeClass != .compact else { return false }
    switch traits.titleMode ?? .automatic {
    case .large: return true
    case .inline: return false
    case .automatic: return depth == 0 && !isInSheet && screen.map { $0.height > $0.width } ?? false
    }
  }

  /// Whether there is anything beside a large title.
  var hasRow: Bool { !isLarge || hasControls }

  /// Whether the bar has anything but a title.
  private var hasControls: Bool {
    back != nil || ![.leading, .middle, .trailing].allSatisfy { traits.items($0).isEmpty }
  }

  /// Whether a bar with nothing but a title gives its room to the page, because a banner would leave less than two rows
  /// between the title and the actions and tabs below.
  private var givesWay: Bool {
    guard bannerHeight > 0, !hasControls, let screen else { return false }
    let bars = metrics.barHeight + metrics.tabBarHeight + metrics.actionsHeight(on: screenClass)
    return screen.height - bannerHeight - bars < ScreenMetrics.leastPage
  }

  var hasBar: Bool {
    if traits.hidesBar ?? false || givesWay { return false }
    return back != nil || traits.title != nil
      || !traits.items.filter { $0.placement.place != .bottom && $0.placement.place != .hidden }.isEmpty
  }
}

/// The navigation bar of a page, if it has one.
private struct PageTop: View {
  let bars: PageBars
  @Binding var isTitleGone: Bool
  @Environment({ $0.localizer }) private var words

  var body: some View {
    VStack(spacing: 0) {
      if bars.hasBar, bars.hasRow {
        NavigationBar(
          traits: bars.traits, back: bars.back, backTitle: bars.model?.title(of: bars.depth - 1),
          hasTitle: !bars.isLarge || isTitleGone, hasLine: !bars.isLarge)
      }
    }
    .onChange(of: bars.traits.title?.string(by: words), initial: true) { _, title in
      bars.model?.setTitle(title, of: bars.depth)
    }
  }
}

/// The large title of a page, if it has one.
private struct PageLargeTitle: View {
  let bars: PageBars
  let scrolling: ScrollFollower
  @Binding var isTitleGone: Bool

  var body: some View {
    if bars.hasBar, bars.isLarge, let title = bars.traits.title {
      LargeTitle(title: title, hasRow: bars.hasRow, scrolling: scrolling, isGone: $isTitleGone)
    }
  }
}

/// The bar below a page, if it has one.
private struct PageBottom: View {
  let bars: PageBars

  var body: some View {
    let items = bars.traits.items(.bottom)
    if !items.isEmpty, bars.traits.hidesBottomBar != true { BottomBar(items: items) }
  }
}

/// The bar above a page: back button, toolbar items and title.
struct NavigationBar: View {
  let traits: NavigationTraits
  let back: (() -> Void)?
  let backTitle: String?
  /// Whether the title is in the middle of the bar.
  let hasTitle: Bool
  /// Whether the bar ends with a line.
  let hasLine: Bool

  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    VStack(spacing: 0) {
      row
      if hasLine { BarLine() }
    }
    .background(BarStyle())
  }

  private var row: some View {
    HStack(spacing: 8) {
      HStack(spacing: 8) {
        if let back { BackButton(title: backTitle.map { Text($0) }, action: back) }
        ToolbarItems(items: traits.items(.leading))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      middle.layoutPriority(1)
      HStack(spacing: 8) { ToolbarItems(items: traits.items(.trailing)) }
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .buttonStyle(.borderless)
    // The bar keeps its height, and the page its room: words in the bar grow less than words below it.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .padding(.horizontal, 12)
    .frame(height: metrics.barHeight)
  }

  @ViewBuilder private var middle: some View {
    if traits.items(.middle).isEmpty {
      if hasTitle, let title = traits.title { PageTitle(title: title, font: .headline) }
    } else {
      ToolbarItems(items: traits.items(.middle))
    }
  }
}

struct PageTitle: View {
  let title: Text
  let font: Font
  var body: some View { title.font(font).lineLimit(1).accessibilityAddTraits(.isHeader) }
}

/// The line between a bar and a page.
struct BarLine: View {
  @Environment({ $0.sheetGround?.margin ?? 0 }) private var margin
  /// In a sheet, the line reaches the edges.
  var body: some View { Rectangle().fill(.theme(\.track)).frame(height: 1).padding(.horizontal, -margin) }
}

/// The bar below a page.
struct BottomBar: View {
  let items: [ToolbarEntry]

  var body: some View {
    VStack(spacing: 0) {
      BarLine()
      HStack(spacing: 8) { ToolbarItems(items: items) }
        .buttonStyle(.borderless)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
    }
    .background(BarStyle())
  }
}

private struct ToolbarItems: View {
  let items: [ToolbarEntry]
  /// Of a label, a bar shows the symbol alone.
  var body: some View { ForEach(0..<items.count) { items[$0].content }.labelStyle(.iconOnly) }
}

private struct BackButton: View {
  /// The title of the page before; `nil` if it has none.
  let title: Text?
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      // Beside a long title there is no room for the other title: a truncated word says less than no word.
      ViewThatFits(in: .horizontal) {
        if let title { words(title) }
        words(Text(.toolkit("Back")))
        chevron
      }
    }
    .accessibilityLabel(.toolkit("Back"))
    .keyboardShortcut(.cancelAction)
  }

  private var chevron: some View { ControlSymbol(name: "chevron.backward", side: 16) }

  private func words(_ text: Text) -> some View {
    HStack(spacing: 4) {
      chevron
      text.lineLimit(1)
    }
  }
}
