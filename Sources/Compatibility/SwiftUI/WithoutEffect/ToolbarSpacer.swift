import Faceplate

/// A space between two items. On a panel it draws nothing: items are always spaced evenly.
@preconcurrency @MainActor public struct ToolbarSpacer: ToolbarContent {
  /// Spacers have no body.
  public typealias Body = Never

  /// No effect: the items of a panel's bars are always spaced evenly.
  @available(*, deprecated, message: "The items of a panel's bars are always spaced evenly.")
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// The empty list: a spacer adds no entry.
  public var _entries: [ToolbarEntry] { [] }
}

/// The size of a toolbar spacer. On a panel it has no effect.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// As much space as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A fixed distance between the items.
  public static let fixed = SpacerSizing(name: "fixed")
}
