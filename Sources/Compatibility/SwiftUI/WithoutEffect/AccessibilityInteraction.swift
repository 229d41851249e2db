import Faceplate

extension View {
  /// No effect: text of a panel grows with dynamicTypeSize(_:) and needs no second display.
  @available(*, deprecated, message: "Text of a panel grows with dynamicTypeSize(_:) and needs no second display.")
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// No effect: text of a panel grows with dynamicTypeSize(_:) and needs no second display.
  @available(*, deprecated, message: "Text of a panel grows with dynamicTypeSize(_:) and needs no second display.")
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }

  /// No effect: touches always go to the views directly.
  @available(*, deprecated, message: "Touches always go to the views directly.")
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// No effect: assistive technology performs the actions of an element, wherever the element is.
  @available(
    *, deprecated, message: "Assistive technology performs the actions of an element, wherever the element is."
  )
  public func accessibilityActivationPoint(_ activationPoint: Point) -> some View { self }

  /// No effect: assistive technology performs the actions of an element, wherever the element is.
  @available(
    *, deprecated, message: "Assistive technology performs the actions of an element, wherever the element is."
  )
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// No effect: an element responds exactly if it has an action.
  @available(*, deprecated, message: "An element responds exactly if it has an action.")
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// No effect: a panel never inverts its colors.
  @available(*, deprecated, message: "A panel never inverts its colors.")
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
