import Looks
import Runtime
import Values

/// Shows a text at the trailing edge of a list row, and on the tab of a page of a ``TabView``.
struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment({ $0.isInList }) private var isInList

  func body(content: Content) -> some View {
    row(content).transformPreference(TabItemsKey.self) { if !$0.isEmpty { $0[0].badge = label } }
  }

  @ViewBuilder private func row(_ content: Content) -> some View {
    if isInList {
      HStack(spacing: 8) {
        content.frame(maxWidth: .infinity, alignment: .leading)
        if let label { label.monospacedDigit().foregroundStyle(.secondary) }
      }
    } else {
      content
    }
  }
}

extension Text {
  /// A number as a badge shows it; `nil` for 0, which has none.
  static func badge(_ count: Int) -> Text? { count == 0 ? nil : Text(verbatim: "\(count)") }
}

extension View {
  /// Shows a number at the trailing edge of a list row, or on the tab of a page of a ``TabView``; nothing for
  /// 0.
  public func badge(_ count: Int) -> some View { badge(Text.badge(count)) }

  /// Shows a text at the trailing edge of a list row, or on the tab of a page of a ``TabView``; nothing for
  /// `nil`.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows a localized text at the trailing edge of a list row, or on the tab of a page of a ``TabView``;
  /// nothing for `nil`.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }

  /// Shows a text at the trailing edge of a list row, or on the tab of a page of a ``TabView``; nothing for
  /// `nil`.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}

extension TabContent {
  /// Shows a number on the tab; nothing for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> { TabGroup(badged(Text.badge(count))) }

  /// Shows a text on the tab; nothing for `nil`.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { TabGroup(badged(label)) }

  /// Shows a localized text on the tab; nothing for `nil`.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    TabGroup(badged(key.map { Text($0) }))
  }

  private func badged(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
}
