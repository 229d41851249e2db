import Faceplate

/// The resizing of a window. It has no effect, since a panel fills its display.
public nonisolated struct WindowResizability: Hashable, Sendable {
  let name: String
  /// The resizing that depends on the platform, and that of the content.
  public static let automatic = Self(name: "automatic"), contentSize = Self(name: "contentSize")
  /// The resizing down to the smallest size of the content.
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// The frame of a window. It has no effect, since a panel has none.
public nonisolated struct WindowStyle: Hashable, Sendable {
  let name: String
  /// The default frame, and one with a hidden title bar.
  public static let automatic = Self(name: "automatic"), hiddenTitleBar = Self(name: "hiddenTitleBar")
  /// A frame with a title bar, and no frame at all.
  public static let titleBar = Self(name: "titleBar"), plain = Self(name: "plain")
}

extension Scene {
  /// No effect: a panel fills its display.
  @available(*, deprecated, message: "A panel fills its display.")
  public func defaultSize(_ size: Size) -> some Scene { self }

  /// No effect: a panel fills its display.
  @available(*, deprecated, message: "A panel fills its display.")
  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// No effect: a panel fills its display.
  @available(*, deprecated, message: "A panel fills its display.")
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// No effect: a panel fills its display.
  @available(*, deprecated, message: "A panel fills its display.")
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// No effect: a panel draws no window frame.
  @available(*, deprecated, message: "A panel draws no window frame.")
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }

  /// No effect: no system interface covers a panel.
  @available(*, deprecated, message: "No system interface lies over a panel.")
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
}
