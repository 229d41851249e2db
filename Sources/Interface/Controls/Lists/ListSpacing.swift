import Looks
import Graphics
import Runtime

private enum LeastRowHeightKey: EnvironmentKey { static var defaultValue: Double? { nil } }

/// The distance between the sections of a list. On a panel the list style decides it.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  private let points: Double?
  /// The distance of the list style.
  public static let `default` = ListSectionSpacing(points: nil), compact = ListSectionSpacing(points: nil)
  /// Accepted for compatibility with SwiftUI: a distance in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension EnvironmentValues {
  /// The minimum height of the rows of lists, in points; by default that of a regular control, 44 on a medium screen.
  public var defaultMinListRowHeight: Double {
    get { self[LeastRowHeightKey.self] ?? ControlMetrics(.regular, on: screenClass).touchHeight }
    set { self[LeastRowHeightKey.self] = newValue }
  }
}

extension View {
  /// No effect: lists of a panel draw no separators between sections.
  @available(*, deprecated, message: "Lists of a panel draw no separators between sections.")
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// No effect: lists of a panel draw no separators between sections.
  @available(*, deprecated, message: "Lists of a panel draw no separators between sections.")
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// No effect: the list style decides the space between sections.
  @available(*, deprecated, message: "The list style decides the space between sections.")
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the tint of the symbols in this row; `nil` for the tint of the environment.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// No effect: the list style decides the space between rows.
  @available(*, deprecated, message: "The list style decides the space between rows.")
  public func listRowSpacing(_ spacing: Double?) -> some View { self }

  /// No effect: the list style decides the space between sections.
  @available(*, deprecated, message: "The list style decides the space between sections.")
  public func listSectionSpacing(_ spacing: Double) -> some View { self }
}
