import Runtime
import Values

/// One page of a ``TabView`` with its name.
@preconcurrency @MainActor public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What pages are told apart by.
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

  /// A page with any label that stands for a value.
  ///
  /// - Parameter role: accepted as in SwiftUI; a panel's pages are all of one kind.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
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
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(title: Text(title), symbol: systemImage) }
  }

  /// A page with a title and a symbol that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), symbol: systemImage)
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// A page with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), symbol: systemImage)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// The page for searching that stands for a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role) }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// The page for searching.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    value = nil
    self.content = content()
    label = DefaultTabLabel(role)
  }
}

/// What a page is for.
public nonisolated struct TabRole: Hashable, Sendable {
  private let name: String
  /// Looking for something.
  public static let search = TabRole(name: "search")
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

extension DefaultTabLabel {
  fileprivate init(_ role: TabRole) { self.init(title: Text("Search"), symbol: "magnifyingglass") }
}
