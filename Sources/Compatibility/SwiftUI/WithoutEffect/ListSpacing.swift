import Faceplate

/// The distance between the sections of a list. On a panel the list style decides it.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  private let points: Double?
  /// The distance of the list style.
  public static let `default` = ListSectionSpacing(points: nil), compact = ListSectionSpacing(points: nil)
  /// Accepted for compatibility with SwiftUI: a distance in points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
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

  /// No effect: the list style decides the space between rows.
  @available(*, deprecated, message: "The list style decides the space between rows.")
  public func listRowSpacing(_ spacing: Double?) -> some View { self }

  /// No effect: the list style decides the space between sections.
  @available(*, deprecated, message: "The list style decides the space between sections.")
  public func listSectionSpacing(_ spacing: Double) -> some View { self }
}
