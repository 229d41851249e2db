import Graphics

/// Several pages of which one is shown, with a bar of their names.
///
///     TabView(selection: $tab) {
///       Programs().tabItem { Label("Programs", systemImage: "list.bullet") }.tag(Tab.programs)
///       Status().tabItem { Label("Status", systemImage: "gauge") }.tag(Tab.status)
///     }
@preconcurrency @MainActor public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  @State private var items: [TabItemEntry] = []
  @State private var model = PageModel()
  @State private var ownIndex = 0
  @State private var remembered = 0
  @Environment(\.tabLook) private var look

  /// Pages of which the one with a tag is shown.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Pages of which the first is shown until another is chosen.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// The page that is shown, and the bar.
  public var body: some View {
    Group {
      if look.isPaged { paged } else { tabbed }
    }
    .transformPreference(TabItemsKey.self) { $0 = [] }
  }

  private var pages: some View {
    content.environment(\.tabLook, TabLook()).transformPreference(NavigationTraitsKey.self) { _ in }
  }

  private var tabbed: some View {
    VStack(spacing: 0) {
      PageStack(choice: choice, model: model, inside: pages)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(PreferenceAction<TabItemsKey> { items = $0 })
      TabBar(items: items, chosen: index, choose: choose)
    }
  }

  private var paged: some View {
    PagedRow(position: Double(index), model: model, inside: pages)
      .modifier(PageTurner(index: index, model: model, turn: choose))
      .overlay(alignment: .bottom) {
        if look.showsDots { PageDots(index: index, model: model, items: items, choose: choose) }
      }
      .clipped()
      .modifier(PreferenceAction<TabItemsKey> { items = $0 })
  }

  private var choice: PageChoice { selection.map { .tag(AnyHashable($0.wrappedValue)) } ?? .index(ownIndex) }

  private var index: Int {
    guard let selection else { return ownIndex }
    let tag = AnyHashable(selection.wrappedValue)
    return model.tags.firstIndex { $0 == tag } ?? (tag.base as? Int) ?? 0
  }

  private func choose(_ index: Int) {
    guard let selection else { return ownIndex = index }
    let tags = model.tags
    guard tags.indices.contains(index) else { return }
    if let value = (tags[index] ?? AnyHashable(index)).base as? SelectionValue { selection.wrappedValue = value }
  }
}

/// One page of a ``TabView`` with its name.
@preconcurrency @MainActor public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// A page with any label that stands for a value.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The page.
  @ViewBuilder public var body: some View {
    if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A page with a title and a symbol that stands for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), symbol: systemImage) }
  }

  /// A page with a title and a symbol that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), symbol: systemImage) }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// A page with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), symbol: systemImage)
  }
}

/// A title with a symbol.
@preconcurrency @MainActor public struct DefaultTabLabel: View {
  let title: Text
  let symbol: String
  /// Both.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// The name of a page.
struct TabItemEntry: Equatable {
  let label: AnyView
  var badge: Text?

  static func == (left: TabItemEntry, right: TabItemEntry) -> Bool {
    sameBytes(left.label, right.label) && left.badge == right.badge
  }
}

enum TabItemsKey: PreferenceKey {
  static var defaultValue: [TabItemEntry] { [] }
  static func reduce(value: inout [TabItemEntry], nextValue: () -> [TabItemEntry]) { value += nextValue() }
}

extension View {
  /// Says what the view is called as a page of a ``TabView``.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let entry = TabItemEntry(label: AnyView(label()))
    return transformPreference(TabItemsKey.self) { $0 = [entry] }
  }

  /// Shows a number beside the view's name in the bar of a ``TabView``; none for 0.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }

  /// Shows a text beside the view's name in the bar of a ``TabView``.
  public func badge(_ label: Text?) -> some View {
    transformPreference(TabItemsKey.self) { if !$0.isEmpty { $0[0].badge = label } }
  }
}
