import Looks
import Runtime
import Values

/// The requests of a page to the bars around it.
struct NavigationTraits: Equatable {
  var title: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var items: [ToolbarEntry] = []
  var hidesBack: Bool?
  var hidesBar: Bool?
  var hidesBottomBar: Bool?

  func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] { items.filter { $0.placement.place == place } }
}

/// Collects the requests; where two views request the same trait, the first wins.
enum NavigationTraitsKey: PreferenceKey {
  static var defaultValue: NavigationTraits { NavigationTraits() }

  static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.titleMode = value.titleMode ?? next.titleMode
    value.items += next.items
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.hidesBottomBar = value.hidesBottomBar ?? next.hidesBottomBar
  }
}

extension View {
  func navigationTraits(_ change: @escaping (inout NavigationTraits) -> Void) -> some View {
    transformPreference(NavigationTraitsKey.self, change)
  }

  /// Sets the title of the page of the enclosing ``NavigationStack``.
  public func navigationTitle(_ title: Text) -> some View { navigationTraits { $0.title = $0.title ?? title } }

  /// Sets the localized title of the page of the enclosing ``NavigationStack``.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the page of the enclosing ``NavigationStack``.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the page of the enclosing ``NavigationStack``. The user cannot edit it.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// Sets the localized title of the page. The former name of ``navigationTitle(_:)``.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page. The former name of ``navigationTitle(_:)``.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the page. The former name of ``navigationTitle(_:)``.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Hides the back button of the page. Escape does not go back then.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationTraits { $0.hidesBack = $0.hidesBack ?? hidesBackButton }
  }

  /// Hides the navigation bar of the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationTraits { $0.hidesBar = $0.hidesBar ?? hidden }
  }

  /// Adds views at both ends of the navigation bar. An older form of ``toolbar(content:)``.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the trailing end of the navigation bar. An older form of ``toolbar(content:)``.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds a view at the leading end of the navigation bar. An older form of ``toolbar(content:)``.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds items to the bars of the page.
  ///
  ///     .toolbar {
  ///       ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
  ///       ToolbarItem(placement: .bottomBar) { Text("3 alarms") }
  ///     }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content()._entries
    return navigationTraits { $0.items += entries }
  }

  /// Adds a view at the trailing end of the navigation bar of the page.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return navigationTraits { $0.items.append(entry) }
  }

  /// Shows or hides bars of the page: by default the navigation bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBars(visibility, bars)
  }

  private func showingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .hidden
    let isForTop = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return navigationTraits {
      if isForTop { $0.hidesBar = $0.hidesBar ?? isHidden }
      if bars.contains(.bottomBar) { $0.hidesBottomBar = $0.hidesBottomBar ?? isHidden }
    }
  }

  /// Shows or hides bars of the page. Another name of ``toolbar(_:for:)``.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBars(visibility, bars)
  }

  /// Removes a standard item from the bars of the page.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    navigationTraits { if kind == .title { $0.title = Text(verbatim: "") } }
  }
}

/// An item that a bar shows by default.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  package init(name: String) { self.name = name }

  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
}
