import Looks
import Runtime
import Values

/// One page of a ``TabView`` with its tab.
@preconcurrency @MainActor public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value that identifies the page.
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a page that a value selects, with a label that is a view.
  ///
  /// - Parameters:
  ///   - value: the value that selects the page.
  ///   - content: the page.
  ///   - label: the label of the tab.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The page with its tab item and its tag.
  @ViewBuilder public var body: some View {
    let page = ImplicitStack { content }
    if let value { page.tabItem { label }.tag(value) } else { page.tabItem { label } }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a page that a value selects, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a page that a value selects, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a page with a title and a symbol. It is selected by its index.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates the search page, which a value selects.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role) }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates the search page. It is selected by its index.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(role)
  }
}

extension Tab where Label == EmptyView {
  /// Creates a page that a value selects. Its tab has no label: set one with ``View/tabItem(_:)``.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { EmptyView() }
  }
}

extension Tab where Label == EmptyView, Value == Int {
  /// Creates a page that its index selects. Its tab has no label: set one with ``View/tabItem(_:)``.
  public init(@ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = EmptyView()
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a page that a value selects, with a title and a picture of the catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) }
  }

  /// Creates a page that a value selects, with a localized title and a picture of the catalogue.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a page with a localized title and a picture of the catalogue. It is selected by its index.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
  }
}

/// The purpose of a page.
public nonisolated struct TabRole: Hashable, Sendable {
  private let name: String
  /// A page for searching.
  public static let search = TabRole(name: "search")
}

/// The label of a tab with a title and a symbol or a picture.
@preconcurrency @MainActor public struct DefaultTabLabel: View {
  let title: Text
  let image: Image
  /// The title with its symbol or its picture.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

extension DefaultTabLabel {
  fileprivate init(_ role: TabRole) {
    self.init(title: Text(.toolkit("Search")), image: Image(systemName: "magnifyingglass"))
  }
}
