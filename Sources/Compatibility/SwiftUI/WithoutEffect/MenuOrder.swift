import Faceplate

/// The order of the items of a menu. On a panel it is always that of the code.
public nonisolated struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The items appear in the order of the code.
  public static let automatic = MenuOrder(name: "automatic"), fixed = MenuOrder(name: "fixed")
  /// Accepted for compatibility with SwiftUI: the items appear in the order of the code.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// No effect: menus of a panel keep the order in which they are written.
  @available(*, deprecated, message: "Menus of a panel keep the order in which they are written.")
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
