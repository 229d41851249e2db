import Runtime

/// In which order a menu stands. A panel's stands as it is written.
public nonisolated struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The order.
  public static let automatic = MenuOrder(name: "automatic"), fixed = MenuOrder(name: "fixed")
  /// The order.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// No effect: menus of a panel keep the order in which they are written.
  @available(*, deprecated, message: "Menus of a panel keep the order in which they are written.")
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
