import Runtime
import Values

/// Shows a text at the end of a row of a list, and beside a view's name in the bar of a ``TabView``.
struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.isInList) private var isInList

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
  /// Shows a number at the end of a row, or beside the view's name in the bar of a ``TabView``; none for 0.
  public func badge(_ count: Int) -> some View { badge(Text.badge(count)) }

  /// Shows a text at the end of a row, or beside the view's name in the bar of a ``TabView``.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows a text at the end of a row, or beside the view's name in the bar of a ``TabView``.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(BadgeModifier(label: key.map { Text($0) })) }

  /// Shows a text at the end of a row, or beside the view's name in the bar of a ``TabView``.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }

  /// No effect: all badges of a panel look the same.
  @available(*, deprecated, message: "All badges of a panel look the same.")
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// How much a badge stands out.
public nonisolated struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// As it does.
  public static let standard = BadgeProminence(name: "standard"), decreased = BadgeProminence(name: "decreased")
  /// As it does.
  public static let increased = BadgeProminence(name: "increased")
}

extension TabContent {
  /// Shows a number beside the page's name; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> { TabGroup(badged(Text.badge(count))) }

  /// Shows a text beside the page's name.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { TabGroup(badged(label)) }

  /// Shows a text beside the page's name.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    TabGroup(badged(key.map { Text($0) }))
  }

  private func badged(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }
}
