import Looks
import Graphics
import Runtime
import Values

/// Several pages of which one is shown, with a bar of tabs.
///
///     TabView(selection: $tab) {
///       Programs().tabItem { Label("Programs", systemImage: "list.bullet") }.tag(Tab.programs)
///       Status().tabItem { Label("Status", systemImage: "gauge") }.tag(Tab.status)
///     }
///
/// Hidden pages keep their state.
@preconcurrency @MainActor public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// The tabs of the pages. Only the bar and the dots read them, so that other tabs never build the pages again, which report
  /// them.
  @State private var items: [TabItemEntry] = []
  @State private var model = PageModel()
  @State private var ownIndex = 0
  @Environment({ $0.tabLook }) private var look

  /// Creates a tab view whose selection is the value of a ``Tab``.
  public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Content: TabContent {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view whose selection is the tag of a page.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that shows its first page and manages its selection itself.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// The visible page, and the tabs or the dots.
  public var body: some View {
    Group {
      if look.isPaged { paged } else { tabbed }
    }
    .transformPreference(TabItemsKey.self) { $0 = [] }
    .presentationTraits { $0.hasPages = true }
  }

  private var pages: some View {
    content.environment(TabLook()) { $0.tabLook = $1 }.transformPreference(NavigationTraitsKey.self) { _ in }
  }

  private var tabbed: some View {
    VStack(spacing: 0) {
      PageStack(choice: choice, model: model, inside: pages)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(PreferenceAction<TabItemsKey> { items = $0 })
      TabBar(items: $items, chosen: index, choose: choose)
    }
  }

  private var paged: some View {
    PagedRow(position: Double(index), model: model, inside: pages)
      .modifier(PageTurner(index: index, model: model, turn: choose))
      .overlay(alignment: .bottom) {
        if look.dots != .never {
          PageDots(index: index, model: model, items: $items, isForOnePage: look.dots == .always, choose: choose)
        }
      }
      .clipped()
      .modifier(PreferenceAction<TabItemsKey> { items = $0 })
  }

  private var choice: PageChoice { selection.map { .tag(AnyHashable($0.wrappedValue)) } ?? .index(ownIndex) }

  /// The index of the selected page; for pages without tags the selection itself.
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

/// The tab of a page.
struct TabItemEntry: Equatable {
  let label: AnyView
  var badge: Text?

  static func == (left: TabItemEntry, right: TabItemEntry) -> Bool {
    sameBytes(left.label, right.label) && left.badge == right.badge
  }
}

/// Collects the tabs of the pages, in order.
enum TabItemsKey: PreferenceKey {
  static var defaultValue: [TabItemEntry] { [] }
  static func reduce(value: inout [TabItemEntry], nextValue: () -> [TabItemEntry]) { value += nextValue() }
}

extension View {
  /// Sets the tab of this view as a page of a ``TabView``: a ``Label``, or a text and an image.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let entry = TabItemEntry(label: AnyView(label()))
    return transformPreference(TabItemsKey.self) { $0 = [entry] }
  }
}
