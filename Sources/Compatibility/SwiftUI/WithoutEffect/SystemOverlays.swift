import Faceplate

extension View {
  /// No effect: a panel has no status bar.
  @available(*, deprecated, message: "A panel has no status bar.")
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// No effect: a panel has no status bar.
  @available(*, deprecated, message: "A panel has no status bar.")
  public func statusBar(hidden: Bool) -> some View { self }

  /// No effect: no system interface covers a panel.
  @available(*, deprecated, message: "No system interface lies over a panel.")
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// No effect: there are no system gestures on a panel.
  @available(*, deprecated, message: "There are no system gestures on a panel.")
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
