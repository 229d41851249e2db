import Graphics

/// A layer that stands above the application's views, such as a dialog.
@MainActor package protocol ModalLayer: LayoutBehavior {
  /// The display region on which it stands.
  var displayRegion: DisplayRegion { get }
  /// Called when somebody touches the layer beside its content.
  func touchedBeside()
}

extension ModalLayer {
  package var modalLayer: (any ModalLayer)? { self }
}
