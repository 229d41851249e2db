import Runtime
import Values

/// What a page says about the bars around it.
struct NavigationTraits: Equatable {
  var title: Text?
  var items: [ToolbarEntry] = []
  var hidesBack: Bool?
  var hidesBar: Bool?

  func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] { items.filter { $0.placement.place == place } }
}

enum NavigationTraitsKey: PreferenceKey {
  static var defaultValue: NavigationTraits { NavigationTraits() }

  static func reduce(value: inout NavigationTraits, nextValue: () -> NavigationTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.items += next.items
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.hidesBar = value.hidesBar ?? next.hidesBar
  }
}

/// How large the title of a page is. A panel's bars have one size.
public nonisolated enum NavigationBarItem: Sendable {
  /// How large the title of a page is.
  public enum TitleDisplayMode: Sendable {
    /// As the page before, in the bar, or below it.
    case automatic, inline, large
  }
}

extension View {
  private func navigationTraits(_ change: @escaping (inout NavigationTraits) -> Void) -> some View {
    transformPreference(NavigationTraitsKey.self, change)
  }

  /// Names the page of a ``NavigationStack`` that the view stands on.
  public func navigationTitle(_ title: Text) -> some View { navigationTraits { $0.title = $0.title ?? title } }

  /// Names the page of a ``NavigationStack`` that the view stands on.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Names the page of a ``NavigationStack`` that the view stands on.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Names the page of a ``NavigationStack`` that the view stands on. The title is shown, not edited.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// An older name of ``navigationTitle(_:)``.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey) }

  /// An older name of ``navigationTitle(_:)``.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// No effect: navigation bars of a panel show titles in one size.
  @available(*, deprecated, message: "Navigation bars of a panel show titles in one size.")
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }

  /// Leaves the way back out of the bar, and Escape without effect.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationTraits { $0.hidesBack = $0.hidesBack ?? hidesBackButton }
  }

  /// Leaves the bar out.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationTraits { $0.hidesBar = $0.hidesBar ?? hidden }
  }

  /// An older form of ``toolbar(content:)``.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    navigationTraits {
      $0.items.append(ToolbarEntry(placement: .topBarLeading, content: AnyView(leading)))
      $0.items.append(ToolbarEntry(placement: .topBarTrailing, content: AnyView(trailing)))
    }
  }

  /// An older form of ``toolbar(content:)``.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    navigationTraits { $0.items.append(ToolbarEntry(placement: .topBarTrailing, content: AnyView(trailing))) }
  }

  /// An older form of ``toolbar(content:)``.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    navigationTraits { $0.items.append(ToolbarEntry(placement: .topBarLeading, content: AnyView(leading))) }
  }

  /// Puts things into the bars of the page that the view stands on.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content()._entries
    return navigationTraits { $0.items += entries }
  }

  /// Puts a view at the end of the bar of the page that the view stands on.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return navigationTraits { $0.items.append(entry) }
  }

  /// Shows or hides bars of the page that the view stands on.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBars(visibility, bars)
  }

  private func showingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return navigationTraits { if isMeant { $0.hidesBar = $0.hidesBar ?? (visibility == .hidden) } }
  }

  /// Shows or hides bars on the page that the view stands on: another name of ``toolbar(_:for:)``.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBars(visibility, bars)
  }

  /// Leaves something out of the bars that would stand there by itself.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    navigationTraits { if kind == .title { $0.title = Text(verbatim: "") } }
  }
}

/// Something that stands in a bar by itself.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// What shows and hides a column. A panel has none.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebar")
}
