import Graphics

extension View {
  /// Accepted as in SwiftUI: a panel's letters can be made larger by themselves.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted as in SwiftUI: a panel's letters can be made larger by themselves.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// Accepted as in SwiftUI: touches go to views as they are.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Accepted as in SwiftUI: elements are pressed by their actions, wherever they are.
  public func accessibilityActivationPoint(_ activationPoint: Point) -> some View { self }

  /// Accepted as in SwiftUI: elements are pressed by their actions, wherever they are.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Accepted as in SwiftUI: an element says so itself by what can be done with it.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Accepted as in SwiftUI: a panel inverts no colours.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
