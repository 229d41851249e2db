extension View {
  /// Accepted as in SwiftUI: a panel has no bar of the system's.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted as in SwiftUI: a panel has no bar of the system's.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Accepted as in SwiftUI: nothing of the system's lies over a panel.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted as in SwiftUI: the system has no gestures of its own.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
