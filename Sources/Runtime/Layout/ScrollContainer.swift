import Graphics

/// A container that scrolls its content: what layout and gestures need to know of a scroll view.
@MainActor protocol ScrollContainer: LayoutBehavior {
  /// Whether there is anything out of sight.
  var canScroll: Bool { get }
  /// The space around the content inside the window, in points.
  var margins: EdgeInsets { get }
  /// What is seen, in the container's own space.
  var window: Rect { get }
  /// Moves the position with content that has become longer or shorter above what is seen, in points.
  func shift(_ axis: Axis, by distance: Double)
}

/// A layer that stands above the application's views, such as a dialog.
@MainActor protocol ModalLayer: LayoutBehavior {
  /// The display region on which it stands.
  var pane: Pane { get }
  /// What had the focus when the layer came. Kept weakly.
  var focusBefore: FocusBehavior? { get set }
  /// Called when somebody touches the layer beside its content.
  func touchedBeside()
}

extension ScrollContainer {
  var scrollContainer: (any ScrollContainer)? { self }
}

extension ModalLayer {
  var modalLayer: (any ModalLayer)? { self }
}
