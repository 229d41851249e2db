import Graphics

/// A container that scrolls its content: what layout and gestures need to know of a scroll view.
@MainActor protocol ScrollContainer: LayoutBehavior {
  /// Whether there is anything out of sight along an axis.
  func canScroll(_ axis: Axis) -> Bool
}

/// A layer that stands above the application's views, such as a dialog.
@MainActor protocol ModalLayer: LayoutBehavior {
  /// Called when somebody touches the layer beside its content.
  func touchedBeside()
}

extension ScrollContainer {
  var scrollContainer: (any ScrollContainer)? { self }
}

extension ModalLayer {
  var modalLayer: (any ModalLayer)? { self }
}
