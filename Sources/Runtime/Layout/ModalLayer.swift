import Graphics

/// A layer above the application's views, such as a dialog.
@MainActor package protocol ModalLayer: LayoutBehavior {
  /// The display on which the layer is shown.
  var displayRegion: DisplayRegion { get }
  /// The view that had the focus before the layer was presented; a weak reference.
  var focusBefore: FocusBehavior? { get set }
  /// Called when a touch hits the layer outside its content.
  func touchedBeside()
}

extension ModalLayer {
  package var modalLayer: (any ModalLayer)? { self }
}
