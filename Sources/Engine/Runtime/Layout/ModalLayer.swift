import Graphics

/// A layer above the application's views, such as a dialog.
@MainActor package protocol ModalLayer: LayoutBehavior {
  /// The display on which the layer is shown.
  var displayRegion: DisplayRegion { get }
  /// Called when the layer is touched beside its content.
  func touchedBeside()
}

extension ModalLayer {
  package var modalLayer: (any ModalLayer)? { self }
}
